import Navigation

/// Why scrums could not be read from their file, or written to it. Facts only; `words` says them.
public enum StorageError: Error, Hashable, Sendable {
  case unreadable(file: String, reason: UnreadableReason)
  case unwritable(file: String, failure: SystemFailure)
  /// What is at the path is a folder, a device, a pipe.
  case notAFile(file: String, isFolder: Bool)
  /// The scrums hold something that JSON cannot say.
  case notEncodable(file: String, problem: String)
  case cannotMoveAside(file: String, failure: SystemFailure)
  /// The path is a symbolic link to a place where nothing is.
  case dangling(file: String, target: String)
  /// Another program held the file's lock for too long.
  case locked(file: String)
}

/// What is wrong with a file that should hold scrums.
public enum UnreadableReason: Error, Hashable, Sendable {
  case system(SystemFailure)
  /// No bytes at all, or nothing but blanks or zeros.
  case empty(bytes: Int)
  case notUTF8(offset: Int)
  case notJSON(line: Int, column: Int, found: String)
  case conflictMarkers(line: Int)
  /// JSON, but of another program's: its format's name where it was recognised.
  case otherFormat(String?)
  case newerVersion(Int)
  /// Its arrays and objects lie in each other deeper than is read.
  case tooDeep(levels: Int)
  /// It is too large to be one.
  case tooLarge(bytes: Int, limit: Int)
  /// `place` is like `scrums[2].theme`.
  case malformed(place: String, problem: String)
}
