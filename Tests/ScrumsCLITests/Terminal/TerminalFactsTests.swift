import Testing

@testable import scrums_cli

@Suite struct TerminalFactsTests {
  @Test(
    arguments: [
      (["TERM": "xterm"], .basic), (["TERM": "xterm-256color"], .indexed),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full),
      (["TERM": "xterm", "COLORTERM": "24bit"], .full), (["TERM": "xterm-direct"], .full),
      (["TERM": "dumb", "COLORTERM": "truecolor"], .none), ([:], .none), (["TERM": ""], .none),
      (["TERM": "xterm", "NO_COLOR": "1"], .none), (["TERM": "xterm", "NO_COLOR": ""], .basic),
      (["TERM": "vt100"], .none), (["TERM": "linux"], .basic),
    ] as [([String: String], ColorDepth)]
  )
  func coloursAreWhatTheEnvironmentSays(environment: [String: String], depth: ColorDepth) {
    #expect(ColorDepth.decide(environment: environment, isTerminal: true) == depth)
  }

  @Test func thereAreNoColoursOffATerminalOrWhenRefused() {
    let environment = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    #expect(ColorDepth.decide(environment: environment, isTerminal: false) == .none)
    #expect(
      ColorDepth.decide(environment: environment, isTerminal: true, isColorless: true) == .none
    )
  }

  @Test func aWindowOfNoSizeIsOfTheUsualOne() throws {
    let terminal = TestTerminal()
    terminal.resize(columns: 0, rows: 0)
    #expect(TerminalProbe.size(of: terminal.slave) == TerminalSize(columns: 80, rows: 24))
    terminal.resize(columns: 30, rows: 5)
    let size = TerminalProbe.size(of: terminal.slave)
    #expect(size.columns == 30 && size.rows == 5)
    #expect(TerminalProbe.size(of: -1) == .standard)
  }

  @Test func aTerminalThatControlsNobodyHasNoBackground() throws {
    let terminal = TestTerminal()
    let pipe = TestPipe()
    #expect(TerminalProbe.isTerminal(terminal.slave))
    #expect(!TerminalProbe.isTerminal(pipe.readEnd))
    #expect(TerminalProbe.isInForeground(terminal.slave))
    #expect(TerminalProbe.waitForForeground(pipe.readEnd))
  }

  @Test func aMessageComesOnALineOfItsOwnAndThePromptAgain() {
    var transcript = PromptTranscript()
    #expect(transcript.message("Saved.") == "Saved.\n")
    #expect(transcript.interrupted() == "")
    #expect(transcript.resumed() == "")
    #expect(transcript.ask("/ > ") == "/ > ")
    #expect(transcript.message("Saved.") == "\nSaved.\n/ > ")
    #expect(transcript.message("Gone.", newPrompt: "/x > ") == "\nGone.\n/x > ")
    #expect(transcript.message("Back.", newPrompt: "/ > ") == "\nBack.\n/ > ")
    #expect(transcript.interrupted() == "\n/ > ")
    #expect(transcript.resumed() == "/ > ")
    transcript.lineEntered()
    #expect(transcript.message("Saved.") == "Saved.\n")
    _ = transcript.ask("/ > ")
    #expect(transcript.ended() == "\n")
    #expect(transcript.ended() == "")
  }
}
