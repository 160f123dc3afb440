/// Why a document's file could not be read or written. Facts only.
public enum DocumentError: Error, Sendable {
  /// The system would not read it.
  case cannotRead(SystemFailure)
  /// The system would not write it; what was there is still there.
  case cannotWrite(SystemFailure)
  /// What is at the path is a folder, a device, a pipe.
  case notAFile(isFolder: Bool)
  /// It is larger than what is read.
  case tooLarge(bytes: Int, limit: Int)
  /// It holds something else than it should: what the format's `decode` threw.
  case undecodable(any Error)
  /// The value cannot be said in the file's format: what `encode` threw.
  case unencodable(any Error)
  /// The path is a symbolic link to this place, where nothing is.
  case dangling(to: String)
  /// Another program held the lock for too long.
  case locked
  /// The system would not give the file that cannot be read another name.
  case cannotMoveAside(SystemFailure)
}
