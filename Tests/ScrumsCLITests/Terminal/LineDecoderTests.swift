import Testing

@testable import scrums_cli

@Suite struct LineDecoderTests {
  @Test(arguments: 1...24)
  func linesAreTheSameHoweverTheReadsAreSplit(size: Int) {
    let bytes = Array("push é世👍\r\n\na\rb\0c\nlast".utf8)
    var decoder = LineDecoder()
    var events: [InputEvent] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      events += decoder.decode(bytes[start..<min(start + size, bytes.count)])
    }
    #expect(events == [.line("push é世👍"), .line(""), .line("a\rb\0c")])
    #expect(decoder.holdsPart)
    #expect(decoder.finish() == .line("last"))
    #expect(decoder.finish() == nil)
  }

  @Test func invalidBytesAreReplaced() {
    var decoder = LineDecoder()
    #expect(decoder.decode([0x61, 0xFF, 0xC3, 0x0A]) == [.line("a\u{FFFD}\u{FFFD}")])
  }

  @Test func aByteOrderMarkCountsAtTheBeginningOnly() {
    var decoder = LineDecoder()
    let events = decoder.decode("\u{FEFF}list\n\u{FEFF}list\n".utf8)
    #expect(events == [.line("list"), .line("\u{FEFF}list")])
  }

  @Test func anOverlongLineIsSkippedAndTold() {
    var decoder = LineDecoder(limit: 4)
    #expect(decoder.decode("1234\n12345\nab".utf8) == [.line("1234"), .overlongLine])
    #expect(decoder.decode("cd".utf8) == [])
    #expect(decoder.decode("e".utf8) == [])
    #expect(decoder.decode("\nok\n123456".utf8) == [.overlongLine, .line("ok")])
    #expect(decoder.finish() == .overlongLine)
  }
}
