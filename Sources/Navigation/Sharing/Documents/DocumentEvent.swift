/// What happened to a document without being asked for.
public enum DocumentEvent<Note: Sendable>: Sendable {
  /// Another program's changes were taken over from the file.
  case changedOutside([Note])
  /// Changes of a session that was cut off were made again.
  case recovered([Note])
  /// Another program left something in the file that cannot be read. It is left as it is.
  case unreadable(DocumentError)
  /// The file has gone. What it held is still here, and written anew with the next change.
  case removed
  /// The file that could not be read has this path now.
  case movedAside(to: String)
  /// A save that nobody waited for succeeded, or failed.
  case saved
  case saveFailed(DocumentError)
}
