import Foundation
import Testing

/// The sessions beside the fixtures, with what they answer byte for byte.
@Suite struct FixtureSessionTests {
  @Test(arguments: [("edits", [], 0), ("meeting", [], 0), ("refused", ["--keep-going"], 1)])
  func aSessionGivesTheAnswersBesideIt(name: String, options: [String], code: Int32) throws {
    let expected = try #require(
      FileManager.default.contents(atPath: "\(BuiltProgram.fixtures)/\(name).json")
    )
    let result = run(
      ["--clock", "simulated", "--fixture", "sample", "--json"] + options
        + ["--script", "\(BuiltProgram.fixtures)/\(name).scrums"]
    )
    let answers = result.answers()
    #expect(result.code == code)
    #expect(!answers.isEmpty)
    // Line by line first, so that a difference can be read.
    let lines = String(decoding: expected, as: UTF8.self).split(separator: "\n")
    for (line, answer) in zip(lines, answers) { #expect(answer.line == line) }
    #expect(result.output == String(decoding: expected, as: UTF8.self))
  }

  /// What is typed is answered as the same script is.
  @Test func aPipeGivesTheAnswersOfTheScript() throws {
    let path = "\(BuiltProgram.fixtures)/edits.scrums"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let options = ["--clock", "simulated", "--fixture", "sample", "--json"]
    #expect(run(options, input: text).output == run(options + ["--script", path]).output)
  }
}
