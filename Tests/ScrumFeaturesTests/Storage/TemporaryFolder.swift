import Foundation
import Navigation

@testable import ScrumFeatures

/// A folder of its own for one test, gone with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "scrums-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { path + "/" + name }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: file(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
  }

  // MARK: - scrums.json

  /// The scrums' file as a session has it that saves when it is told to, at a time of its own.
  func document() -> ScrumDocument {
    var fileSystem = FileSystem.live
    fileSystem.pause = { _ in }
    return ScrumDocument(
      file("scrums.json"),
      format: .scrums,
      options: DocumentOptions(
        fileSystem: fileSystem,
        millisecondsToSave: nil,
        millisecondsBetweenChecks: nil,
        date: { Date(timeIntervalSinceReferenceDate: 0) }
      )
    )
  }

  /// Another program writes the file.
  func write(_ scrums: ScrumFile) throws {
    try write(String(decoding: scrums.encode(), as: UTF8.self), to: "scrums.json")
  }

  func scrums() throws -> IdentifiedArrayOf<DailyScrum> {
    try ScrumFileReader(path: file("scrums.json")).scrums().scrums
  }
}
