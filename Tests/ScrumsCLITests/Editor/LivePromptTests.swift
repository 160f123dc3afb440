import Testing

@testable import scrums_cli

/// The prompt with what comes above it.
@Suite struct LivePromptTests {
  @Test(arguments: [5, 24])
  func messagesByTheThousandLeaveWhatIsTypedAsItIs(rows: Int) {
    let size = TerminalSize(columns: 30, rows: rows)
    var live = LivePrompt(history: LineHistory(), colors: .indexed)
    var screen = ScreenEmulator(columns: 30, rows: rows)
    live.block = [StyledText("clock")]
    live.ask(StyledText("/> "), SilentAssistant(hint: "  hint"))
    screen.feedAsATerminal(live.paint(in: size))
    var typed = ""
    for count in 0..<1000 {
      screen.feedAsATerminal(live.message("message \(count)\n", in: size))
      if count.isMultiple(of: 20) {
        typed += "世a"
        _ = live.press(.text("世a"))
        live.block = [StyledText("clock \(count)")]
        screen.feedAsATerminal(live.paint(in: size))
      }
    }
    let all = screen.all
    #expect(all.prefix(1000).elementsEqual((0..<1000).map { "message \($0)" }))
    #expect(screen.unknown.isEmpty)
    let rest = all.dropFirst(1000).joined()
    #expect(rest.hasSuffix("  hint") || rows < 10)
    #expect(rest.filter { $0 == "世" }.count <= 50)
    screen.feedAsATerminal(live.entered(typed, in: size))
    let entered = screen.all.dropFirst(1000).joined()
    #expect(entered == "/> " + typed)
  }

  @Test func anEnteredLineLeavesNothingElse() {
    let size = TerminalSize(columns: 40, rows: 10)
    var live = LivePrompt(history: LineHistory(["list all"]), colors: .indexed)
    var screen = ScreenEmulator(columns: 40, rows: 10)
    live.block = [StyledText("clock")]
    live.ask(StyledText("/> "), SilentAssistant(hint: "  hint"))
    _ = live.press(.text("li"))
    screen.feedAsATerminal(live.paint(in: size))
    #expect(screen.text == ["clock", "/> li", "  hint"])
    screen.feedAsATerminal(live.entered("li", in: size) + live.message("answer\n", in: size))
    #expect(screen.text == ["/> li", "answer"])
    #expect(!live.isAsking)
  }
}

extension ScreenEmulator {
  /// The terminal makes a new row of each line feed.
  fileprivate mutating func feedAsATerminal(_ bytes: String) {
    feed(bytes.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n"))
  }
}
