import Foundation
import Testing

@testable import scrums_cli

/// What the three scripts have in common, and zsh and fish where they are there.
@Suite struct CompletionScriptTests {
  private let folder = ScratchFolder()

  @Test(arguments: ShellKind.allCases)
  func theProgramPrintsTheScript(kind: ShellKind) {
    let result = run(["completions", kind.rawValue])
    #expect(result.output == kind.script + "\n")
    #expect(result.errors == "")
    #expect(result.code == 0)
    #expect(run(["completions", kind.rawValue.uppercased()]).output == result.output)
  }

  @Test(arguments: ShellKind.allCases)
  func everyCommandAndOptionOccurs(kind: ShellKind) {
    let words = Set(kind.script.split { !$0.isLetter && $0 != "-" }.map(String.init))
    for entry in CommandTable.entries {
      for word in entry.name.split(separator: " ") { #expect(words.contains(String(word))) }
    }
    for option in InvocationOption.allCases {
      let name = option.rawValue
      let bare = String(name.drop { $0 == "-" })
      #expect(words.contains(name) || words.contains(bare) && kind == .fish, "\(name)")
    }
  }

  @Test func everyMeaningOccursEscaped() {
    for entry in CommandTable.entries where !entry.name.contains(" ") {
      guard let first = CommandTable.entries(named: entry.name).first else { continue }
      for name in [entry.name] + entry.aliases {
        let zsh = first.summary.replacing("'", with: "'\\''")
        #expect(ZshCompletion.script.contains("'\(name):\(zsh)'"), "\(name)")
        let fish = first.summary.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
        #expect(FishCompletion.script.contains("-d '\(fish)'"), "\(name)")
      }
    }
    #expect(ZshCompletion.script.contains("[open at a navigation path\\: /design/edit]"))
  }

  @Test func whatIsSpecialInAShellIsEscaped() {
    #expect(singleQuoted("it's $x") == "'it'\\''s $x'")
    #expect(ZshCompletion.bracketed("a [b]: c\\") == "a \\[b\\]\\: c\\\\")
    #expect(ZshCompletion.colonEscaped("a:b\\") == "a\\:b\\\\")
    #expect(FishCompletion.quoted("it's \\ $x") == "'it\\'s \\\\ $x'")
    #expect(FishCompletion.list([CompletionWord("?"), CompletionWord("sky")]) == "'\\'?\\' sky'")
    #expect(FishCompletion.pattern("a?*\\") == "a\\?\\*\\\\")
  }

  @Test(
    .enabled(if: Installed.has("zsh"), "zsh is not installed"),
    arguments: [ShellKind.zsh.script]
  )
  func zshTakesTheScript(script: String) {
    let result = shell(
      "zsh -f -n \"$SCRIPT\"",
      environment: ["SCRIPT": folder.write(script, to: "_scrums-cli"), "PATH": Installed.path]
    )
    #expect(result.output + result.errors == "")
    #expect(result.code == 0)
  }

  @Test(
    .enabled(if: Installed.has("fish"), "fish is not installed"),
    arguments: [
      ("scrums-cli --fixture sa", ["sample\tstart from a fixture (sample, or a file)"]),
      (
        "scrums-cli l",
        [
          "list\tList the scrums, or those that hold WORDS.",
          "load\tReplace the scrums by a fixture's; asks first.",
          "ls\tList the scrums, or those that hold WORDS.",
        ]
      ),
      ("scrums-cli --at /x attendee a", ["add\tAdd attendees."]),
      ("scrums-cli --clock simulated theme s", ["seafoam", "sky"]),
      ("scrums-cli export csv scri", ["script"]), ("scrums-cli ? exi", ["exit-codes"]),
      ("scrums-cli -c list ", []), ("scrums-cli list ", []),
    ] as [(String, [String])]
  )
  func fishOffersThis(line: String, offers: [String]) {
    folder.write(ShellKind.fish.script, to: "script")
    let result = shell(
      "cd \"$HOME\" && fish -n script && fish -c 'source script; complete -C\"$LINE\"'",
      environment: ["LINE": line, "HOME": folder.path, "PATH": Installed.path]
    )
    let expected = offers.map { $0 == "exit-codes" ? ["exit\tEnd the session.", $0] : [$0] }
    #expect(result.lines == expected.flatMap { $0 })
    #expect(result.code == 0, "\(result.errors)")
  }

  /// The lines that people are told work as they are.
  @Test(arguments: ShellKind.allCases)
  func theLineThatInstallsItWorks(kind: ShellKind) throws {
    #expect(try Installed.readme().contains(kind.installation))
    let result = shell(
      "mkdir -p ~/.config/fish\n\(kind.installation)\ncat ~/.*rc ~/.config/fish/* 2>/dev/null; :",
      environment: ["HOME": folder.path]
    )
    #expect(result.errors == "")
    let line = kind.installation.split(separator: "'").dropFirst().first
    #expect(result.lines == [String(try #require(line))])
  }

  @Test func bashReadsTheLineAtItsStart() {
    let result = shell(
      "\(ShellKind.bash.installation); bash --rcfile ~/.bashrc -i -c 'complete -p scrums-cli'",
      environment: ["HOME": folder.path, "PATH": Installed.path]
    )
    #expect(result.output == "complete -F _scrums_cli scrums-cli\n", "\(result.errors)")
  }
}
