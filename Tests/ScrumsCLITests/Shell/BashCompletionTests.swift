import Foundation
import Testing

@testable import scrums_cli

/// The script for bash, in bash.
@Suite struct BashCompletionTests {
  private let folder = ScratchFolder()

  /// What bash would offer for the last of these words, in its order.
  private func offers(_ words: String..., location: SourceLocation = #_sourceLocation) -> [String] {
    let harness = """
      eval "$("$SCRUMS" completions bash)"
      COMP_WORDS=()
      while IFS= read -r word; do COMP_WORDS+=("$word"); done
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      COMP_LINE="${COMP_WORDS[*]}" COMP_POINT=${#COMP_LINE}
      _scrums_cli
      if ((${#COMPREPLY[@]})); then printf '%s\\n' "${COMPREPLY[@]}"; fi
      """
    folder.write(harness, to: "harness")
    let result = shell(
      "mkdir -p \"$FOLDER/files/sub\" && cd \"$FOLDER/files\" "
        + "&& : > team.json && : > 'team one.json' && exec bash ../harness",
      input: (["scrums-cli"] + words).map { $0 + "\n" }.joined(),
      environment: ["FOLDER": folder.path]
    )
    #expect(result.errors == "", sourceLocation: location)
    return result.lines
  }

  @Test func everyCommandThatWorksAloneIsOffered() {
    let offers = Set(offers(""))
    for entry in CommandTable.entries where entry.isOneShot && entry.belongs(on: .scrums) {
      #expect(offers.contains(entry.name), "\(entry.name)")
    }
    for command in ShellCommand.allCases { #expect(offers.contains(command.rawValue)) }
    #expect(offers.isDisjoint(with: ["quit", "wait", "theme", "ls", "--json"]))
  }

  @Test func whereAPlaceIsGivenAllCommandsAreOffered() {
    let offers = offers("--at", "/design/edit", "")
    for entry in CommandTable.entries where entry.isOneShot {
      let first = entry.name.prefix { $0 != " " }
      #expect(offers.filter { $0 == first }.count == 1, "\(first)")
    }
  }

  @Test func everyOptionIsOffered() {
    let names = InvocationOption.allCases.map(\.rawValue) + ["-h"]
    #expect(offers("-") == names)
    #expect(offers("--json", "--") == names.filter { $0.hasPrefix("--") })
    #expect(offers("--", "--") == [], "behind -- there is none")
    #expect(offers("list", "--") == [], "nor behind a command")
  }

  @Test func theBeginningOfAWordNarrowsWhatIsOffered() {
    #expect(offers("l") == ["load", "list"])
    #expect(offers("--json", "--seed", "7", "ex") == ["export"])
    #expect(offers("$(x") == [])
    #expect(offers("*") == [])
  }

  @Test func anOptionTakesItsValues() {
    #expect(offers("--clock", "") == ["simulated"])
    #expect(offers("--clock", "=", "si") == ["simulated"])
    #expect(offers("--clock", "=") == ["simulated"])
    #expect(offers("--seed", "") == [])
    #expect(offers("-c", "") == [])
    #expect(offers("-c", "list", "") == [], "no command goes with commands")
    #expect(offers("-c", "list", "--j") == ["--json"])
  }

  @Test func filesAreOfferedWhereAFileIsMeant() {
    let files = ["sub", "team one.json", "team.json"]
    #expect(offers("--file", "").sorted() == files)
    #expect(offers("--script", "team o") == ["team one.json"])
    #expect(offers("--file", "team\\ o") == ["team one.json"])
    #expect(offers("--file", "\"team o") == ["team one.json"])
    #expect(offers("--fixture", "").sorted() == ["sample"] + files)
    #expect(offers("--fixture", "=", "s").sorted() == ["sample", "sub"])
    #expect(offers("merge", "a", "b", "su") == ["sub"])
    #expect(offers("export", "csv", "team.") == ["team.json"])
    #expect(offers("import", "").sorted() == ["--dry-run"] + files)
    #expect(offers("import", "team.json", "--") == ["--dry-run"])
  }

  @Test func argumentsAreOffered() {
    #expect(offers("export", "") == ["json", "scrumdinger", "markdown", "csv"])
    #expect(offers("completions", "") == ["bash", "zsh", "fish"])
    #expect(offers("completions", "bash", "") == [])
    #expect(offers("theme", "s") == ["seafoam", "sky"])
    #expect(offers("filter", "") == ["all", "active", "completed"])
    #expect(offers("report", "") == ["today", "yesterday", "last", "week", "since"])
    #expect(offers("report", "design", "w") == ["week"])
    #expect(offers("start", "design", "") == ["without"])
    #expect(offers("recover", "") == ["discard"])
    #expect(offers("new", "") == [])
  }

  @Test func aGroupHasItsSecondWords() {
    let seconds = ["add", "remove", "rename", "move"]
    #expect(offers("--at", "/new", "at") == ["attendee"])
    #expect(offers("--at", "/new", "attendee", "") == seconds)
    #expect(offers("help", "attendee", "") == seconds)
  }

  @Test func helpKnowsCommandsAndTopics() {
    let offers = offers("help", "")
    for entry in CommandTable.entries {
      #expect(offers.contains(String(entry.name.prefix { $0 != " " })))
    }
    for topic in HelpTopic.allCases { #expect(offers.contains(topic.rawValue)) }
    #expect(self.offers("?", "exi") == ["exit-codes"])
  }
}
