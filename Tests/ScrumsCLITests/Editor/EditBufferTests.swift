import Testing

@testable import scrums_cli

/// A line and its cursor, at every place of lines with all kinds of characters.
@Suite struct EditBufferTests {
  static let lines = [
    "", "a", "hello world", "é世👍", "e\u{301}x", "👨‍👩‍👧‍👦 family", "👍🏽👍", "❤️ heart", "🇩🇪🇫🇷",
    "한국어", "हिन्दी नमस्ते", "a\u{200D}b", "  two  blanks ", "tab\there", "x\u{1B}[31my",
  ]
  static let insertions = [
    "", "x", "é", "\u{301}", "世", "👍", "🏽", "\u{200D}", "🇩", "\u{FE0F}", "a b",
  ]

  @Test(arguments: lines)
  func whatIsPutInAnywhereIsThere(line: String) {
    let characters = Array(line)
    for cursor in 0...characters.count {
      for insertion in Self.insertions {
        var buffer = EditBuffer(line, cursor: cursor)
        buffer.insert(insertion)
        let head = String(characters[..<cursor]) + insertion
        let expected = head + String(characters[cursor...])
        #expect(buffer.text == expected)
        #expect(Array(buffer.text.unicodeScalars) == Array(expected.unicodeScalars))
        #expect(buffer.characters == Array(buffer.text), "characters are whole")
        #expect(
          String(buffer.characters[..<buffer.cursor]).unicodeScalars.count
            >= head.unicodeScalars.count
        )
      }
    }
  }

  @Test(arguments: lines)
  func whatIsTakenOutAnywhereIsGone(line: String) {
    let characters = Array(line)
    for start in 0...characters.count {
      for end in start...characters.count {
        var buffer = EditBuffer(line, cursor: 0)
        let removed = buffer.remove(start..<end)
        #expect(removed == String(characters[start..<end]))
        let expected = String(characters[..<start]) + String(characters[end...])
        #expect(Array(buffer.text.unicodeScalars) == Array(expected.unicodeScalars))
        #expect(buffer.characters == Array(buffer.text))
        #expect((0...buffer.count).contains(buffer.cursor))
      }
    }
  }

  @Test(arguments: lines)
  func movingStaysInTheLine(line: String) {
    for cursor in 0...line.count {
      let buffer = EditBuffer(line, cursor: cursor)
      #expect((0...cursor).contains(buffer.wordStart))
      #expect((0...cursor).contains(buffer.blankWordStart))
      #expect((cursor...line.count).contains(buffer.wordEnd))
      if cursor > 0 { #expect(buffer.wordStart < cursor && buffer.blankWordStart < cursor) }
      if cursor < line.count { #expect(buffer.wordEnd > cursor) }
    }
  }

  @Test func wordsAreLettersAndDigits() {
    let buffer = EditBuffer("go /app-dev/edit")
    #expect(buffer.wordStart == 12)
    #expect(buffer.blankWordStart == 3)
    #expect(EditBuffer("go /app-dev", cursor: 2).wordEnd == 7)
  }

  @Test(arguments: [
    ("ab", 2, "ba", 2), ("ab", 1, "ba", 2), ("abc", 1, "bac", 2), ("世👍", 2, "👍世", 2),
  ])
  func twoCharactersAreSwapped(line: String, cursor: Int, swapped: String, after: Int) {
    var buffer = EditBuffer(line, cursor: cursor)
    buffer.transpose()
    #expect(buffer == EditBuffer(swapped, cursor: after))
  }

  @Test(arguments: [("", 0), ("a", 1), ("ab", 0)])
  func whereThereAreNoTwoNothingIsSwapped(line: String, cursor: Int) {
    var buffer = EditBuffer(line, cursor: cursor)
    buffer.transpose()
    #expect(buffer == EditBuffer(line, cursor: cursor))
  }
}
