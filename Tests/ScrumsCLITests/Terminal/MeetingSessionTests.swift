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
    session.wait(for: "/crowd/meeting> ")
    session.type("note hel")
    session.wait(for: "note hel")
    // Three turns go by; nothing but the bottom row is painted meanwhile.
    let painted = session.wait(for: "P4. ")
    let frames = painted.components(separatedBy: "\u{1B}7").dropFirst()
    #expect(frames.count >= 3)
    #expect(
      frames.dropLast().allSatisfy { frame in
        frame.hasPrefix("\u{1B}[24;1H") && frame.contains("\u{1B}8") && !frame.contains("\n")
      }
    )
    session.type("lo\n")
    let answer = session.wait(for: "/crowd/meeting> ")
    #expect(answer.contains("hello"))
    session.type("pause\n")
    let screen = session.wait(for: "/crowd/meeting> ")
    let place = screen.firstMatch(of: /(\d+)  speaking/).flatMap { Int($0.1) } ?? 0
    #expect(place >= 4)
    #expect(session.shown.filter { $0 == "\u{7}" }.count == place - 1)
    session.type("end\n")
    session.wait(for: "save/discard/resume? ")
    session.type("save\n")
    // The row is given back.
    session.wait(for: "\u{1B}[r")
    session.wait(for: "/crowd> ")
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
    #expect(!session.shown.contains("\u{1B}"))
  }

  @Test func theEndOfTheSessionGivesTheRowBack() {
    let session = session([])
    session.wait(for: "/> ")
    session.type("start crowd\n")
    session.wait(for: "\u{1B}[1;23r")
    session.wait(for: "/crowd/meeting> ")
    session.type("\u{4}")
    session.wait(for: "\u{1B}[r")
    #expect(session.end() == .exit(0))
    #expect(session.shown.contains("\"recover\" goes on with it"))
  }
}
