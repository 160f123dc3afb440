import Foundation
import ScrumFeatures
import Testing

@testable import scrums_cli

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Several sessions, and other programs, on one file.
@Suite struct SharedFileTests {
  private let folder = ScratchFolder()
  private var file: String { folder.file("scrums.json") }

  /// How many changes a session makes; `EDITS=2000` in the environment before a release.
  private static let edits =
    ProcessInfo.processInfo.environment["EDITS"].flatMap(Int.init) ?? 100

  /// What one session does: it makes ten scrums of its own and changes them again and again.
  private struct Work {
    var input = ""
    /// The last length and theme of each scrum, by title.
    var results: [String: (minutes: Int, theme: String)] = [:]

    init(session: Int, edits: Int) {
      var random = SeededWords(seed: UInt64(session))
      let titles = (0..<10).map { "S\(session)-\($0)" }
      for title in titles {
        input += "new \(title)\nadd\n"
        results[title] = (5, "sky")
      }
      for _ in 0..<edits {
        let title = titles.randomElement(using: &random) ?? ""
        let minutes = Int.random(in: 5...30, using: &random)
        let theme = Theme.allCases.randomElement(using: &random)?.rawValue ?? "sky"
        input += "push \(title)\nedit\nlength \(minutes)\ntheme \(theme)\ndone\n"
        results[title] = (minutes, theme)
      }
    }
  }

  @Test(arguments: [2, 5])
  func whatSeveralSessionsChangeAtOnceIsAllThere(_ sessions: Int) async {
    let file = file
    let work = (0..<sessions).map { Work(session: $0, edits: Self.edits) }
    await withTaskGroup(of: ProgramRun.self) { group in
      for work in work {
        group.addTask { run(["--file", file, "--json"], input: work.input) }
      }
      for await result in group {
        #expect(result.code == 0)
        #expect(result.errors == "")
      }
    }
    let rows = run(["--file", file, "--json", "list"]).answers().last?.rows ?? []
    #expect(rows.count == sessions * 10)
    let results = work.reduce(into: [:]) { $0.merge($1.results) { $1 } }
    for row in rows {
      let title = row["title"] as? String ?? ""
      #expect(row["lengthInMinutes"] as? Int == results[title]?.minutes, "\(title)")
      #expect(row["theme"] as? String == results[title]?.theme, "\(title)")
    }
    #expect(folder.names == ["scrums.json"])
  }

  /// Waits until a session that looks by itself sees something.
  private func waitUntil(
    _ session: LineSession,
    _ command: String,
    _ isThere: (RunAnswer) -> Bool
  ) -> RunAnswer? {
    let end = ContinuousClock.now.advanced(by: .seconds(10))
    while ContinuousClock.now < end {
      let answer = session.answer(to: command)
      if isThere(answer) { return answer }
      poll(nil, 0, 20)
    }
    return nil
  }

  @Test func eachSessionSeesTheOthersChangesByItselfAndBothAreKept() {
    _ = run(["--file", file, "-c", "new A; attendee add Ida, Ole; add; new B; add"])
    let first = LineSession(["--file", file, "--json"])
    let second = LineSession(["--file", file, "--json"])
    _ = first.answer(to: "push a")
    _ = first.answer(to: "edit")
    _ = first.answer(to: "length 9")
    for line in ["push a", "edit", "title Z", "done"] { _ = second.answer(to: line) }
    // The sheet of the first is open all the while.
    let seen = waitUntil(first, "show") { $0.path == "/z/edit" }
    #expect(seen != nil, "the other's title is in the path within a second")
    #expect(seen?.scrum["lengthInMinutes"] as? Int == 9)
    #expect(first.answer(to: "done").scrum["title"] as? String == "Z")
    #expect(waitUntil(second, "show") { $0.scrum["lengthInMinutes"] as? Int == 9 } != nil)

    // A scrum that is deleted there closes its screens here.
    _ = second.answer(to: "delete")
    #expect(second.answer(to: "yes").titles == ["B"])
    #expect(waitUntil(first, "show") { $0.path == "/" } != nil)
    let ended = first.end()
    #expect(ended.code == 0)
    #expect(ended.errors == "scrums-cli: \"Z\" is gone; its screens were closed.\n")
    #expect(second.end().code == 0)
  }

  @Test func aRealConflictKeepsBothAndSaysSo() {
    _ = run(["--file", file, "-c", "new A; add; new B; add"])
    let session = LineSession(["--file", file, "--json"])
    for line in ["push a", "edit", "title Mine"] { _ = session.answer(to: line) }
    #expect(run(["--file", file, "-c", "push a; edit; title Theirs; done"]).code == 0)
    #expect(waitUntil(session, "show") { $0.path == "/theirs/edit" } != nil)
    #expect(session.answer(to: "done").path == "/mine")
    _ = session.answer(to: "root")
    #expect(session.answer(to: "list").titles == ["Mine", "Theirs", "B"])
    let result = session.end()
    #expect(result.code == 0)
    #expect(
      result.errors
        == "scrums-cli: The title of \"Mine\" was changed here and elsewhere: both are kept, the "
        + "other one in a second scrum. Delete the one that is wrong.\n"
    )
    let titles = run(["--file", file, "--json", "list"]).answers().last?.titles
    #expect(titles == ["Mine", "Theirs", "B"])
  }

  // MARK: - Places that fail

  @Test func aFolderThatIsRemovedUnderASessionIsMadeAnew() {
    let file = folder.file("sub/scrums.json")
    let session = LineSession(["--file", file, "--json"])
    for line in ["new A", "add", "save"] { #expect(session.answer(to: line).isOK == true) }
    try? FileManager.default.removeItem(atPath: folder.file("sub"))
    for line in ["new B", "add"] { #expect(session.answer(to: line).isOK == true) }
    #expect(session.end().code == 0)
    #expect(run(["--file", file, "--json", "list"]).answers().last?.titles == ["A", "B"])
  }

  /// NB: not under a sanitizer, whose own files may not grow then either.
  @Test(.disabled(if: ProcessInfo.processInfo.environment["SANITIZER"] != nil))
  func aFileThatMayNotGrowKeepsWhatItHeld() {
    _ = run(["--file", file, "-c", "new First; add"])
    let before = folder.bytes("scrums.json")
    let long = String(repeating: "long ", count: 400)
    let result = shell(
      "ulimit -f 1; exec \"$SCRUMS\" --file '\(file)' --json -c 'new \(long); add; ok; list'"
    )
    #expect(result.code == 74)
    #expect(result.answers()[1].alert == "The scrums could not be saved.")
    #expect(result.answers().last?.count == 2, "everything is in memory still")
    #expect(folder.bytes("scrums.json") == before)
    #expect(folder.names == ["scrums.json"])
  }

  private static let mayMount =
    getuid() == 0 && shell("unshare -m sh -c 'mount -t tmpfs -o size=64k none /mnt'").code == 0

  @Test(.enabled(if: mayMount))
  func aFullFileSystemKeepsWhatItHeld() {
    let result = shell(
      """
      exec unshare -m sh -c '
        mount -t tmpfs -o size=64k none "\(folder.path)" && cd "\(folder.path)"
        export XDG_STATE_HOME="$PWD/state"
        "$SCRUMS" --file s.json -c "new First; add" >/dev/null
        cat s.json >/dev/shm/scrums-before.$$
        cat /dev/zero >filler 2>/dev/null
        "$SCRUMS" --file s.json --json -c "new Second; add; ok; list"; echo "code $?"
        cmp s.json /dev/shm/scrums-before.$$ && echo same
        rm filler /dev/shm/scrums-before.$$
        "$SCRUMS" --file s.json --json -c "new Third; add"
        ls -A'
      """
    )
    let lines = result.lines
    #expect(lines.contains("code 74"), "\(lines)")
    #expect(lines.contains("same"))
    #expect(lines.contains { $0.contains("The scrums could not be saved.") })
    #expect(result.errors.contains("no space left on device"))
    #expect(lines.contains { $0.contains("\"Third\"") && $0.contains("\"First\"") })
    #expect(lines.suffix(2) == ["s.json", "state"])
  }

  @Test(.enabled(if: mayMount))
  func aReadOnlyFileSystemIsNamed() {
    _ = run(["--file", file, "-c", "new First; add"])
    let result = shell(
      """
      exec unshare -m sh -c '
        mount --bind "\(folder.path)" "\(folder.path)" && mount -o remount,ro,bind "\(folder.path)"
        exec "$SCRUMS" --file "\(file)" --json -c "list; new Second; add; ok"'
      """
    )
    #expect(result.code == 74)
    #expect(result.answers()[2].alert == "The scrums could not be saved.")
    #expect(result.errors.contains("read-only file system"), "\(result.errors)")
  }

  // MARK: - Backups

  @Test func restoreBringsAFormerFileBackAndKeepsTheNewer() {
    let state = ScratchFolder()
    let environment = ["XDG_STATE_HOME": state.path]
    _ = run(["--file", file, "-c", "new Old; add"], environment: environment)
    _ = run(["--file", file, "-c", "new New; add"], environment: environment)
    let beyond = run(["--file", file, "-c", "restore 2"], environment: environment)
    #expect(
      beyond.errors == "scrums-cli: command 1: There is no backup \"2\". Try \"restore 1\".\n"
    )
    let session = LineSession(["--file", file, "--json"], environment: environment)
    let asked = session.answer(to: "restore")
    let moment = try? #/Bring back the scrums of [A-Z][a-z]{2} 20\d\d-\d\d-\d\d \d\d:\d\d\?/#
      .wholeMatch(in: asked.alert ?? "")
    #expect(moment != nil)
    #expect(session.answer(to: "yes").titles == ["Old"])
    #expect(session.end().code == 0)
    #expect(
      run(["--file", file, "--json", "list"], environment: environment).answers()[0].titles
        == ["Old"]
    )
    let again = run(
      ["--file", file, "--json", "--yes", "-c", "restore 1"],
      environment: environment
    )
    #expect(again.answers()[0].titles == ["Old", "New"])
    #expect(run(["--memory", "-c", "restore"]).code == 1)
  }
}
