import Testing

@testable import scrums_cli

/// What terminals send, and the keys that are meant.
@Suite struct KeyDecoderTests {
  private func keys(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    return decoder.decode(bytes)
  }

  @Test(arguments: [
    ("\u{1B}[A", Key.up), ("\u{1B}OA", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right),
    ("\u{1B}OD", .left), ("\u{1B}[H", .home), ("\u{1B}OH", .home), ("\u{1B}[1~", .home),
    ("\u{1B}[7~", .home), ("\u{1B}[F", .end), ("\u{1B}OF", .end), ("\u{1B}[4~", .end),
    ("\u{1B}[8~", .end), ("\u{1B}[3~", .delete), ("\u{1B}[Z", .backTab),
    ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
    ("\u{1B}[1;5C", .wordRight), ("\u{1B}[1;3D", .wordLeft), ("\u{1B}Od", .wordLeft),
    ("\u{1B}[1;2A", .up), ("\u{1B}b", .alt("b")), ("\u{1B}.", .alt(".")), ("\u{1B}é", .alt("é")),
    ("\u{1B}\u{7F}", .altBackspace), ("\u{1B}\u{8}", .altBackspace), ("\t", .tab), ("\r", .enter),
    ("\n", .enter), ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\u{1}", .control("a")),
    ("\u{1F}", .control("_")), ("\u{3}", .control("c")), ("a", .text("a")), ("李", .text("李")),
    ("👍🏽", .text("👍🏽")), ("two words", .text("two words")),
    ("\u{1B}[200~a\r\nb\rc\u{1B}[201~", .paste("a\nb\nc")),
  ])
  func aSequenceIsAKeyHoweverItIsSplit(bytes: String, key: Key) {
    let bytes = Array(bytes.utf8)
    #expect(keys(bytes) == [key])
    for split in 1..<max(1, bytes.count) {
      var decoder = KeyDecoder()
      let keys = decoder.decode(bytes[..<split]) + decoder.decode(bytes[split...])
      guard case .text(let text) = key else {
        #expect(keys == [key], "split at \(split)")
        continue
      }
      #expect(keys.map(\.text).joined() == text, "split at \(split)")
    }
    var decoder = KeyDecoder()
    let single = bytes.flatMap { decoder.decode([$0]) }
    #expect(single.map(\.text).joined() == [key].map(\.text).joined())
  }

  @Test func aLoneEscapeIsAKeyAfterAMoment() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.holdsEscape)
    #expect(decoder.flush() == [.escape])
    #expect(!decoder.holdsEscape)
    #expect(decoder.decode(Array("[A".utf8)) == [.text("[A")])
    #expect(decoder.decode([0x1B, 0x5B]) == [])
    #expect(decoder.flush() == [.alt("[")])
  }

  @Test(arguments: [
    "\u{1B}[99~", "\u{1B}[?1;2c", "\u{1B}[2~", "\u{1B}OP", "\u{1B}[[A", "\u{1B}[<0;10;10z",
    "\u{1B}[I",
  ])
  func anUnknownSequenceLeavesNothingInTheText(bytes: String) {
    #expect(keys(Array((bytes + "x").utf8)) == [.text("x")])
  }

  @Test func aBrokenSequenceDoesNotSwallowWhatFollows() {
    #expect(keys(Array("\u{1B}[1\u{3}".utf8)) == [.control("c")])
    #expect(keys(Array("\u{1B}\u{1B}[A".utf8)) == [.escape, .up])
    #expect(keys(Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 100)) == [])
  }

  @Test func whatIsNoUTF8BecomesTheReplacementCharacter() {
    #expect(keys([0x61, 0xFF, 0x62, 0x80]) == [.text("a\u{FFFD}b\u{FFFD}")])
    #expect(keys([0xC3, 0x28]) == [.text("\u{FFFD}(")])
    // C1 controls are no text.
    #expect(keys([0xC2, 0x9B, 0x41]) == [.text("A")])
  }

  @Test func aPasteHoldsWhateverIsInIt() {
    var decoder = KeyDecoder()
    let bytes = Array("\u{1B}[200~x\u{3}\u{1B}[Ay\u{1B}[201~z".utf8)
    #expect(decoder.decode(bytes) == [.paste("x\u{3}\u{1B}[Ay"), .text("z")])
    let large = Array("\u{1B}[200~".utf8) + Array(repeating: 0x61, count: KeyDecoder.pasteLimit + 9)
    #expect(decoder.decode(large) == [])
    #expect(!decoder.holdsEscape)
    let keys = decoder.decode(Array("\u{1B}[201~".utf8))
    #expect(keys == [.paste(String(repeating: "a", count: KeyDecoder.pasteLimit))])
  }

  /// Whatever comes, it is gone on with, and no control character gets into the text.
  @Test func bytesByChanceNeverStopIt() {
    var random = SeededWords(seed: 7)
    var decoder = KeyDecoder()
    let interesting: [UInt8] = [0x1B, 0x5B, 0x4F, 0x7E, 0x32, 0x30, 0x31, 0x3B, 0xC3, 0xF0, 0x9F]
    for _ in 0..<20_000 {
      let isChosen = Bool.random(using: &random)
      let byte =
        isChosen
        ? interesting.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      for case .text(let text) in decoder.decode([byte]) + (byte == 7 ? decoder.flush() : []) {
        #expect(
          !text.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }
        )
      }
    }
  }
}

extension Key {
  /// The text of a key, or its name: for comparing what comes in pieces.
  fileprivate var text: String {
    if case .text(let text) = self { text } else { "<\(self)>" }
  }
}
