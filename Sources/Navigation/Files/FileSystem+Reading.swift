extension FileSystem {
  /// Why a file was not read.
  package enum ReadFailure: Error, Hashable, Sendable {
    case system(SystemFailure)
    case notAFile(isFolder: Bool)
    case tooLarge(bytes: Int)
  }

  /// What a file holds, and its stamp at the time; nil when there is none.
  ///
  /// A file that somebody writes to meanwhile is read again, three times at most: what is torn then
  /// has another stamp by the next look.
  package func contents(
    of path: String,
    limit: Int = .max
  ) throws(ReadFailure) -> (bytes: [UInt8], stamp: FileStamp)? {
    var attempt = 1
    while true {
      let status = try orFailure { () throws(SystemFailure) in
        try AtomicFile(fileSystem: self).status(of: path)
      }
      guard let status else { return nil }
      guard status.kind == .regular else {
        throw .notAFile(isFolder: status.kind == .folder)
      }
      guard status.size <= limit else { throw .tooLarge(bytes: status.size) }
      let reading = try orFailure { () throws(SystemFailure) in
        try readFile(path, size: status.size)
      }
      guard let reading else { return nil }
      if reading.isWhole || attempt == 3 { return (reading.bytes, reading.stamp) }
      attempt += 1
    }
  }

  private func orFailure<Result>(
    _ body: () throws(SystemFailure) -> Result
  ) throws(ReadFailure) -> Result {
    do throws(SystemFailure) {
      return try body()
    } catch {
      throw .system(error)
    }
  }

  /// Nil when the file has gone meanwhile.
  private func readFile(
    _ path: String,
    size: Int
  ) throws(SystemFailure) -> (bytes: [UInt8], stamp: FileStamp, isWhole: Bool)? {
    let file: Descriptor
    do throws(SystemFailure) {
      file = try open(path, .reading)
    } catch {
      if error.code == SystemFailure.missing { return nil }
      throw error
    }
    defer { try? close(file) }
    let before = FileStamp(try statusOfFile(file))
    let bytes = try readToEnd(file, size: size)
    let after = FileStamp(try statusOfFile(file))
    return (bytes, after, before == after)
  }

  /// The rest of an open file.
  ///
  /// - Parameter size: What it is thought to be, in bytes.
  package func readToEnd(_ file: Descriptor, size: Int) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    // NB: one byte more than it should hold, so that the end is seen in the first read.
    var chunk = max(size, 4096) + 1
    while true {
      let some = try read(file, chunk)
      if some.isEmpty { return bytes }
      if bytes.isEmpty { bytes = some } else { bytes += some }
      chunk = 65_536
    }
  }
}
