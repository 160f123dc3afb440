import Foundation
import Testing

/// What the runtime does in a program that is no test, seen by running one.
@Suite(.leavesNothing)
struct RuntimeProbeTests {
  @Test
  func aHundredFieldsInTenNestedFeaturesRunOnAStackOf512KiB() throws {
    let run = try probe("deep-state", stackKiB: 512)
    #expect(run.output == "top 3, bottom 2, before 2\n")
    #expect(run.status == 0)
  }

  /// That the limit of the test above is one: more of the stack ends the program.
  @Test
  func aStackOf512KiBEnds() throws {
    #expect(try probe("stack-use", stackKiB: 512).status != 0)
  }

  @Test
  func aProgramCollectsIssuesAndGoesOn() throws {
    let run = try probe("collected-issues")
    #expect(
      run.output == """
        An "ifLet" at "RuntimeProbe/Notebook.swift:39" received an action when its state was nil.
        An "Effect.run" at "RuntimeProbe/Notebook.swift:31" threw an error that nothing handles:
        A "forEach" at "RuntimeProbe/Notebook.swift:40" received an action for a missing screen.
        and 1 screen

        """
    )
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test
  func withoutUserDefaultsAValueIsKeptInMemoryAndThatIsToldOnce() throws {
    let run = try probe("app-storage")
    #expect(run.output == "count 2\n")
    #expect(run.errors.hasPrefix("Navigation/AppStorageBackend.swift:"))
    #expect(run.errors.components(separatedBy: "no user defaults are linked").count == 2)
    #expect(run.status == 0)
  }

  @Test
  func aLiteralStackIDEndsAProgramThatIsNoTest() throws {
    let run = try probe("literal-id")
    #expect(run.output == "")
    #expect(run.errors.contains("integer literal 0 outside of tests"))
    #expect(run.status != 0)
  }

  @Test
  func aWriteToAMissingScreenIsReportedAndIgnoredInAProgramThatIsNoTest() throws {
    let run = try probe("missing-screen")
    #expect(run.output == "0 screens\n")
    #expect(
      run.errors == """
        RuntimeProbe/RuntimeProbe.swift:70: An element was assigned to the stack under the id #0, \
        which is not there. It was ignored.

        The ids are: none. Use "append" to push.

        """
    )
    #expect(run.status == 0)
  }
}

/// What a run of the probe came to.
private struct ProbeRun {
  let output: String
  let errors: String
  let status: Int32
}

/// Runs the probe through a shell, which limits its stack.
private func probe(_ word: String, stackKiB: Int? = nil) throws -> ProbeRun {
  let process = Process()
  let output = Pipe()
  let errors = Pipe()
  let limit = stackKiB.map { "ulimit -s \($0) && " } ?? ""
  process.executableURL = URL(filePath: "/bin/sh")
  process.arguments = ["-c", #"\#(limit)exec "$0" "$1""#, try probePath(), word]
  process.environment = ["SWIFT_BACKTRACE": "enable=no"]
  process.standardOutput = output
  process.standardError = errors
  try process.run()
  let said = output.fileHandleForReading.readDataToEndOfFile()
  let complained = errors.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return ProbeRun(
    output: String(decoding: said, as: UTF8.self),
    errors: String(decoding: complained, as: UTF8.self),
    status: process.terminationStatus
  )
}

/// Where the probe was built: beside the tests.
private func probePath() throws -> String {
  let folder = Bundle.main.bundleURL
  let folders = sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
  let candidates = folders.map { $0.appending(path: "RuntimeProbe").path }
  return try #require(candidates.first { FileManager.default.isExecutableFile(atPath: $0) })
}
