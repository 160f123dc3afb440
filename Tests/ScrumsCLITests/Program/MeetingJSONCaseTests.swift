import Foundation
import Testing

@testable import scrums_cli

/// `--json` of all commands while a meeting is held: each has its answer, which is JSON and a line.
@Suite struct MeetingJSONCaseTests {
  struct Line: CustomTestStringConvertible {
    let text: String

    var testDescription: String { text }
  }

  /// The commands as help has them; without an example, by their names.
  static let lines: [Line] = {
    var seen: Set<String> = []
    return CommandTable.entries.flatMap { $0.examples.isEmpty ? [$0.name] : $0.examples }
      .filter { seen.insert($0).inserted }
      .map { Line(text: $0) }
  }()

  private let folder = ScratchFolder()

  @Test(arguments: lines)
  func aCommandIsAnsweredInJSON(_ line: Line) {
    let result = shell(
      """
      cd "$FOLDER" && exec "$SCRUMS" --fixture sample --json --keep-going \
        -c "start design; note first; $LINE; path"
      """,
      environment: ["FOLDER": folder.path, "LINE": line.text]
    )
    let answers = result.answers()
    let commands = ["start design", "note first", line.text, "path"]
    #expect(answers.map(\.command) == commands)
    #expect(answers.prefix(2).map(\.isOK) == [true, true])
    #expect(answers.prefix(2).map(\.kind) == ["meeting", "meeting"])
    for answer in answers {
      #expect((answer.isOK == true) == (answer.code == nil))
      #expect((answer.code == nil) == (answer.message == nil))
    }
  }

  /// Turns go by while it waits, and nothing but answers is on the output.
  @Test func theClockOfAMeetingSaysNothingBetweenTheAnswers() {
    let people = (1...60).map { number in
      #"{"id":"00000000-0000-4000-8000-\#(String(format: "%012d", number))","name":"P\#(number)."}"#
    }
    let file = folder.write(
      """
      {"format":"scrums","version":1,"scrums":[{"id":"00000000-0000-4000-8000-00000000FFFF",\
      "title":"Crowd","lengthInMinutes":1,"theme":"teal",\
      "attendees":[\(people.joined(separator: ","))]}]}
      """,
      to: "s.json"
    )
    let session = LineSession(["--file", file, "--json"])
    #expect(session.answer(to: "start crowd").kind == "meeting")
    let waited = session.answer(to: "wait 2s")
    let speakers = waited.screen["speakers"] as? [[String: Any]] ?? []
    let place = speakers.firstIndex { $0["state"] as? String == "speaking" }
    #expect(waited.command == "wait 2s")
    #expect((place ?? 0) >= 1)
    #expect(session.answer(to: "path").path == "/crowd/meeting")
    let rest = session.end()
    #expect(rest.output == "")
    #expect(rest.code == 0)
  }
}
