import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What cannot be written is told, kept in memory, and tried again.
@Suite struct SaveFailureTests {
  private let folder = ScratchFolder()
  private var file: String { folder.file("sub/scrums.json") }

  /// A session whose folder has been replaced by a file after the first save.
  private func brokenSession() -> LineSession {
    let session = LineSession(["--file", file, "--json", "--keep-going"])
    _ = session.answer(to: "new First")
    #expect(session.answer(to: "add").alert == nil)
    #expect(session.answer(to: "save").isOK == true)
    #expect(rename(folder.file("sub"), folder.file("away")) == 0)
    folder.write("in the way", to: "sub")
    _ = session.answer(to: "new Second")
    return session
  }

  @Test func aFailedSaveRaisesAnAlertAndKeepsEverything() {
    let session = brokenSession()
    let added = session.answer(to: "add")
    #expect(added.isOK == true)
    #expect(added.count == 2)
    #expect(added.alert == "The scrums could not be saved.")
    #expect(added.buttons == ["ok"])
    #expect(session.answer(to: "list").code == "alert")
    #expect(session.answer(to: "ok").alert == nil)
    #expect(session.answer(to: "list").titles == ["First", "Second"])
    let save = session.answer(to: "save")
    #expect(save.code == "unwritable")
    #expect(save.alert == nil)
    let result = session.end()
    #expect(result.code == 74)
    #expect(result.errorLines.suffix(2).first?.contains("cannot be written") == true)
    #expect(
      result.errorLines.last
        == "scrums-cli: What was changed is kept, and made again when the file can be read and"
        + " written."
    )
    #expect(folder.text("sub") == "in the way")
    #expect(folder.text("away/scrums.json")?.contains("First") == true)
  }

  @Test func theNextSaveWritesWhatCouldNotBeWritten() {
    let session = brokenSession()
    _ = session.answer(to: "add")
    #expect(session.answer(to: "ok").isOK == true)
    #expect(unlink(folder.file("sub")) == 0)
    #expect(rename(folder.file("away"), folder.file("sub")) == 0)
    #expect(session.answer(to: "save").isOK == true)
    #expect(session.end().code == 0)
    #expect(folder.text("sub/scrums.json")?.contains("Second") == true)
  }

  @Test func whatCanBeWrittenAtTheEndIsWritten() {
    let session = brokenSession()
    _ = session.answer(to: "add")
    #expect(session.answer(to: "ok").isOK == true)
    #expect(unlink(folder.file("sub")) == 0)
    #expect(rename(folder.file("away"), folder.file("sub")) == 0)
    #expect(session.end().code == 0)
    #expect(folder.text("sub/scrums.json")?.contains("Second") == true)
  }

  /// NB: not under a sanitizer, whose own files may not grow then either.
  @Test(.disabled(if: ProcessInfo.processInfo.environment["SANITIZER"] != nil))
  func aFileThatMayNotGrowIsAFailedSave() {
    let result = shell(
      "ulimit -f 0; exec \"$SCRUMS\" --file '\(folder.file("s.json"))' --json -c 'new A; add; ok'"
    )
    #expect(result.code == 74)
    #expect(result.answers().map(\.alert) == [nil, "The scrums could not be saved.", nil])
    #expect(folder.names == [])
  }

  @Test func saveUnderMemorySucceedsAndWritesNothing() {
    let result = run(
      ["--memory", "--json", "-c", "new A; add; save"],
      environment: ["HOME": folder.path]
    )
    #expect(result.answers().map(\.isOK) == [true, true, true])
    #expect(result.code == 0)
    #expect(folder.names == [])
  }

  @Test func withoutAFileTheScrumsLiveInTheHomeFolder() {
    let result = run(["-c", "new A; add"], environment: ["HOME": folder.path])
    #expect(result.code == 0)
    #expect(folder.text(".local/share/scrums-cli/scrums.json")?.contains("\"A\"") == true)
    #expect(folder.mode(".local/share/scrums-cli") == 0o700)
  }

  @Test(.enabled(if: access("/dev/full", W_OK) == 0))
  func outputThatCannotBeWrittenIsExitCode74() {
    for arguments in ["--version", "--help", "help", "--fixture sample list"] {
      #expect(shell("exec \"$SCRUMS\" \(arguments) >/dev/full").code == 74, "\(arguments)")
    }
    #expect(shell("exec \"$SCRUMS\" --memory >&-", input: "path\n").code == 74)
  }

  /// What is answered is on the disk.
  @Test func aKillRightAfterAnAnswerLosesNothing() {
    let session = LineSession(["--file", folder.file("s.json"), "--json"])
    for title in ["One", "Two", "Three"] {
      _ = session.answer(to: "new \(title)")
      #expect(session.answer(to: "add").isOK == true)
    }
    session.child.send(SIGKILL)
    #expect(session.child.wait() == .signal(SIGKILL))
    let answers = run(["--file", folder.file("s.json"), "--json", "list"]).answers()
    #expect(answers.last?.titles == ["One", "Two", "Three"])
  }
}
