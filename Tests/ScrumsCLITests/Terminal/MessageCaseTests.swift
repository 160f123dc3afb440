import Foundation
import Testing

@testable import scrums_cli

/// What is told while a line is typed: it stands above the prompt, and the line stays as it is.
@Suite struct MessageCaseTests {
  private let folder = ScratchFolder()

  private func session() -> TerminalSession {
    replace(with: file())
    return TerminalSession(["--file", folder.file("s.json")], state: folder, columns: 200)
  }

  private func file(attendees: [String] = [], title: String = "Crowd") -> String {
    """
    {"format":"scrums","version":1,"scrums":[{"id":"00000000-0000-4000-8000-00000000FFFF",\
    "title":"\(title)","lengthInMinutes":5,"theme":"teal",\
    "attendees":[\(attendees.joined(separator: ","))]}]}
    """
  }

  /// Does what another program does to the file.
  private func replace(with text: String) {
    folder.write(text, to: "new.json")
    #expect(rename(folder.file("new.json"), folder.file("s.json")) == 0)
  }

  /// A thousand things in the file had to be mended.
  @Test func aThousandMessagesLeaveWhatIsTypedAsItIs() {
    let session = session()
    session.wait(forRow: "/>")
    session.type("# 世")
    session.wait(forRow: "/> # 世")
    let clock = ContinuousClock()
    let begin = clock.now
    let before = session.sent.unicodeScalars.count
    let id = "00000000-0000-4000-8000-00000000EEEE"
    replace(with: file(attendees: (0...1000).map { #"{"id":"\#(id)","name":"P\#($0)."}"# }))
    session.wait { $0.all.contains { $0.hasPrefix("Attendee \"P1.\"") } }
    var typed = "/> # 世"
    for count in 1...10 {
      session.type("\(count)é")
      typed += "\(count)é"
    }
    session.wait { $0.all.contains { $0.hasPrefix("Attendee \"P1000.\"") } }
    session.wait(forRow: typed, column: DisplayWidth.of(typed))
    // What was typed is painted with each frame.
    let frames = session.sent.unicodeScalars.dropFirst(before).count { $0 == "世" }
    let most = 60 * (begin.duration(to: clock.now) / .seconds(1))
    #expect(Double(frames) <= most + 10)
    session.leave()
    let told = session.screen.all.compactMap { row in
      row.firstMatch(of: /^Attendee "P(\d+)\." of "Crowd": its id \S+ repeats; it got .*\.$/)?.1
    }
    #expect(told.compactMap { Int($0) } == Array(1...1000))
    #expect(session.screen.all.filter { $0.hasPrefix("/>") }.count == 1)
    #expect(session.screen.unknown.isEmpty)
  }

  struct Change: CustomTestStringConvertible {
    let message: String
    let make: @Sendable (MessageCaseTests) -> Void

    var testDescription: String { message }
  }

  static let changes = [
    Change(message: "Changes of another session or program were taken over") { tests in
      tests.replace(with: tests.file(title: "Other"))
    },
    Change(message: "Cannot read") { $0.replace(with: "{") },
    Change(message: "has gone. What it held is still here") { tests in
      _ = unlink(tests.folder.file("s.json"))
    },
  ]

  @Test(arguments: changes)
  func whatComesByItselfStandsAboveTheLine(change: Change) {
    let session = session()
    session.wait(forRow: "/>")
    session.type("# half\u{1B}[D")
    session.wait(forRow: "/> # half", column: 8)
    change.make(self)
    session.wait { $0.text.contains { $0.contains(change.message) } }
    session.wait(forRow: "/> # half", column: 8)
    let rows = session.screen.text
    let message = rows.firstIndex { $0.contains(change.message) }
    #expect((message ?? .max) < (rows.firstIndex(of: "/> # half") ?? 0))
    session.type("x")
    session.wait(forRow: "/> # halxf", column: 9)
    session.leave()
    #expect(session.screen.all.filter { $0.hasPrefix("/>") }.count == 1)
  }

  @Test func answersAndRefusalsStandAboveThePromptThatFollows() {
    let session = TerminalSession(state: folder)
    session.wait(forRow: "/>")
    let begin = session.screen.all.count - 2
    session.type("path\rnonsense\rlist web\r# end\r")
    session.wait { $0.all.contains("/> # end") && $0.text.contains("/>") }
    session.leave()
    let expected = [
      "/> path", "/", "  /  scrums, root", "/> nonsense",
      "Unknown command \"nonsense\". \"help\" lists what there is.", "/> list web",
      "Daily Scrums (3)", "  3  Web Dev   5 min, 10 people, poppy", "/> # end", "/>",
    ]
    #expect(Array(session.screen.all.dropFirst(begin)) == expected)
  }
}
