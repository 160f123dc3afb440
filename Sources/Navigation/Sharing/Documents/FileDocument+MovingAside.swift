#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FileDocument {
  /// Nil when the file has gone.
  func moveAsideNow() throws(DocumentError) -> String? {
    let (target, status) = try targetStatus(orThrow: DocumentError.cannotMoveAside)
    guard let status else {
      takeOver(nil)
      return nil
    }
    // NB: nobody wants a folder renamed that was named by mistake.
    guard status.kind == .regular else {
      throw .notAFile(isFolder: status.kind == .folder)
    }
    let aside = try giveAsideName(target, target)
    takeOver(nil)
    return aside
  }

  /// Gives the file a name made of the document's and the time (UTC), beside it. Nothing is ever
  /// overwritten.
  func giveAsideName(
    _ path: String,
    _ target: String
  ) throws(DocumentError) -> String {
    let fileSystem = options.fileSystem
    let files = AtomicFile(fileSystem: fileSystem)
    let place = FilePath(target)
    let (stem, suffix) = place.stemAndSuffix
    let time = Self.compactText(for: options.date())
    do throws(SystemFailure) {
      var number = 1
      while true {
        let ending = number == 1 ? "" : "-\(number)"
        let aside = place.sibling("\(stem).unreadable-\(time)\(ending)\(suffix)")
        if try files.move(path, toTheFreeName: aside) {
          try files.synchronizeFolder(place.folder)
          return aside
        }
        number += 1
      }
    } catch {
      throw .cannotMoveAside(error)
    }
  }

  /// `20300101-090000`
  private static func compactText(for date: Date) -> String {
    let digits = date.formatted(.iso8601).filter(\.isNumber)
    return digits.prefix(8) + "-" + digits.dropFirst(8)
  }
}
