/// Something that is said of a reading or a merge of the scrums' file.
public enum StorageNote: Hashable, Sendable {
  /// Something was mended while the file was read.
  case repaired(ImportNote)
  /// Two changes contradicted each other, and both were kept.
  case conflict(MergeConflict)
}

/// What happened to the scrums' file without being asked for.
public enum StorageEvent: Hashable, Sendable {
  /// Another program's changes were taken over.
  case changedElsewhere([StorageNote])
  /// The changes of a session that was cut off were made again.
  case recovered([StorageNote])
  /// What is in the file now cannot be read.
  case unreadable(StorageError)
  /// The file has gone.
  case removed(file: String)
  /// The file that could not be read has this path now.
  case movedAside(to: String)
  case saved
  case saveFailed(StorageError)
}
