import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Streams and sessions as shells and other programs hand them over.
@Suite struct StreamCaseTests {
  private let folder = ScratchFolder()

  /// A service, a job of `cron`: no terminal anywhere.
  @Test(.enabled(if: Installed.has("setsid"), "setsid is not installed"))
  func withoutAControllingTerminalPipesWork() {
    let result = shell(
      "printf 'push design\\npath\\n' | setsid -w \"$SCRUMS\" --fixture sample --json"
    )
    #expect(result.code == 0)
    #expect(result.answers().map(\.path) == ["/design", "/design"])
    #expect(result.errors == "")
  }

  @Test(.enabled(if: Installed.has("setsid"), "setsid is not installed"))
  func withoutAControllingTerminalAQuestionIsAnsweredFromTheInput() {
    let result = shell(
      "printf 'delete 1\\nyes\\nlist\\n' | setsid -w \"$SCRUMS\" --fixture sample --json"
    )
    #expect(result.code == 0)
    #expect(result.answers().last?.titles == ["App Dev", "Web Dev"])
  }

  /// A shell without jobs gives what it starts with `&` no input.
  @Test func startedWithoutJobsInTheBackgroundItEndsWell() {
    let result = shell("\"$SCRUMS\" --fixture sample & wait $!; echo \"status $?\"")
    #expect(result.output == "status 0\n")
    #expect(result.errors == "")
  }

  @Test func inTheBackgroundAScriptIsCarriedOut() {
    let result = shell("\"$SCRUMS\" --fixture sample --json -c 'push 2; path' & wait $!")
    #expect(result.code == 0)
    #expect(result.answers().map(\.path) == ["/app-dev", "/app-dev"])
  }

  /// As other programs do, it ends by the signal and says nothing.
  @Test func aReaderThatGoesAwayEndsItBySignal() {
    let script = """
      lines=$(i=0; while [ $i -lt 3000 ]; do echo list; i=$((i+1)); done)
      { echo "$lines" | "$SCRUMS" --fixture sample --json; echo $? >"$STATUS"; } | head -1
      """
    let result = shell(script, environment: ["STATUS": folder.file("status")])
    #expect(result.answers().map(\.command) == ["list"])
    #expect(result.errors == "")
    #expect(folder.text("status") == "\(128 + SIGPIPE)\n")
  }

  @Test(
    .enabled(if: access("/dev/full", W_OK) == 0),
    arguments: ["--json -c 'push 1; edit'", "-c list", "--script \"$LINES_FILE\""]
  )
  func whatFindsNoRoomIsExitCode74(arguments: String) {
    folder.write("list\n", to: "lines")
    let result = shell(
      "exec \"$SCRUMS\" --fixture sample \(arguments) >/dev/full",
      environment: ["LINES_FILE": folder.file("lines")]
    )
    #expect(result.code == 74)
    #expect(result.output == "")
  }

  /// Lines that come one at a time are answered one at a time, though nobody is at a keyboard.
  @Test func anAnswerDoesNotWaitForTheEndOfThePipe() {
    let session = LineSession(["--fixture", "sample", "--json"])
    for path in ["/design", "/design/edit"] {
      #expect(session.answer(to: path == "/design" ? "push design" : "edit").path == path)
    }
    #expect(session.end().code == 0)
  }
}
