/// A line that is being edited: its characters, and where the cursor stands between them.
///
/// Characters are what a reader takes for one, so that the cursor never stands inside an emoji. What
/// is put in may join its neighbours to one character: an accent, a skin tone, a joiner.
struct EditBuffer: Hashable, Sendable {
  private(set) var characters: [Character] = []
  /// Between 0 and the number of characters.
  private(set) var cursor = 0

  init() {}

  init(_ text: String, cursor: Int? = nil) {
    characters = Array(text)
    self.cursor = min(max(0, cursor ?? characters.count), characters.count)
  }

  var text: String { String(characters) }
  var count: Int { characters.count }
  var isEmpty: Bool { characters.isEmpty }
  var isAtEnd: Bool { cursor == characters.count }
  /// What stands before the cursor.
  var head: String { String(characters[..<cursor]) }

  // MARK: - Changing

  /// Puts text in at the cursor, which ends up behind it.
  mutating func insert(_ text: String) {
    replace(cursor..<cursor, with: text)
  }

  /// Puts text in the place of some characters; the cursor ends up behind it, and never inside a
  /// character that came to be. O(n) where other than ASCII is touched.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let neighbours = characters[max(0, range.lowerBound - 1)..<min(range.upperBound + 1, count)]
    if text.utf8.allSatisfy({ $0 < 0x80 }), neighbours.allSatisfy(\.isASCII) {
      let inserted = Array(text)
      characters.replaceSubrange(range, with: inserted)
      cursor = range.lowerBound + inserted.count
      return
    }
    let head = String(characters[..<range.lowerBound]) + text
    characters = Array(head + String(characters[range.upperBound...]))
    cursor = place(behind: head.unicodeScalars.count)
  }

  /// Takes characters out; the cursor stands where they were. Gives what was taken.
  @discardableResult
  mutating func remove(_ range: Range<Int>) -> String {
    let removed = String(characters[range])
    replace(range, with: "")
    return removed
  }

  /// The first place with at least so many scalars before it.
  private func place(behind scalars: Int) -> Int {
    var passed = 0
    for (index, character) in characters.enumerated() {
      if passed >= scalars { return index }
      passed += character.unicodeScalars.count
    }
    return count
  }

  /// Swaps the characters around the cursor, which goes on; at the end, the last two.
  mutating func transpose() {
    guard characters.count > 1, cursor > 0 else { return }
    let right = min(cursor, characters.count - 1)
    let swapped = String(characters[right]) + String(characters[right - 1])
    replace(right - 1..<right + 1, with: swapped)
  }

  // MARK: - Moving

  mutating func move(to place: Int) {
    cursor = min(max(0, place), characters.count)
  }

  /// Where the word before the cursor begins.
  var wordStart: Int {
    var place = cursor
    while place > 0, !characters[place - 1].isWordPart { place -= 1 }
    while place > 0, characters[place - 1].isWordPart { place -= 1 }
    return place
  }

  /// Where the word after the cursor ends.
  var wordEnd: Int {
    var place = cursor
    while place < characters.count, !characters[place].isWordPart { place += 1 }
    while place < characters.count, characters[place].isWordPart { place += 1 }
    return place
  }

  /// Where the run of other than blanks before the cursor begins: what `Ctrl-W` takes.
  var blankWordStart: Int {
    var place = cursor
    while place > 0, characters[place - 1].isWhitespace { place -= 1 }
    while place > 0, !characters[place - 1].isWhitespace { place -= 1 }
    return place
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
