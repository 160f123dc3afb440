import Dispatch

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How a document is kept.
public struct DocumentOptions: Sendable {
  public var fileSystem: FileSystem
  /// Where programs keep what is theirs alone, `~/.local/state/…`: journals and backups are in a
  /// folder below it that the document has for itself. Without it there are none, and each change
  /// is saved before it counts as safe.
  public var stateFolder: String?
  /// How long a change waits for others that are saved with it, in milliseconds; nil for ever, that
  /// is, until `save` is called.
  public var millisecondsToSave: Int?
  /// How often the file is looked at for other programs' changes; nil never.
  public var millisecondsBetweenChecks: Int?
  /// The size of file, in bytes, above which it is taken for something else.
  public var sizeLimit: Int
  /// The least time between two backups, in seconds.
  public var secondsBetweenBackups: Double
  public var date: @Sendable () -> Date

  public init(
    fileSystem: FileSystem = .live,
    stateFolder: String? = nil,
    millisecondsToSave: Int? = 300,
    millisecondsBetweenChecks: Int? = 400,
    sizeLimit: Int = 100_000_000,
    secondsBetweenBackups: Double = 600,
    date: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.fileSystem = fileSystem
    self.stateFolder = stateFolder
    self.millisecondsToSave = millisecondsToSave
    self.millisecondsBetweenChecks = millisecondsBetweenChecks
    self.sizeLimit = sizeLimit
    self.secondsBetweenBackups = secondsBetweenBackups
    self.date = date
  }
}
