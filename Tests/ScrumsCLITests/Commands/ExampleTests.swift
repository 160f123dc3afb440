import Testing

@testable import scrums_cli

/// The examples of `help COMMAND`, carried out.
@Suite struct ExampleTests {
  struct Example: CustomTestStringConvertible {
    let line: String
    let entry: CommandEntry

    var testDescription: String { line }
  }

  static let examples = CommandTable.entries.flatMap { entry in
    entry.examples.map { Example(line: $0, entry: entry) }
  }

  @Test(arguments: examples)
  func anExampleIsOfItsCommandAndReadEverywhereItWorks(_ example: Example) {
    #expect(CommandText.name(of: example.line).name == example.entry.name)
    for screen in example.entry.screens ?? ScreenKind.allCases {
      #expect(Command.parse(line: example.line, on: screen).error == nil)
    }
  }

  /// It is accepted on one of the screens on which its command works.
  @Test(arguments: examples)
  func anExampleWorksOverTheSample(_ example: Example) {
    let screens = example.entry.screens ?? [.scrums, .detail, .edit]
    var refusals: [String] = []
    for screen in screens {
      let answer = answer(to: example.line, on: screen)
      if answer?.isOK == true, answer?.command == example.line { return }
      refusals.append("\(screen): \(answer?.message ?? "no answer")")
    }
    Issue.record("\(refusals)")
  }

  @Test func helpShowsThem() throws {
    for example in Self.examples {
      let text = try HelpText.text(for: example.entry.name).get()
      #expect(text.contains("\n  Examples:\n"))
      #expect((text + "\n").contains("\n    \(example.line)\n"))
    }
  }

  private func answer(to line: String, on screen: ScreenKind) -> RunAnswer? {
    let folder = ScratchFolder()
    folder.write(#"{"format":"scrums","scrums":[],"version":1}"#, to: "team.json")
    return shell(
      """
      cd "$FOLDER" && exec "$SCRUMS" --fixture sample --clock simulated --yes --json \
        --at "$AT" -c "$LINE"
      """,
      environment: ["FOLDER": folder.path, "AT": path(of: screen), "LINE": line]
    )
    .answers().first
  }

  /// The place of such a screen in the sample.
  private func path(of screen: ScreenKind) -> String {
    switch screen {
    case .scrums: "/"
    case .new: "/new"
    case .detail: "/design"
    case .edit: "/design/edit"
    case .meeting: "/design/meeting"
    case .history: "/design/history"
    case .pastMeeting: "/design/history/1"
    case .followUps: "/design/follow-ups"
    }
  }
}
