import Foundation
import Testing

@testable import scrums_cli

/// `scrums-cli merge`, alone and as git's merge driver.
@Suite struct MergeRunTests {
  private let folder = ScratchFolder()

  /// A file of one scrum.
  private func file(_ name: String, title: String, minutes: Int = 5) -> String {
    folder.write(
      """
      {"format":"scrums","scrums":[{"id":"00000000-0000-0000-0000-000000000001",
      "lengthInMinutes":\(minutes),"theme":"sky","title":"\(title)"}],"version":1}
      """,
      to: name
    )
  }

  private func titles(_ name: String) -> [String]? {
    run(["--file", folder.file(name), "--json", "list"]).answers().last?.titles
  }

  @Test func changesOfBothAreKept() {
    let base = file("base", title: "A")
    let result = run([
      "merge", base, file("ours", title: "B"), file("theirs", title: "A", minutes: 9),
    ])
    #expect(result.code == 0)
    #expect(result.output == "")
    #expect(result.errorLines == ["scrums-cli: Merged into \"\(folder.file("ours"))\": 1 scrum."])
    let merged = run(["--file", folder.file("ours"), "--json", "-c", "push 1"]).answers().last
    #expect(merged?.scrum["title"] as? String == "B")
    #expect(merged?.scrum["lengthInMinutes"] as? Int == 9)
    #expect(folder.names == ["base", "ours", "theirs"])
  }

  @Test func conflictsAreKeptToldAndEndWithOne() {
    let base = file("base", title: "A")
    let result = run(["merge", base, file("ours", title: "B"), file("theirs", title: "C")])
    #expect(result.code == 1)
    #expect(
      result.errorLines == [
        "scrums-cli: The title of \"B\" was changed here and elsewhere: both are kept, the other "
          + "one in a second scrum. Delete the one that is wrong."
      ]
    )
    #expect(titles("ours") == ["B", "C"])
  }

  @Test func anEmptyBaseIsNone() {
    folder.write("", to: "base")
    let result = run([
      "merge", folder.file("base"), file("ours", title: "B"), file("theirs", title: "B"),
    ])
    #expect(result.code == 0)
    #expect(titles("ours") == ["B"])
  }

  @Test func whatCannotBeReadIsNamedAndNothingIsTouched() {
    let base = file("base", title: "A")
    let ours = file("ours", title: "B")
    let before = folder.bytes("ours")
    let broken = folder.write("{", to: "broken")
    for (arguments, code, words) in [
      ([base, ours, broken], 65, "Cannot read \"\(broken)\": it is not JSON"),
      ([base, ours, folder.file("none")], 66, "There is no file \"\(folder.file("none"))\""),
      ([base, ours], 64, "merge takes three files and got 2"),
    ] as [([String], Int32, String)] {
      let result = run(["merge"] + arguments)
      #expect(result.code == code)
      #expect(result.errorLines.count == 1)
      #expect(result.errors.contains(words), "\(result.errors)")
      #expect(folder.bytes("ours") == before)
    }
  }

  /// No session is opened: what $SCRUMS_FILE names is not read, not written, not made.
  @Test func noOtherFileIsTouched() {
    let other = folder.write("not scrums", to: "other")
    let base = file("base", title: "A")
    for (path, names) in [
      (other, ["base", "other", "ours", "theirs"]),
      (folder.file("none"), ["base", "other", "ours", "theirs"]),
    ] {
      let arguments = ["merge", base, file("ours", title: "B"), file("theirs", title: "A")]
      let result = run(arguments, environment: ["SCRUMS_FILE": path])
      #expect(result.code == 0)
      #expect(folder.bytes("other") == Array("not scrums".utf8))
      #expect(folder.names == names)
    }
  }

  /// A repository with two branches whose commits change the scrums by these commands, of which
  /// the first is then merged into the second.
  private func merged(
    _ start: String,
    theirs: String,
    ours: String,
    by merge: String
  ) throws -> ProgramRun {
    func commit(_ commands: String, _ name: String) -> String {
      """
      scrums-cli --file scrums.json -c '\(commands)' >/dev/null
      git add . && git commit -qm \(name)
      """
    }
    return try git(
      """
      \(commit(start, "base"))
      git checkout -qb other
      \(commit(theirs, "theirs"))
      git checkout -q main
      \(commit(ours, "ours"))
      \(merge)
      scrums-cli --file scrums.json --json list
      """
    )
  }

  @Test(.enabled(if: isGitThere))
  func theFourLinesOfItsHelpLetGitMerge() throws {
    let result = try merged(
      "new A; add; new B; add",
      theirs: "push a; edit; title Theirs; done",
      ours: "push b; edit; length 9; done; root; new C; add",
      by: "git merge -q --no-edit other >&2"
    )
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.answers().last?.titles == ["Theirs", "B", "C"])
  }

  @Test(.enabled(if: isGitThere))
  func gitStopsAtAConflictWithBothChangesInTheFile() throws {
    let result = try merged(
      "new A; add",
      theirs: "push a; edit; title Theirs; done",
      ours: "push a; edit; title Ours; done",
      by: """
        if git merge -q --no-edit other >&2; then exit 9; fi
        test "$(git diff --name-only --diff-filter=U)" = scrums.json
        """
    )
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.answers().last?.titles == ["Ours", "Theirs"])
    #expect(result.errors.contains("The title of \"Ours\" was changed here and elsewhere"))
  }

  /// Both branches began a file: git gives the driver an empty common ancestor.
  @Test(.enabled(if: isGitThere))
  func gitMergesTwoFilesThatHaveNothingInCommon() throws {
    let result = try git(
      """
      git commit -qm base
      git checkout -qb other
      scrums-cli --file scrums.json --seed 1 -c 'new Theirs; add' >/dev/null
      git add . && git commit -qm theirs
      git checkout -q main
      scrums-cli --file scrums.json --seed 2 -c 'new Ours; add' >/dev/null
      git add . && git commit -qm ours
      git merge -q --no-edit other >&2
      scrums-cli --file scrums.json --json list
      """
    )
    #expect(result.code == 0, "\(result.errors)")
    #expect(Set(result.answers().last?.titles ?? []) == ["Ours", "Theirs"])
  }

  /// Runs a script in a new repository that is set up by the lines of `help merge`.
  private func git(_ script: String) throws -> ProgramRun {
    let help = try HelpText.text(for: "merge").get()
    let setUp = help.split(separator: "\n")
      .filter { $0.hasPrefix("  git ") || $0.hasPrefix("  echo ") }
    #expect(setUp.count == 4)
    return shell(
      """
      set -eu
      cd '\(folder.path)'
      PATH="$(dirname "$SCRUMS"):$PATH" HOME='\(folder.path)' GIT_CONFIG_NOSYSTEM=1
      XDG_STATE_HOME='\(folder.path)/state' XDG_DATA_HOME='\(folder.path)/data'
      export PATH HOME GIT_CONFIG_NOSYSTEM XDG_STATE_HOME XDG_DATA_HOME
      git init -q -b main . && git config user.name T && git config user.email t@example.invalid
      printf 'state\ndata\n' > .git/info/exclude
      \(setUp.joined(separator: "\n"))
      \(script)
      """
    )
  }

  private static let isGitThere = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/git") }
}
