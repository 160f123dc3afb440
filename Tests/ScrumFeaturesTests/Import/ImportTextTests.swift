import Foundation
import Testing

@testable import ScrumFeatures

/// Files whose text itself is odd: other encodings, cut off, nested too deep.
@Suite struct ImportTextTests {
  private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
  private let files = [
    ForeignFiles.scrumdinger2021, ForeignFiles.scrumdinger2021WithHistory,
    ForeignFiles.scrumdinger2022, ForeignFiles.scrumdinger2023, ForeignFiles.syncUps,
    ForeignFiles.repeatedIDs,
  ]

  private func read(_ bytes: [UInt8]) throws(UnreadableReason) -> ScrumImport.Result {
    try ScrumImport.read(bytes, now: now)
  }

  private func reason(_ bytes: [UInt8]) -> UnreadableReason? {
    do throws(UnreadableReason) {
      _ = try read(bytes)
      return nil
    } catch {
      return error
    }
  }

  private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  @Test func otherEncodingsOfUnicodeAreRead() throws {
    for file in files + [try ownFile()] {
      let text = file.replacingFirst("Design", with: "Désign 🎨")
      let plain = try read(Array(text.utf8))
      #expect(try read([0xEF, 0xBB, 0xBF] + Array(text.utf8)) == plain)
      #expect(try read([0xFF, 0xFE] + utf16(text, isBigEndian: false)) == plain)
      #expect(try read([0xFE, 0xFF] + utf16(text, isBigEndian: true)) == plain)
      #expect(try read(utf16(text, isBigEndian: false)) == plain)
      #expect(try read(utf16(text, isBigEndian: true)) == plain)
    }
  }

  @Test func textThatIsNoUnicodeIsRefused() {
    #expect(reason(Array("[\"a".utf8) + [0xFF] + Array("\"]".utf8)) == .notUTF8(offset: 3))
    #expect(reason([0xEF, 0xBB, 0xBF, 0x5B, 0xC3]) == .notUTF8(offset: 4))
    #expect(reason([0xFF, 0xFE, 0x5B]) == .notUTF8(offset: 0), "half a unit")
    #expect(reason([0xFF, 0xFE, 0x00, 0xD8]) == .notUTF8(offset: 0), "half a pair")
  }

  @Test func whatHoldsNothingIsRefused() {
    #expect(reason([]) == .empty(bytes: 0))
    #expect(reason(Array(" \n\t\r".utf8)) == .empty(bytes: 4))
    #expect(reason([UInt8](repeating: 0, count: 4096)) == .empty(bytes: 4096))
    #expect(reason([0xEF, 0xBB, 0xBF]) == .empty(bytes: 0))
    #expect(reason([0xFF, 0xFE]) == .empty(bytes: 0))
    #expect(reason([0]) == .empty(bytes: 1))
  }

  @Test func controlCharactersAreNamedByTheirPlace() {
    #expect(
      reason(Array("[{\n\"title\":\"é\0\"}]".utf8))
        == .notJSON(line: 2, column: 11, found: "a control character")
    )
    #expect(
      reason(Array("[]\0".utf8)) == .notJSON(line: 1, column: 3, found: "a control character")
    )
  }

  @Test(arguments: [
    ("[{\"title\":\"\\u12\"}]", 16, "an escape without four hexadecimal digits"),
    ("[{\"title\":\"\\x\"}]", 13, "an unexpected \"x\""),
    ("[nul]", 5, "an unexpected \"]\""), ("[1 2]", 4, "an unexpected \"2\""),
    ("[{\"a\"}]", 6, "an unexpected \"}\""), ("[{a:1}]", 3, "an unexpected \"a\""),
    ("[1.]", 4, "an unexpected \"]\""), ("[-]", 3, "an unexpected \"]\""),
    ("[1e]", 4, "an unexpected \"]\""), ("[NaN]", 2, "an unexpected \"N\""),
    ("[] []", 4, "an unexpected \"[\""), ("[,]", 2, "an unexpected \",\""),
  ])
  func whatIsNoJSONIsNamedByItsPlace(text: String, column: Int, found: String) {
    #expect(reason(Array(text.utf8)) == .notJSON(line: 1, column: column, found: found))
  }

  @Test func aFileThatIsCutOffAnywhereIsTold() throws {
    for file in files + [try ownFile()] {
      let bytes = Array(file.utf8)
      let end = bytes.count - (bytes.last == 10 ? 1 : 0)
      for length in 1..<end {
        guard case .notJSON(_, _, "it ends too early") = reason(Array(bytes[..<length])) else {
          Issue.record("\(length) bytes: \(String(describing: reason(Array(bytes[..<length]))))")
          return
        }
      }
      #expect(reason(Array(bytes[..<end])) == nil)
    }
  }

  /// Every byte of a file, changed in turn into each of these: told or read, never a trap.
  @Test func anyByteMayBeWrong() throws {
    for file in files + [try ownFile()] {
      var bytes = Array(file.utf8)
      for offset in bytes.indices {
        let right = bytes[offset]
        for wrong in [0, 0x22, 0x2C, 0x31, 0x5B, 0x7D, 0xFF] as [UInt8] where wrong != right {
          bytes[offset] = wrong
          _ = reason(bytes)
        }
        bytes[offset] = right
      }
      #expect(reason(bytes) == nil)
    }
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func nestingIsReadAsDeepAsTheDecoderGoes(opening: String, closing: String) throws {
    func nested(_ levels: Int) -> [UInt8] {
      let inner =
        String(repeating: opening, count: levels) + (opening == "[" ? "" : "1")
        + String(repeating: closing, count: levels)
      return Array("[{\"title\":\"T\",\"x\":\(inner)}]".utf8)
    }
    #expect(reason(nested(500)) == nil)
    #expect(try read(nested(500)).scrums.count == 1)
    for levels in [513, 100_000] {
      #expect(reason(nested(levels)) == .tooDeep(levels: 512))
    }
    let bomb = Array(String(repeating: opening, count: 100_000).utf8)
    #expect(reason(bomb) == .tooDeep(levels: 512) || opening != "[")
  }

  @Test func aCommaAfterTheLastElementIsAllowedAsElsewhere() throws {
    let result = try read(Array("[{\"title\":\"T\",\"attendees\":[\"A\",],},]".utf8))
    #expect(result.scrums.map(\.attendees.count) == [1])
  }

  @Test func conflictMarkersAreNamed() {
    let text = "[\n<<<<<<< ours\n1\n=======\n2\n>>>>>>> theirs\n]"
    #expect(reason(Array(text.utf8)) == .conflictMarkers(line: 2))
  }

  @Test func escapesAreReadLikeTheDecoderReadsThem() throws {
    let text =
      #"["\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é", -0.0, 1.0, 1e5, 1.5, 12345678901234567890]"#
    let bytes = Array(text.utf8)
    #expect(
      try JSONTree(bytes).root == JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    )
    let halves = Array(#"["a\ud83db", "\ude00", "\ud83d\u0041"]"#.utf8)
    #expect(
      try JSONTree(halves).root
        == .array([.string("a\u{FFFD}b"), .string("\u{FFFD}"), .string("\u{FFFD}A")])
    )
  }

  private func ownFile() throws -> String {
    var scrum = DailyScrum.design
    scrum.history = [Meeting(id: UUID(7), date: now, attendees: [.init(name: "Ida", notes: ["n"])])]
    return String(decoding: try ScrumFile(scrums: [scrum, .webDev]).encode(), as: UTF8.self)
  }
}
