import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where a session at a keyboard ended, to be offered when the next one of the same file begins.
///
/// One line a file in `last-paths` in the folder of the program's state: the path in the app, a tab, and
/// the file's own path. It is a convenience: what fails is not told.
struct LastPath {
  private let stateFolder: String
  private let file: String

  /// So many files are remembered.
  private static let limit = 50

  init(of file: String, stateFolder: String) {
    self.stateFolder = stateFolder
    let folder = FileManager.default.currentDirectoryPath
    self.file = file.hasPrefix("/") ? file : folder + "/" + file
  }

  private var store: String { stateFolder + "/last-paths" }

  /// Nil where nothing is known, or it was the list.
  func read() -> String? {
    lines().last { $0.file == file }.map(\.path).flatMap { $0 == "/" ? nil : $0 }
  }

  func write(_ path: String) {
    var lines = lines().filter { $0.file != file }
    lines.append((path, file))
    let text = lines.suffix(Self.limit).map { "\($0.path)\t\($0.file)\n" }.joined()
    guard !file.contains(where: \.isNewline) else { return }
    _ = try? AtomicFile(fileSystem: .live).replace(store, with: Array(text.utf8))
  }

  private func lines() -> [(path: String, file: String)] {
    guard let text = try? String(contentsOfFile: store, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }
}
