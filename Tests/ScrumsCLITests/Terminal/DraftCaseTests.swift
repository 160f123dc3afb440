import Testing

@testable import scrums_cli

/// What was typed is there again, whatever came between.
@Suite struct DraftCaseTests {
  private let folder = ScratchFolder()

  @Test func upThenDownGivesTheDraftBack() {
    let session = TerminalSession(state: folder)
    session.wait(forRow: "/>")
    session.type("list design\r# other\r")
    session.wait { $0.all.contains("/> # other") && $0.text.last { $0.hasPrefix("/>") } == "/>" }
    session.type("list é世")
    session.wait(forRow: "/> list é世", column: 11)
    session.type("\u{15}lis\u{1B}[A")
    session.wait(forRow: "/> list design", column: 14)
    session.type("\u{1B}[B")
    session.wait(forRow: "/> list design", column: 6)
    session.type("\u{15}\u{1B}[A")
    session.wait(forRow: "/> # other", column: 10)
    session.type("\u{1B}[A")
    session.wait(forRow: "/> list design", column: 14)
    session.type("\u{1B}[B\u{1B}[B")
    session.wait(forRow: "/>", column: 3)
    session.leave()
  }

  /// All of it is there, in its order.
  @Test func nothingOfALongPasteIsLost() {
    let session = TerminalSession(state: folder)
    session.wait(forRow: "/>")
    let text = (0..<5000).map { "\($0 + 10_000)" }.joined(separator: " ")
    #expect(text.utf8.count > 29_000)
    session.type("\u{1B}[200~# \(text)\u{1B}[201~")
    session.wait { $0.text.joined().hasSuffix("14998 14999") }
    session.type("\u{3}")
    session.wait { $0.text.joined().contains("14998 14999^C") }
    session.leave()
    let all = session.screen.all
    let line = all.drop { !$0.hasPrefix("/> # ") }.dropLast()
    // A row that ends in a blank is told without it.
    #expect(line.joined().filter { $0 != " " } == "/>#\(text)^C".filter { $0 != " " })
  }
}
