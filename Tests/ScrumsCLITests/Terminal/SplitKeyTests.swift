import Testing

@testable import scrums_cli

/// Keys whose bytes come in two reads: what is shown meanwhile tells that the first was taken.
@Suite struct SplitKeyTests {
  private let folder = ScratchFolder()

  @Test(arguments: ["é", "世", "👍"])
  func aCharacterIsWholeWhereverItIsSplit(character: String) {
    let session = TerminalSession(state: folder)
    session.wait(forRow: "/>")
    let bytes = Array(character.utf8)
    var line = "/> "
    for length in 1..<bytes.count {
      session.terminal.type(bytes: Array("x".utf8) + bytes[..<length])
      session.wait(forRow: line + "x")
      session.terminal.type(bytes: Array(bytes[length...]))
      line += "x\(character)"
      session.wait(forRow: line)
    }
    session.leave()
    #expect(!session.sent.contains("\u{FFFD}"))
  }

  /// NB: an escape is a key by itself when the rest takes its time, so a machine that is busy may need
  /// another try.
  @Test(arguments: ["\u{1B}|[D", "\u{1B}[|D", "\u{1B}|OD", "\u{1B}O|D", "\u{1B}[1;|1D"])
  func anArrowIsOneKeyWhereverItIsSplit(arrow: String) {
    let parts = arrow.split(separator: "|").map(String.init)
    let session = TerminalSession(state: folder)
    session.wait(forRow: "/>")
    for _ in 1...20 {
      session.type("xy" + parts[0])
      session.wait(forRow: "/> xy")
      session.type(parts[1] + "z")
      session.wait { $0.text.contains { $0.hasPrefix("/> x") && $0.contains("z") } }
      if session.screen.text.contains("/> xzy") { return session.leave() }
      session.type("\u{5}\u{15}")
      session.wait(forRow: "/>")
    }
    Issue.record("it never was one key")
  }

  @Test func aLoneEscapeClosesTheMenuAndTheNextLetterIsOne() {
    let session = TerminalSession(state: folder)
    session.wait(forRow: "/>")
    session.type("push \t")
    session.wait { $0.text.contains { $0.hasPrefix("  App Dev") } }
    session.type("\u{1B}")
    session.wait { !$0.text.contains { $0.hasPrefix("  App Dev  ") } }
    // Together with an escape that was still waited on it would be Alt-D.
    session.type("d")
    session.wait(forRow: "/> push d", column: 9)
    session.leave()
  }
}
