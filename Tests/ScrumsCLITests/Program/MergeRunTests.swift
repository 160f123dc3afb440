import Foundation
import Testing

@testable import scrums_cli

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

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
    #expect(result.errors == "")
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

  @Test(.enabled(if: access("/usr/bin/git", X_OK) == 0))
  func theFourLinesOfItsHelpLetGitMerge() throws {
    let help = try HelpText.text(for: "merge").get()
    let setUp = help.split(separator: "\n").filter { line in
      line.hasPrefix("  git ") || line.hasPrefix("  echo ")
    }
    #expect(setUp.count == 4)
    let result = shell(
      """
      set -eu
      cd '\(folder.path)'
      PATH="$(dirname "$SCRUMS"):$PATH" HOME='\(folder.path)' GIT_CONFIG_NOSYSTEM=1
      export PATH HOME GIT_CONFIG_NOSYSTEM
      git init -q -b main . && git config user.name T && git config user.email t@example.invalid
      \(setUp.joined(separator: "\n"))
      scrums-cli --file scrums.json -c 'new A; add; new B; add' >/dev/null
      git add . && git commit -qm base
      git checkout -qb other
      scrums-cli --file scrums.json -c 'push a; edit; title Theirs; done' >/dev/null
      git commit -qam theirs
      git checkout -q main
      scrums-cli --file scrums.json -c 'push b; edit; length 9; done; root; new C; add' >/dev/null
      git commit -qam ours
      git merge -q --no-edit other >&2
      scrums-cli --file scrums.json --json list
      """
    )
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.answers().last?.titles == ["Theirs", "B", "C"])
  }
}
