import Foundation
import Testing

@testable import scrums_cli

/// Text that would have a terminal do something, wherever the program shows it: it is shown written
/// out, and a terminal is sent nothing that it would obey.
@Suite struct HostileTextCaseTests {
  private static let hostile = "\u{1B}]0;owned\u{7}\u{202E}\u{9B}2J\u{8}"
  private static let shown = #"\u{1B}]0;owned\u{7}\u{202E}\u{9B}2J\u{8}"#

  private let folder = ScratchFolder()

  /// A title, a name, notes and a follow-up, each with its letter before what is hostile.
  private func file() throws -> String {
    func text(_ letter: String) -> String { letter + Self.hostile + "\r\n" + letter }
    let person: [String: Any] = [
      "guest": false, "name": text("N"), "notes": [text("M")], "seconds": 60,
    ]
    let meeting: [String: Any] = [
      "absent": [text("A")], "attendees": [person], "date": "2025-11-12T09:00:04.5Z",
      "id": "5C4A0000-0000-4000-8000-000000000017", "lengthInSeconds": 60, "notes": [text("O")],
    ]
    let followUp: [String: Any] = [
      "added": "2025-11-12T09:05:00Z", "description": text("F"), "isComplete": false,
      "id": "5C4A0000-0000-4000-8000-000000000019", "owner": text("N"),
    ]
    let scrum: [String: Any] = [
      "attendees": [["id": "5C4A0000-0000-4000-8000-000000000002", "name": text("N")]],
      "followUps": [followUp], "history": [meeting], "lengthInMinutes": 10, "theme": "yellow",
      "id": "5C4A0000-0000-4000-8000-000000000001", "title": text("T"),
    ]
    var other = scrum
    other["id"] = "5C4A0000-0000-4000-8000-000000000003"
    other["title"] = "U" + Self.hostile
    for key in ["attendees", "followUps", "history"] { other[key] = [Any]() }
    let whole: [String: Any] = ["format": "scrums", "version": 1, "scrums": [scrum, other]]
    return folder.write(try JSONSerialization.data(withJSONObject: whole), to: "s.json")
  }

  private func session(_ arguments: [String]) -> TerminalSession {
    TerminalSession(arguments, state: folder, columns: 250, rows: 60)
  }

  /// The terminal was sent rows, and what paints them in their places and colours.
  private func expectNothingObeyed(
    _ session: TerminalSession,
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(session.screen.unknown.isEmpty, sourceLocation: location)
    #expect(session.screen.bells == 0, sourceLocation: location)
    // No string for the terminal itself, of which its title is one.
    let isObeyed = { (scalar: Unicode.Scalar) in
      scalar.value < 0x20 && !["\r", "\n", "\u{1B}"].contains(scalar)
        || (0x7F..<0xA0).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
    }
    #expect(!session.sent.unicodeScalars.contains(where: isObeyed), sourceLocation: location)
    let others = session.sent.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
    #expect(!others.contains("\u{1B}"), sourceLocation: location)
  }

  /// What is typed, and the letters of what has to be shown then.
  private static let tour: [(keys: String, letters: [String])] = [
    ("list\r", ["T", "U"]),
    ("push \t", ["U"]),
    ("\t\t", ["/> push \"U"]),
    ("\u{3}push \u{1B}[200~X\(hostile)\u{1B}[201~\r", ["There is no scrum \"X"]),
    ("push 1\r", ["T", "N", "F"]),
    ("edit\r", ["T", "N"]),
    ("cancel\r", ["T"]),
    ("start\r", ["T", "N"]),
    ("note \u{1B}[200~Y\(hostile)\u{1B}[201~\r", ["Y", "Noted for \"N"]),
    ("absent \u{1B}[200~Z\(hostile)\u{1B}[201~\r", ["\"Z"]),
    ("end\r", ["T"]),
    ("save\r", ["T"]),
    ("history\r", ["History of T"]),
    ("push 2\r", ["T", "M", "A", "O"]),
    ("report since 2025-01-01\r", ["T"]),
    ("pop\rpop\rfollow-ups\r", ["F", "N"]),
    ("edit 1 \t", []),
    ("\u{3}report since 2025-01-01\r", ["T"]),
    ("export markdown\r", ["T"]),
    ("root\rdelete 1\r", ["T"]),
    ("nevermind\r", ["T"]),
    ("\u{1B}[200~W\(hostile)\u{1B}[201~\r", ["Unknown command \"W"]),
    ("path\r", []),
  ]

  @Test func onEveryScreenItIsWrittenOut() throws {
    let session = session(["--file", try file()])
    session.wait(for: "T" + Self.shown)
    session.wait(for: "/> ")
    for (keys, letters) in Self.tour {
      session.type(keys)
      for letter in letters { session.wait(for: letter + Self.shown) }
    }
    session.type("# end\r")
    session.wait(for: "# end\r\n")
    session.leave()
    expectNothingObeyed(session)
  }

  /// A history that somebody else has written to, and what was entered before.
  @Test func inTheHistoryItIsWrittenOut() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("state/scrums-cli"),
      withIntermediateDirectories: true
    )
    let line = "list H\(Self.hostile)"
    folder.write(line + "\n", to: "state/scrums-cli/history")
    let session = session(["--memory"])
    let shown = "list H\(Self.shown)"
    session.wait(forRow: "/>")
    session.type("li")
    // As the suggestion, as the line, and as what was entered.
    session.wait(forRow: "/> \(shown)", column: 5)
    session.type("\u{1B}[A")
    session.wait(forRow: "/> \(shown)", column: 3 + shown.count)
    session.type("\r")
    session.wait { $0.all.contains("/> \(shown)") && $0.text.contains("/>") }
    session.type("\u{12}H")
    session.wait(forRow: "search \"H\" > \(shown)")
    session.type("\u{3}")
    session.leave()
    expectNothingObeyed(session)
  }

  // MARK: - File names

  @Test func aFileNameIsWrittenOutInTheMenuTheLineAndTheAnswers() {
    let files = ScratchFolder()
    for end in ["a", "b"] { files.write("{", to: "n\(Self.hostile)\(end)") }
    let session = session(["--memory"])
    session.wait(for: "/> ")
    session.type("import \(files.path)/\t")
    session.wait(for: "  n\(Self.shown)b")
    session.type("\t\t")
    session.wait(for: "/> import \(files.path)/n\(Self.shown)b")
    session.type("\r\r")
    session.wait(for: "\"\(files.path)/n\(Self.shown)b\" cannot be read")
    session.type("\u{1B}[200~import \(files.path)/n\(Self.hostile)c\u{1B}[201~\r")
    session.wait(for: "There is no file \"\(files.path)/n\(Self.shown)c\"")
    session.type("\u{1B}[200~export csv \(files.path)/n\(Self.hostile)b\u{1B}[201~\r")
    session.wait(for: "\(files.path)/n\(Self.shown)b")
    session.wait(for: "yes/nevermind? ")
    session.type("yes\r")
    session.wait(for: "Exported to \"\(files.path)/n\(Self.shown)b\"")
    session.leave()
    expectNothingObeyed(session)
  }

  @Test func theNameOfTheFileItselfIsWrittenOut() {
    let path = folder.write("{", to: "n" + Self.hostile)
    let shown = "\(folder.path)/n\(Self.shown)"
    let session = session(["--file", path])
    session.wait(for: "\"\(shown)\"")
    session.wait(for: "yes/nevermind? ")
    session.type("yes\r")
    session.wait(for: "was moved to \"\(shown)")
    session.wait(for: "/> ")
    session.type("save\r# saved\r")
    session.wait(for: "# saved\r\n")
    #expect(unlink(path) == 0)
    session.wait(for: "\"\(shown)\" has gone")
    session.leave()
    expectNothingObeyed(session)
  }

  @Test(arguments: [
    ["--fixture", "/n\(hostile)"], ["--script", "/n\(hostile)"],
    ["--memory", "--at", "/n\(hostile)"], ["--clock", "n\(hostile)"], ["--seed", "n\(hostile)"],
    ["--n\(hostile)"], ["help", "n\(hostile)"], ["--memory", "n\(hostile)"],
    ["--fixture", "sample", "push", "n\(hostile)"], ["merge", "/n\(hostile)", "/n", "/n"],
  ])
  func anArgumentIsWrittenOut(arguments: [String]) {
    let session = session(arguments)
    session.wait(for: "n" + Self.shown)
    #expect(session.child.wait(milliseconds: 5000) != .exit(0))
    _ = session.end()
    expectNothingObeyed(session)
  }
}
