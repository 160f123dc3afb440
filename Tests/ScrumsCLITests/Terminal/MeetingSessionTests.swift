import Foundation
import Testing

@testable import scrums_cli

/// A meeting at the keyboard, in real time.
@Suite struct MeetingSessionTests {
  private let folder = ScratchFolder()

  /// A file with a scrum of one minute for sixty people, whose shares last a second.
  private func crowd() -> String {
    let people = (1...60).map { number in
      #"{"id":"00000000-0000-4000-8000-\#(String(format: "%012d", number))","name":"P\#(number)."}"#
    }
    return folder.write(
      """
      {"format":"scrums","version":1,"scrums":[{"id":"00000000-0000-4000-8000-00000000FFFF",\
      "title":"Crowd","lengthInMinutes":1,"theme":"teal","attendees":[\(people.joined(separator: ","))]}]}
      """,
      to: "s.json"
    )
  }

  private func session(_ options: [String], terminal: String = "xterm-256color") -> TerminalSession
  {
    TerminalSession(
      ["--file", crowd()] + options,
      environment: ["TERM": terminal, "XDG_STATE_HOME": folder.file("state")]
    )
  }

  @Test func theClockMovesWhileANoteIsTypedAndTheBellRingsOnceATurn() {
    let session = session([])
    session.wait(for: "/> ")
    session.type("start crowd\n")
    session.wait { $0.text.contains { $0.hasPrefix("/crowd/meeting>") } }
    session.type("note hel")
    // Turns go by; the note stays as it was typed.
    session.wait { $0.text.contains { $0.hasPrefix(" P4.") } }
    let screen = session.screen
    #expect(screen.text.filter { $0.hasPrefix("/crowd/meeting> note hel") }.count == 1)
    #expect(screen.column == "/crowd/meeting> note hel".count)
    #expect(screen.unknown.isEmpty)
    session.type("lo\n")
    session.wait { $0.text.contains("/crowd/meeting> note hello") }
    // The note is of the one who spoke when it was begun.
    session.wait { $0.all.contains { $0.hasPrefix("Noted for") } }
    let noted = session.screen.all.compactMap { $0.firstMatch(of: /^Noted for "P(\d+)\."/)?.1 }
    #expect(noted.compactMap { Int($0) }.allSatisfy { $0 < 4 })
    session.type("pause\n")
    session.wait { $0.text.contains { $0.hasPrefix(" PAUSED") } }
    let rows = session.screen.text.compactMap { $0.firstMatch(of: /^ P(\d+)\. .*then/)?.1 }
    #expect(rows.count == 1)
    let place = rows.first.flatMap { Int($0) } ?? 0
    #expect(place >= 4)
    #expect(session.screen.bells == place - 1)
    session.type("end\n")
    session.wait { $0.text.contains { $0.hasSuffix("save/discard/resume?") } }
    session.type("save\n")
    session.wait { $0.text.contains { $0.hasPrefix("/crowd>") } }
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
    // Nothing of the clock is left behind.
    #expect(!session.screen.all.contains { $0.hasPrefix(" PAUSED") || $0.contains("then P") })
  }

  @Test func theClockMovesWhileACommandTakesItsTime() {
    let session = session([])
    session.wait(for: "/> ")
    session.type("start crowd\r")
    session.wait { $0.text.contains { $0.hasPrefix("/crowd/meeting>") } }
    session.type("wait 1h\r")
    session.wait { $0.text.contains { $0.hasPrefix(" P2.") } }
    session.wait { $0.text.contains { $0.hasPrefix(" P3.") } }
    #expect(!session.screen.text.contains { $0.hasPrefix(" P2.") || $0 == "/crowd/meeting>" })
    // What is told meanwhile stands above it, and what is typed waits.
    session.type("pause\r\u{3}")
    session.wait { $0.text.contains { $0.hasPrefix(" PAUSED") } }
    #expect(session.screen.all.filter { $0 == "^C" }.count == 1)
    #expect(session.screen.text.filter { $0.hasPrefix("/crowd/meeting> pause") }.count == 1)
    session.type("discard\ryes\r\u{4}")
    #expect(session.end() == .exit(0))
    #expect(session.screen.unknown.isEmpty)
    #expect(!session.screen.all.contains { $0.contains("then P") })
  }

  @Test func notesThatArePastedAreOfWhoSpeaksThen() {
    let session = TerminalSession(["--fixture", "sample", "--at", "/design"])
    session.wait(for: "/design> ")
    session.type("start\r")
    session.wait(for: "/design/meeting> ")
    session.type("\u{1B}[200~note one\nnext\nnote two\u{1B}[201~\r")
    session.wait { $0.all.contains("Noted for \"Bjorn\".") }
    #expect(session.screen.all.contains("Noted for \"Amira\"."))
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
  }

  @Test(arguments: [(["--plain"], "xterm-256color"), ([], "dumb")])
  func withoutRepaintingThereIsALineATurn(options: [String], terminal: String) {
    let session = session(options, terminal: terminal)
    session.wait(for: "/> ")
    session.type("start crowd\n")
    session.wait(for: "\"P2.\" has the word for 1 s.")
    session.wait(for: "\"P3.\" has the word for 1 s.")
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
    #expect(!session.sent.contains("\u{1B}"))
  }

  @Test func theEndOfTheSessionTakesTheClockAway() {
    let session = session([])
    session.wait(for: "/> ")
    session.type("start crowd\n")
    session.wait { $0.text.contains { $0.hasPrefix(" Meeting") } }
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
    #expect(session.screen.all.joined(separator: " ").contains("\"recover\" goes on with it"))
    #expect(!session.screen.all.contains { $0.contains("then P") })
  }
}
