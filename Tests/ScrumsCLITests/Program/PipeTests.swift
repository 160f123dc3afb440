import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The ends of pipes, as shells make them.
@Suite struct PipeTests {
  @Test func noInputAtAllEndsWell() {
    for script in [
      "exec \"$SCRUMS\" --fixture sample </dev/null", ": | \"$SCRUMS\" --fixture sample",
      "exec \"$SCRUMS\" --fixture sample <&-",
    ] {
      let result = shell(script)
      #expect(result.code == 0, "\(script)")
      #expect(result.output == "")
      #expect(result.errors == "")
    }
  }

  @Test func fiftyShortPipesInARowAreAllAnswered() {
    let result = shell(
      "for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 "
        + "32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50; do "
        + "echo path | \"$SCRUMS\" --memory --json || exit 9; done"
    )
    #expect(result.code == 0)
    #expect(result.answers().map(\.path) == Array(repeating: "/", count: 50))
  }

  @Test func aReaderThatGoesAwayEndsIt() {
    let script =
      "i=0; while [ $i -lt 2000 ]; do echo list; i=$((i+1)); done"
      + " | \"$SCRUMS\" --fixture sample --json | head -1"
    let result = shell(script)
    #expect(result.answers().count == 1)
    #expect(result.errors == "")
  }

  @Test func aPipeNeverSeesAnEscape() {
    let result = run(
      ["--fixture", "sample", "-c", "push 1; edit"],
      environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
    )
    #expect(result.output.contains("Design"))
    #expect(!result.output.contains("\u{1B}"))
    #expect(!result.errors.contains("\u{1B}"))
  }

  @Test func anInterruptEndsAScriptWith130() {
    let session = LineSession(["--memory", "--json"])
    #expect(session.answer(to: "path").isOK == true)
    session.child.send(SIGINT)
    #expect(session.child.wait(milliseconds: 5000) == .exit(130))
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aSignalIsRaisedAgain(signal: Int32) {
    let session = LineSession(["--memory", "--json"])
    #expect(session.answer(to: "path").isOK == true)
    session.child.send(signal)
    #expect(session.child.wait(milliseconds: 5000) == .signal(signal))
  }
}
