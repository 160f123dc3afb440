#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A file as it was before a session changed it.
public struct DocumentBackup: Hashable, Sendable {
  public let path: String
  /// When it was made.
  public let date: Date
  /// Counted up from the first backup of the document.
  let number: Int
}

/// Keeps former contents of a document's file: five at most, whose ages grow by about the same
/// factor from one to the next.
struct DocumentBackups: Sendable {
  let folder: DocumentFolder

  static let count = 5
  /// What is older is the first to go, in seconds.
  static let oldAge: Double = 30 * 24 * 3600

  /// What is there, newest first.
  func all() throws(SystemFailure) -> [DocumentBackup] {
    try folder.names().compactMap(backup).sorted { $0.number > $1.number }
  }

  /// Whether the newest is old enough; one of the future says nothing, because a clock was set back.
  static func isDue(
    after newest: Date?,
    now: Date,
    secondsBetween seconds: Double
  ) -> Bool {
    guard let newest else { return true }
    let age = now.timeIntervalSince(newest)
    return age < 0 || age >= seconds
  }

  /// Keeps a content, and lets the most dispensable one go.
  func add(_ bytes: [UInt8], now: Date) throws(SystemFailure) {
    var backups = try all()
    let number = (backups.first?.number ?? 0) + 1
    let path = folder.file("backup-\(number)-\(Int(now.timeIntervalSince1970)).json")
    _ = try AtomicFile(fileSystem: folder.fileSystem).replace(path, with: bytes)
    backups.insert(DocumentBackup(path: path, date: now, number: number), at: 0)
    while backups.count > Self.count {
      let index = Self.mostDispensable(of: backups.map { now.timeIntervalSince($0.date) })
      try folder.fileSystem.unlink(backups.remove(at: index).path)
    }
  }

  /// Which of several ages, newest first, says least: the oldest if it is very old; else the one
  /// between whose neighbours the least time passed, in proportion to their age.
  ///
  /// - Parameter ages: In seconds; at least three.
  static func mostDispensable(of ages: [Double]) -> Int {
    if let last = ages.last, last > oldAge { return ages.count - 1 }
    let ratios = (1..<ages.count - 1).map { ages[$0 + 1] / max(ages[$0 - 1], 60) }
    let least = ratios.min() ?? 0
    return (ratios.lastIndex(of: least) ?? 0) + 1
  }

  private func backup(_ name: String) -> DocumentBackup? {
    let words = name.split(separator: "-")
    guard words.count == 3, words[0] == "backup", let number = Int(words[1]),
      words[2].hasSuffix(".json"), let seconds = Int(words[2].dropLast(5))
    else { return nil }
    return DocumentBackup(
      path: folder.file(name),
      date: Date(timeIntervalSince1970: Double(seconds)),
      number: number
    )
  }
}
