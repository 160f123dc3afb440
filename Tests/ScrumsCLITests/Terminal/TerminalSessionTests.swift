import Foundation
import Testing

@testable import scrums_cli

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The built program at a keyboard.
@Suite struct TerminalSessionTests {
  @Test func aSessionAtTheKeyboardShowsThePathInEveryPrompt() {
    let session = TerminalSession()
    let before = session.settingsBefore
    #expect(session.wait(for: "\r\n/> ").contains("Type help; Ctrl-D ends the session."))
    session.type("push design\n")
    session.wait(for: "\r\n/design> ")
    session.type("edit\n")
    session.wait(for: "\r\n/design/edit> ")
    session.type("length 7\n")
    session.wait(for: "length     7")
    session.wait(for: "\r\n/design/edit> ")
    session.type("quit\n")
    session.wait(for: "\r\n/design/edit discard/keep? ")
    session.type("keep\n")
    session.wait(for: "\r\n/design/edit> ")
    session.type("done\n")
    session.wait(for: "Length      7 minutes")
    session.wait(for: "\r\n/design> ")
    session.type("theme blue\n")
    session.wait(for: "\r\n\"theme\" belongs to")
    session.wait(for: "\r\n/design> ")
    session.type("quit\n")
    #expect(session.end() == .exit(0))
    #expect(session.terminal.settings == before)
  }

  @Test func ctrlCKeepsTheLineAndGivesAFreshPrompt() {
    let session = TerminalSession()
    session.wait(for: "/> ")
    session.type("push des")
    session.wait(for: "push des")
    session.type("\u{3}")
    #expect(session.wait(for: "\r\n/> ").hasSuffix("/> push des^C"))
    session.type("path\n")
    #expect(session.wait(for: "scrums, root").contains("/> path\r\n/\r\n"))
    session.wait(for: "/> ")
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
  }

  @Test func savingAndReadingAnewAreAnswered() {
    let folder = ScratchFolder()
    for (options, expected) in [
      (
        ["--memory"],
        Array(repeating: "These scrums are in memory only. Next: export json FILE", count: 2)
      ),
      (
        ["--file", folder.file("s.json")],
        ["Everything is in the file.", "The file holds nothing new."]
      ),
    ] {
      let session = TerminalSession(options, environment: ["XDG_STATE_HOME": folder.file("state")])
      session.wait(for: "/> ")
      session.type("new A\radd\r")
      session.wait { $0.text.contains { $0.hasPrefix("\"A\" is new.") } }
      session.type("save\rreload\r\u{4}")
      #expect(session.end() == .exit(0))
      let lines = session.screen.all
      let answers = lines.indices.filter {
        lines[$0].hasSuffix("> save") || lines[$0].hasSuffix("> reload")
      }
      .map { lines[$0 + 1] }
      #expect(answers == expected)
    }
  }

  @Test func ctrlCEndsAWait() {
    let session = TerminalSession()
    session.wait(for: "/> ")
    session.type("wait 1h\n")
    session.wait(for: "wait 1h\r\n")
    session.type("\u{3}")
    session.wait(for: "/> ")
    // The first may have come before the line was read; the second finds it being carried out.
    session.type("\u{3}")
    session.wait(for: "/> ")
    session.type("quit\n")
    #expect(session.end() == .exit(0))
  }

  @Test func ctrlDEndsTheSessionOnAnEmptyLineOnly() {
    let session = TerminalSession()
    let before = session.settingsBefore
    session.wait(for: "/> ")
    session.type("pa\u{4}")
    session.type("th\n")
    session.wait(for: "scrums, root\r\n/> ")
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
    #expect(session.shown.hasSuffix("/> \r\n"))
    #expect(session.terminal.settings == before)
  }

  /// What it would drop is asked for, as before every other way out; the second time it ends.
  @Test func ctrlDInAChangedSheetAsks() {
    let session = TerminalSession()
    session.wait(for: "/> ")
    session.type("go /design/edit\nlength 7\n")
    session.wait(for: "It takes 7 minutes")
    session.wait(for: "/design/edit> ")
    session.type("\u{4}")
    session.wait(for: "discard/keep? ")
    session.type("\u{4}")
    #expect(session.end() == .exit(1))
    #expect(session.shown.contains("Nobody answered.\r\n"))
  }

  /// Answers of one line show no rows, so numbers stay those of the rows that were shown.
  @Test func aNumberMeansTheSamePersonUntilRowsAreShownAgain() {
    let session = TerminalSession()
    session.wait(for: "/> ")
    session.type("start design\n")
    session.wait(for: "/design/meeting> ")
    for (command, answer) in [
      ("absent 1", "\"Amira\" is absent"), ("present 1", "\"Amira\" is here"),
      ("nonsense", "Unknown command"), ("help next", "next [WHICH]"), ("absent 1", "\"Amira\" is"),
      ("show", "absent"), ("next 2", "\"Chidi\" has the word"),
    ] {
      session.type(command + "\n")
      session.wait(for: answer)
    }
    session.type("discard\nyes\n")
    session.wait(for: "/design> ")
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
    #expect(session.shown.matches(of: /"Amira" is absent/).count == 2)
    #expect(!session.shown.contains("\"Bjorn\" is absent"))
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aSignalEndsItAfterSavingAndIsRaisedAgain(signal: Int32) {
    let folder = ScratchFolder()
    let session = TerminalSession(["--file", folder.file("s.json"), "new", "Sync"])
    let before = session.settingsBefore
    session.wait(for: "/new> ")
    session.type("add\n")
    session.wait(for: "/> ")
    session.type("new Half\n")
    session.wait(for: "/new> ")
    session.child.send(signal)
    #expect(session.end() == .signal(signal))
    #expect(session.terminal.settings == before)
    #expect(folder.text("s.json")?.contains("\"Sync\"") == true)
    #expect(session.shown.contains("The changes of the open form at /new were dropped."))
  }

  /// `Ctrl-S` holds the output; the program must hear a signal all the same.
  @Test func aHeldTerminalDoesNotMakeItDeaf() {
    let session = TerminalSession(["--plain", "--fixture", "sample"])
    session.wait(for: "/> ")
    session.type("\u{13}")
    session.type("help\nhelp\nhelp\nhelp\n")
    session.type("list\n")
    // What is typed is not even echoed; the answers wait.
    session.child.send(SIGTERM)
    #expect(session.end() == .signal(SIGTERM))
  }

  @Test func aClosedTerminalEndsIt() {
    let session = TerminalSession()
    session.wait(for: "/> ")
    session.terminal.closeMaster()
    #expect(session.child.wait(milliseconds: 2000) == .signal(SIGHUP))
  }

  @Test func aTerminalThatDoesNotControlItServesAsWell() {
    let session = TerminalSession(isControlled: false)
    session.wait(for: "/> ")
    session.type("push 2\n")
    session.wait(for: "/app-dev> ")
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
  }

  @Test func aClosedTerminalThatDoesNotControlItEndsIt() {
    let session = TerminalSession(isControlled: false)
    session.wait(for: "/> ")
    session.terminal.closeMaster()
    #expect(session.child.wait(milliseconds: 2000) != nil)
  }

  @Test(.enabled(if: access("/bin/bash", X_OK) == 0))
  func startedInTheBackgroundItStopsUntilItIsBroughtForward() {
    let script = "set -m; \"$SCRUMS\" --fixture sample & wait $!; echo \"status $?\"; fg; echo over"
    let session = TerminalSession(["-c", script], executable: "/bin/bash")
    session.wait(for: "status \(128 + SIGTTIN)")
    session.wait(for: "/> ")
    session.type("quit\n")
    session.wait(for: "over")
    #expect(session.end() == .exit(0))
  }

  @Test func theTitleBarIsInTheColoursOfTheTheme() {
    let session = TerminalSession(["--fixture", "sample", "--at", "/design"])
    session.wait(for: "/design> ")
    session.type("quit\n")
    #expect(session.end() == .exit(0))
    #expect(session.sent.contains("\u{1B}["))
    #expect(session.sent.contains("\u{1B}[0m"))
    #expect(session.shown.contains(" Design "))
  }

  @Test(arguments: [["TERM": "dumb"], ["NO_COLOR": "1"], ["TERM": ""]])
  func withoutColoursNoEscapeIsShown(environment: [String: String]) {
    let session = TerminalSession(
      ["--fixture", "sample", "--at", "/design"],
      environment: environment
    )
    session.wait(for: "/design> ")
    session.type("quit\n")
    #expect(session.end() == .exit(0))
    #expect(!session.sent.contains("\u{1B}"))
  }

  @Test(arguments: [(["--plain"], [:]), ([], ["ACCESSIBLE": "1"])])
  func plainMeansNoEscape(options: [String], environment: [String: String]) {
    let session = TerminalSession(
      options + ["--fixture", "sample", "--at", "/design"],
      environment: environment
    )
    session.wait(for: "/design> ")
    session.type("quit\n")
    #expect(session.end() == .exit(0))
    #expect(!session.sent.contains("\u{1B}"))
  }

  @Test func anOptionTurnsColoursOff() {
    let session = TerminalSession(["--no-color", "--fixture", "sample", "--at", "/design"])
    session.wait(for: "/design> ")
    session.type("quit\n")
    #expect(session.end() == .exit(0))
    // The prompt is repainted all the same.
    #expect(session.sent.contains("\u{1B}[J"))
    #expect(!session.sent.contains(/\u{1B}\[[0-9;]*m/))
  }

  @Test func newOnATerminalOpensTheSheet() {
    let session = TerminalSession(["--memory", "new", "Morning Sync"])
    #expect(session.wait(for: "/new> ").contains("title      Morning Sync"))
    session.type("add\n")
    #expect(session.wait(for: "/> ").contains("1  Morning Sync"))
    session.type("quit\n")
    #expect(session.end() == .exit(0))
  }

  @Test func anUnreadableFileIsAskedAboutInThePrompt() {
    let folder = ScratchFolder()
    folder.write("", to: "s.json")
    let session = TerminalSession(["--file", folder.file("s.json")])
    #expect(session.wait(for: "/ yes/nevermind? ").contains("it is empty (0 bytes)"))
    session.type("yes\n")
    session.wait(for: "was moved to")
    session.wait(for: "3  Web Dev")
    session.wait(for: "/> ")
    session.type("quit\n")
    #expect(session.end() == .exit(0))
    #expect(folder.names.count == 2)
  }

  /// A terminal's width bounds every line, whatever the titles.
  @Test(arguments: [38, 60, 80] as [UInt16])
  func noLineIsWiderThanTheWindow(columns: UInt16) throws {
    let folder = ScratchFolder()
    let long = String(repeating: "会議 standup ", count: 12)
    _ = run(["--file", folder.file("s.json"), "-c", "new \(long); attendee add \(long); add"])
    let session = TerminalSession(
      ["--file", folder.file("s.json"), "--no-color"],
      columns: columns
    )
    var shown = session.wait(for: "/> ")
    for line in shown.split(whereSeparator: \.isNewline) {
      #expect(DisplayWidth.of(String(line)) <= Int(columns), "\(line)")
    }
    session.type("push 1\n")
    shown = session.wait(for: "> ")
    for line in shown.split(whereSeparator: \.isNewline).dropFirst() where !line.hasPrefix("/") {
      #expect(DisplayWidth.of(String(line)) <= Int(columns), "\(line)")
    }
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
  }
}
