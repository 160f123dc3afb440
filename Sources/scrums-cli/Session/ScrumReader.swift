import Navigation
import ScrumFeatures
import ScrumFixtures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads scrums from what a name means: a fixture of the program, else a file of any known format.
struct ScrumReader: Sendable {
  let now: @Sendable () -> Date

  /// The scrums of a fixture or a file.
  func fixture(_ name: String) throws(CommandError) -> ScrumImport.Result {
    if let bytes = ScrumFixtures.bytes(named: name) {
      return try read(bytes, name: name)
    }
    guard let result = try file(name, orNil: true) else {
      throw .notFound(
        .fixture,
        name,
        nearest: Spelling.nearest(to: name, in: ScrumFixtures.names),
        among: ScrumFixtures.names
      )
    }
    return result
  }

  /// The scrums of a file.
  func file(_ path: String) throws(CommandError) -> ScrumImport.Result {
    guard let result = try file(path, orNil: true) else {
      throw .notFound(.file, path, nearest: nil)
    }
    return result
  }

  private func file(_ path: String, orNil: Bool) throws(CommandError) -> ScrumImport.Result? {
    let bytes: [UInt8]?
    do throws(StorageError) {
      bytes = try ScrumFileReader(path: path).bytes()
    } catch {
      throw CommandError(error)
    }
    guard let bytes else { return nil }
    return try read(bytes, name: path)
  }

  private func read(_ bytes: [UInt8], name: String) throws(CommandError) -> ScrumImport.Result {
    do throws(UnreadableReason) {
      return try ScrumImport.read(bytes, now: now())
    } catch {
      throw CommandError(StorageError.unreadable(file: name, reason: error))
    }
  }
}

extension CommandError {
  /// What storage says of a file, as the refusal of a command.
  init(_ error: StorageError) {
    switch error {
    case .unreadable(let file, .newerVersion(let version)):
      self = .newerVersion(file: file, version: version)
    case .unreadable(let file, let reason):
      self = .unreadable(file: file, reason: reason.words(file: file).droppingPeriod)
    case .notAFile(let file, let isFolder):
      self = .unreadable(file: file, reason: isFolder ? "it is a folder" : "it is no regular file")
    case .unwritable(let file, let failure):
      self = .unwritable(file: file, reason: failure.words)
    case .notEncodable(let file, let problem):
      self = .unwritable(file: file, reason: problem)
    case .cannotMoveAside(let file, let failure):
      self = .unwritable(file: file, reason: failure.words)
    case .dangling(let file, let target):
      self = .unwritable(
        file: file,
        reason: "it is a link to \"\(target)\", which does not exist"
      )
    case .locked(let file):
      self = .locked(file: file)
    }
  }
}

extension String {
  /// The sentence without the period that ends it.
  fileprivate var droppingPeriod: String {
    hasSuffix(".") ? String(dropLast()) : self
  }
}
