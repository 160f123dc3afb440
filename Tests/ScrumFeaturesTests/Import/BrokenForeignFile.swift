import Foundation
import Testing

@testable import ScrumFeatures

/// A file of another program with one thing changed, and everything that an import says of it.
struct BrokenForeignFile: CustomTestStringConvertible, Sendable {
  let name: String
  let file: String
  let old: String
  let new: String
  let lines: [String]

  var testDescription: String { "\(name): \(old) → \(new)" }

  var text: String { file.replacingFirst(old, with: new) }
}

extension BrokenForeignFile {
  static let all: [BrokenForeignFile] =
    scrumdinger2021 + scrumdinger2021WithHistory + scrumdinger2022 + scrumdinger2023 + syncUps
    + repeatedIDs

  /// Cases of one file: what is replaced, by what, and the report.
  static func cases(
    _ name: String,
    _ file: String,
    _ cases: [(old: String, new: String, lines: [String])]
  ) -> [BrokenForeignFile] {
    cases.map {
      BrokenForeignFile(name: name, file: file, old: $0.old, new: $0.new, lines: $0.lines)
    }
  }
}

extension String {
  /// The text with the first `old` replaced; itself when there is none.
  func replacingFirst(_ old: String, with new: String) -> String {
    guard let range = range(of: old) else { return self }
    return replacingCharacters(in: range, with: new)
  }
}
