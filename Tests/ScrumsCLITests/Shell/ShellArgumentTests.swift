import Testing

@testable import scrums_cli

@Suite struct ShellArgumentTests {
  @Test(
    arguments: [
      ("", []), ("WHICH", [.free]), ("[N]", [.free]), ("FIXTURE", [.fixture]),
      ("FILE [--dry-run]", [.file, .words(["--dry-run"])]),
      ("[COMMAND or TOPIC]", [.topic]), ("[+|-]DURATION", [.free]),
      ("[@WHO] TEXT", [.free, .free]),
      ("json|csv [FILE]", [.words(["json", "csv"]), .file]), ("[discard]", [.words(["discard"])]),
      ("[WHICH] [without NAME[, NAME…]]", [.free, .words(["without"]), .free]),
    ] as [(String, [ShellArgument])]
  )
  func aNotationTellsTheKinds(notation: String, kinds: [ShellArgument]) {
    #expect(ShellArgument.kinds(of: notation) == kinds)
  }

  @Test func choicesTakeThePlaceOfTheLastName() throws {
    let report = try #require(CommandTable.entries(named: "report").first)
    #expect(
      ShellArgument.kinds(of: report)
        == [.free, .words(["today", "yesterday", "last", "week", "since"])]
    )
  }

  /// No command of the table has a word in its notation that would never be offered.
  @Test func everyWordOfTheTableIsOffered() {
    for entry in CommandTable.entries {
      let completion = ShellArgument.completion(of: entry)
      let offered = Set((completion.first + completion.further).words.map(\.text))
      for kind in ShellArgument.kinds(of: entry) {
        guard case .words(let words) = kind else { continue }
        #expect(offered.isSuperset(of: words), "\(entry.usage)")
      }
    }
  }
}
