import Foundation
import Testing

@testable import scrums_cli

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The line editor of the built program, in a real terminal.
@Suite struct EditorSessionTests {
  private func session(
    _ arguments: [String] = ["--fixture", "sample"],
    columns: UInt16 = 80,
    rows: UInt16 = 24,
    state: ScratchFolder? = nil
  ) -> TerminalSession {
    TerminalSession(
      arguments,
      environment: state.map { ["XDG_STATE_HOME": $0.file("state")] } ?? [:],
      columns: columns,
      rows: rows
    )
  }

  /// Waits until the line at the prompt is this one.
  private func wait(_ session: TerminalSession, for line: String) {
    session.wait { screen in
      screen.text.contains { $0 == line || $0.hasPrefix(line + " ") && line.hasSuffix(">") }
    }
  }

  @Test func theCursorStandsBetweenWholeCharacters() {
    let session = session()
    wait(session, for: "/>")
    session.type("é世👍\u{1B}[Dx")
    wait(session, for: "/> é世x👍")
    #expect(session.screen.column == 7)
    session.type("\u{1}👨‍👩‍👧")
    wait(session, for: "/> 👨‍👩‍👧é世x👍")
    session.type("\u{15}\u{B}")
    wait(session, for: "/>")
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
    #expect(session.screen.unknown.isEmpty)
  }

  @Test func whatIsSplitOverTwoReadsIsOneKey() {
    let session = session()
    wait(session, for: "/>")
    let bytes = Array("ab\u{1B}[D世".utf8)
    for byte in bytes {
      session.terminal.type(bytes: [byte])
    }
    wait(session, for: "/> a世b")
    // A lone escape is a key by itself, and the letter after it a letter.
    session.type("\u{1B}")
    session.wait { _ in true }
    session.type("\u{5}c")
    session.wait { $0.text.contains { $0.hasPrefix("/> a世bc") || $0.hasPrefix("/> a世b") } }
    session.type("\u{15}\u{B}\u{4}")
    #expect(session.end() == .exit(0))
  }

  @Test func pastedLinesRunOnEnterOnly() {
    let session = session(columns: 80, rows: 5)
    wait(session, for: "/>")
    let lines = (1...20).map { "path # \($0)" }.map { _ in "path" }
    session.type("\u{1B}[200~" + lines.joined(separator: "\n") + "\u{1B}[201~")
    session.wait { $0.text.filter { $0 == "path" }.count >= 4 }
    #expect(!session.screen.all.contains("/  scrums, root"))
    session.type("\r")
    session.wait { $0.all.filter { $0.contains("scrums, root") }.count == 20 }
    #expect(session.screen.all.filter { $0 == "/> path" }.count == 20)
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
  }

  @Test func aLineThatIsRefusedGivesTheRestBack() {
    let session = session()
    wait(session, for: "/>")
    session.type("\u{1B}[200~path\nnonsense\nquit\u{1B}[201~\r")
    session.wait(for: "Unknown command \"nonsense\"")
    wait(session, for: "/> quit")
    session.type("\r")
    #expect(session.end() == .exit(0))
  }

  @Test func muchThatIsPastedIsThereAtOnce() {
    let session = session()
    wait(session, for: "/>")
    let text = String(repeating: "stand-up ", count: 3300)
    session.type("\u{1B}[200~list \(text)\u{1B}[201~\u{5}END")
    session.wait { $0.text.contains { $0.hasSuffix("END") } }
    session.type("\u{3}")
    session.wait { $0.text.contains { $0.hasSuffix("END^C") } }
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
  }

  @Test func tabCompletesAndNothingOfItsMenuIsLeft() {
    let session = session(rows: 12)
    wait(session, for: "/>")
    session.type("push \t")
    session.wait { $0.text.contains { $0.hasPrefix("  App Dev") } }
    session.type("\t\t")
    session.wait { $0.text.contains { $0.hasPrefix("> App Dev") } }
    session.type("\r\r")
    wait(session, for: "/app-dev>")
    session.type("ed\u{1B}[C\r")
    wait(session, for: "/app-dev/edit>")
    session.type("theme s\t")
    session.wait { $0.text.contains { $0.hasPrefix("  seafoam") } }
    session.type("\u{1B}[B\u{1B}[B\u{1B}[B")
    session.wait { $0.text.contains { $0.hasPrefix("/app-dev/edit> theme s") } }
    session.type("\u{3}quit\rdiscard\r")
    #expect(session.end() == .exit(0))
    let all = session.screen.all
    #expect(all.contains("/> push App Dev"))
    #expect(!all.contains { $0.hasPrefix("> App Dev") || $0.hasPrefix("  seafoam") })
    #expect(session.screen.unknown.isEmpty)
  }

  @Test func whatIsTypedAheadIsNotLost() {
    let session = session()
    session.type("path\rpush 2\rpath\r")
    wait(session, for: "/app-dev>")
    session.wait { $0.all.contains { $0.contains("detail, pushed") } }
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
    #expect(session.screen.all.contains("/app-dev> path"))
  }

  @Test func ctrlCInterruptsWhatIsCarriedOut() {
    let session = session()
    wait(session, for: "/>")
    session.type("wait 1h\r\u{3}")
    session.wait { $0.text.filter { $0.hasPrefix("/>") }.count == 2 }
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
  }

  @Test(arguments: [SIGILL, SIGSEGV, SIGABRT, SIGQUIT, SIGTERM, SIGHUP])
  func aFaultLeavesTheTerminalAsItWas(signal: Int32) {
    let session = TerminalSession(environment: ["SWIFT_BACKTRACE": "enable=no"])
    let before = session.settingsBefore
    wait(session, for: "/>")
    #expect(session.terminal.settings != before)
    session.child.send(signal)
    #expect(session.end() == .signal(signal))
    #expect(session.terminal.settings == before)
  }

  /// Under a shell that does not put the terminal right itself.
  @Test(.enabled(if: access("/bin/dash", X_OK) == 0))
  func ctrlZStopsAndFgComesBackTenTimes() {
    let session = TerminalSession(["-i"], executable: "/bin/dash")
    // The echo of what is typed is not what is waited for.
    session.type("PS1='re''ady '\n")
    session.wait(for: "ready ")
    let before = session.settingsBefore
    session.type("\"$SCRUMS\" --fixture sample\n")
    session.wait(for: "/> ")
    session.type("lis")
    session.wait(for: "/> list")
    for count in 1...10 {
      session.type("\u{1A}")
      session.wait(for: "Stopped")
      session.wait(for: "ready ")
      #expect(session.terminal.settings == before, "\(count)")
      session.type("fg\n")
      session.wait(for: "/> list")
    }
    session.type("t\r")
    session.wait(for: "3  Web Dev")
    session.wait(for: "/> ")
    session.type("\u{4}")
    session.wait(for: "ready ")
    #expect(session.terminal.settings == before)
    session.type("exit\n")
    #expect(session.end() == .exit(0))
  }

  @Test func resizesByTheHundredLeaveOnePrompt() {
    let session = session()
    wait(session, for: "/>")
    for count in 0..<200 {
      session.terminal.resize(columns: count.isMultiple(of: 2) ? 100 : 80, rows: 24)
    }
    session.type("path")
    session.wait(for: "path")
    session.type("\r")
    session.wait(for: "scrums, root")
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
  }

  @Test func bytesByChanceLeaveItAliveAndTheTerminalSane() {
    let folder = ScratchFolder()
    let file = folder.file("s.json")
    _ = run(["--file", file, "--fixture", "sample", "-c", "save"])
    let session = session(["--file", file], state: folder)
    let before = session.settingsBefore
    wait(session, for: "/>")
    var random = SeededWords(seed: 11)
    // What ends the session, or the process, is left out.
    let ends: Set<UInt8> = [0x04, 0x1C]
    for _ in 0..<100 {
      let bytes = (0..<100).map { _ in UInt8.random(in: 0...255, using: &random) }
      session.terminal.type(bytes: bytes.filter { !ends.contains($0) })
      session.wait { _ in true }
    }
    session.type("\u{1B}[201~\u{3}\u{3}\u{7}\u{15}\u{B}")
    session.type("path\r")
    session.wait(for: "root")
    session.type("\u{3}quit\r")
    if session.child.wait(milliseconds: 500) == nil { session.type("\u{3}discard\r") }
    #expect(session.end() == .exit(0))
    #expect(session.terminal.settings == before)
    #expect(run(["--file", file, "list"]).code == 0)
  }

  @Test func twoSessionsKeepBothHistories() throws {
    let folder = ScratchFolder()
    let one = session(state: folder)
    let other = session(state: folder)
    for count in 1...3 {
      for (session, name) in [(one, "one"), (other, "other")] {
        wait(session, for: "/>")
        session.type("list \(name)\(count)\r")
        session.wait(for: "list \(name)\(count)\r\n")
      }
    }
    one.type(" list secret\r\u{4}")
    other.type("\u{4}")
    #expect(one.end() == .exit(0))
    #expect(other.end() == .exit(0))
    let path = folder.file("state/scrums-cli/history")
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(Set(lines).count == 6)
    #expect(lines.filter { $0.hasPrefix("list one") } == ["list one1", "list one2", "list one3"])
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(stat(folder.file("state/scrums-cli"), &status) == 0 && status.st_mode & 0o777 == 0o700)
    // They are there in the next session.
    let next = session(state: folder)
    wait(next, for: "/>")
    next.type("list ot\u{1B}[A")
    wait(next, for: "/> list other3")
    next.type("\u{3}\u{4}")
    #expect(next.end() == .exit(0))
  }

  @Test func whereTheLastSessionEndedIsOffered() {
    let folder = ScratchFolder()
    let file = folder.file("s.json")
    _ = run(["--file", file, "--fixture", "sample", "-c", "save"])
    let one = session(["--file", file, "--at", "/design/history"], state: folder)
    wait(one, for: "/design/history>")
    one.type("\u{4}")
    #expect(one.end() == .exit(0))
    let other = session(["--file", file], state: folder)
    other.wait { $0.text.contains { $0.hasSuffix("There again: go /design/history") } }
    // The suggestion in the prompt is just that.
    other.wait { $0.text.contains("/> go /design/history") }
    other.type("\u{1B}[C\r")
    wait(other, for: "/design/history>")
    other.type("root\r\u{4}")
    #expect(other.end() == .exit(0))
    let third = session(["--file", file], state: folder)
    wait(third, for: "/>")
    #expect(!third.shown.contains("Last time"))
    third.type("\u{4}")
    #expect(third.end() == .exit(0))
  }

  @Test(arguments: ["/design/edit", "/new", "/design/history/1", "/design/follow-ups"])
  func everyPathIsWhereItWasOpened(path: String) {
    let session = session(["--fixture", "sample", "--at", path])
    wait(session, for: "\(path)>")
    session.type("path\r")
    session.wait { $0.text.contains { $0.hasPrefix("/") && !$0.contains(">") } }
    session.type("pop\r")
    session.wait { $0.text.last { $0.contains(">") }?.hasPrefix(path + ">") == false }
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
  }

  @Test func whatIsLongGoesThroughThePagerThatIsAskedFor() {
    let session = TerminalSession(
      environment: ["SCRUMS_PAGER": "cat; printf 'read %s\\n' \"$LESS\"; read line </dev/tty"]
    )
    let before = session.settingsBefore
    wait(session, for: "/>")
    session.type("help all\r")
    session.wait(for: "read FRX")
    // It has the terminal as programs expect it, and what is typed.
    #expect(session.terminal.settings == before)
    session.type("done\n")
    session.wait(for: "/> ")
    #expect(session.shown.contains("In a meeting"))
    session.type("path\r")
    session.wait(for: "scrums, root")
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
  }

  @Test func aPagerThatIsNotThereLosesNoAnswer() {
    let session = TerminalSession(environment: ["SCRUMS_PAGER": "no-such-pager"])
    wait(session, for: "/>")
    session.type("help all\r")
    session.wait(for: "The pager \"no-such-pager\" could not be started")
    #expect(session.shown.contains("In a meeting"))
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
  }

  @Test func aLongListShowsItsBeginning() {
    let folder = ScratchFolder()
    let file = folder.file("s.json")
    let lines = (1...60).map { "new Team \($0); add" }.joined(separator: "; ")
    _ = run(["--file", file, "-c", lines])
    let session = session(["--file", file], state: folder)
    session.wait { $0.text.contains("  … 42 more. Narrow them with: list WORDS") }
    session.type("list 60\r")
    session.wait { $0.text.contains { $0.hasPrefix("  60  Team 60") } }
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
  }

  @Test func hostileTextIsShownAndNeverObeyed() {
    let folder = ScratchFolder()
    let hostile = "\\u001b]0;owned\\u0007\\u202edlrow\\nline\\u009b2J"
    folder.write(
      """
      {"format":"scrums","version":1,"scrums":[{"id":"00000000-0000-4000-8000-00000000FFFF",\
      "title":"T\(hostile)","lengthInMinutes":5,"theme":"teal","attendees":[{"id":\
      "00000000-0000-4000-8000-00000000FFFE","name":"N\(hostile)"}]}]}
      """,
      to: "s.json"
    )
    let session = session(["--file", folder.file("s.json")], state: folder)
    wait(session, for: "/>")
    session.type("push \t")
    session.wait { $0.text.contains { $0.hasPrefix("/> push") } }
    session.type("\u{15}push 1\rstart\r")
    session.wait { $0.text.contains { $0.hasPrefix(" Meeting") } }
    session.type("note @\t\u{15}note \u{1B}[200~\u{1B}]0;x\u{7}\u{1B}[201~\r")
    session.wait { $0.all.contains { $0.contains("Noted for") } }
    session.type("end\rsave\rhistory\rpush 1\rreport\r")
    session.wait { $0.all.contains { $0.contains("report") } }
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
    #expect(session.screen.unknown.isEmpty, "\(session.screen.unknown)")
    #expect(!session.sent.contains("\u{1B}]"))
    for scalar in session.sent.unicodeScalars {
      #expect(!(0x80..<0xA0).contains(scalar.value) && scalar.value != 0x202E)
    }
    // A share of minutes has not ended: no bell was rung by what people wrote.
    #expect(session.screen.bells == 0)
  }
}

extension TestTerminal {
  func type(bytes: [UInt8]) {
    #expect(bytes.withUnsafeBytes { SystemCalls.write(master, $0) } == .success(bytes.count))
  }
}
