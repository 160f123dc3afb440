import Navigation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The lines that were entered at the keyboard, a line each in a file that only grows.
///
/// Sessions add to it at the same time, each line under a lock, so that none is lost. It is for its
/// owner's eyes only (mode 600 in a folder of mode 700).
struct HistoryFile: Sendable {
  let path: String
  private let stateFolder: String

  /// What is read of it: the last of so many bytes.
  private static let readLimit = 1 << 20

  /// `history` in the folder of the program's state.
  init(stateFolder: String) {
    self.stateFolder = stateFolder
    path = stateFolder + "/history"
  }

  /// The lines, the oldest first; of those that repeat only the newest. None where it cannot be read.
  func lines() -> [String] {
    guard let bytes = read() else { return [] }
    var seen: Set<String> = []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.reversed().filter { seen.insert($0).inserted }.prefix(LineHistory.limit).reversed()
  }

  /// Adds a line. What fails is not told: the history is a convenience.
  func append(_ line: String) {
    try? AtomicFile(fileSystem: .live).makeFolders(stateFolder)
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    defer { SystemCalls.close(descriptor) }
    // NB: a line is one write at the end of the file, which holds where somebody keeps the lock.
    flock(descriptor, LOCK_EX | LOCK_NB)
    OutputWriter(descriptor: descriptor).write(line + "\n")
  }

  private func read() -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { SystemCalls.close(descriptor) }
    let length = Int(lseek(descriptor, 0, SEEK_END))
    let start = max(0, length - Self.readLimit)
    lseek(descriptor, off_t(start), SEEK_SET)
    var bytes: [UInt8] = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      while bytes.count < Self.readLimit,
        case .success(let count) = SystemCalls.read(descriptor, into: buffer), count > 0
      {
        bytes.append(contentsOf: buffer[..<count])
      }
    }
    // The first line may have lost its beginning.
    guard start > 0 else { return bytes }
    return bytes.firstIndex(of: UInt8(ascii: "\n")).map { Array(bytes[($0 + 1)...]) } ?? []
  }
}
