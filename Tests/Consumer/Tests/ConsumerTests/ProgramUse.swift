import Foundation
import Testing

/// The library in a program of its own, where nothing is a test.
@Suite struct ProgramUse {
  private func run(_ argument: String) throws -> (output: String, errors: String, status: Int32) {
    let process = Process()
    process.executableURL = try program()
    process.arguments = [argument]
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      String(decoding: text, as: UTF8.self), String(decoding: complaint, as: UTF8.self),
      process.terminationStatus
    )
  }

  /// The program stands beside the test bundle.
  private func program() throws -> URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("consumer-program")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    throw CocoaError(.fileNoSuchFile)
  }

  @Test func aTimerRunsOnTheRealClockAndTellsItsSubscribers() throws {
    let (output, errors, status) = try run("timer")
    #expect(status == 0)
    #expect(errors == "")
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("left") } == ["left 2", "left 1", "left 0"])
    #expect(lines.filter { $0.hasPrefix("running") } == ["running true", "running false"])
    #expect(lines.filter { $0.hasPrefix("action") }.first == "action 1 by user")
    #expect(lines.filter { $0.hasPrefix("action") }.count == 6)
    #expect(lines.suffix(2).first == "true" || lines.contains("true"))
    #expect(lines.contains("Done"))
  }

  @Test func aLiteralStackIDEndsAProgram() throws {
    let (output, errors, status) = try run("literal")
    #expect(status != 0)
    #expect(output == "")
    #expect(errors.contains("StackElementID") || errors.contains("stack"), "\(errors)")
  }

  @Test func assigningUnderAMissingIDIsReportedAndIgnoredInAProgram() throws {
    let (output, errors, status) = try run("missing")
    #expect(status == 0)
    #expect(output == "[\"a\"]\n")
    #expect(errors.split(separator: "\n").filter { $0.contains("is not there") }.count == 1)
    #expect(errors.contains("Program.swift"), "\(errors)")
  }

  @Test func anIssueGoesToStandardErrorAndTheProgramGoesOn() throws {
    let (output, errors, status) = try run("issue")
    #expect(status == 0)
    #expect(output == "went on\n")
    #expect(errors.contains("Program.swift"), "\(errors)")
    #expect(errors.contains("alert"), "\(errors)")
  }
}
