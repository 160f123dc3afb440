import Foundation
import Testing

/// The plugin as the compiler meets it: a process at the other end of two pipes.
@Suite(.leavesNothing) struct PluginProcessTests {
  private let capability = #"{"getCapability":{}}"#
  private let answer = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#

  @Test func messagesAreAnsweredInOrderUntilTheInputEnds() throws {
    let question = try PluginQuestion(
      macro: "MarkerMacro",
      role: "peer",
      source: "case a",
      attribute: "@ReducerCaseIgnored"
    ).message()
    let input = [capability, question, capability].map(PluginProcess.framed).reduce(Data(), +)
    let outcome = try PluginProcess.run(input)
    #expect(outcome.answers.count == 3)
    #expect(outcome.answers.first == answer)
    #expect(outcome.answers.dropFirst().first?.contains("expandMacroResult") == true)
    #expect(outcome.answers.last == answer)
    #expect(outcome.isExit && outcome.status == 0 && outcome.rest == 0)
  }

  @Test func aMessageOfNoLengthEndsIt() throws {
    let input =
      PluginProcess.framed(capability) + PluginProcess.header(0)
      + PluginProcess.framed(capability)
    let outcome = try PluginProcess.run(input)
    #expect(outcome.answers == [answer])
    #expect(outcome.isExit && outcome.status == 0)
  }

  static let brokenEnds: [Data] = [
    Data(),
    Data([1, 0, 0]),
    PluginProcess.header(100),
    PluginProcess.framed(#"{"getCapability":{}}"#).dropLast(3),
    PluginProcess.header(1 << 40) + Data("{}".utf8),
    PluginProcess.header(UInt64(Int64.max)) + Data("{}".utf8),
    PluginProcess.header(.max) + Data("{}".utf8),
  ]

  @Test(arguments: brokenEnds)
  func anInputThatEndsInTheMiddleEndsItQuietly(input: Data) throws {
    let outcome = try PluginProcess.run(PluginProcess.framed(capability) + input)
    #expect(outcome.answers == [answer])
    #expect(outcome.isExit && outcome.status == 0 && outcome.rest == 0)
  }

  @Test(arguments: [
    "nonsense", "[]", "\"", "{\"expandAttachedMacro\":{}}", "{\"expandAttachedMacro\":1}",
    "{\"getCapability\":[[[[", "\u{0}",
  ])
  func whatCannotBeReadIsAnsweredWithAnError(message: String) throws {
    let input = PluginProcess.framed(message) + PluginProcess.framed(capability)
    let outcome = try PluginProcess.run(input)
    #expect(outcome.answers.count == 2)
    #expect(outcome.answers.first?.contains("cannot read the compiler's message") == true)
    #expect(outcome.answers.last == answer)
    #expect(outcome.isExit && outcome.status == 0)
  }

  @Test func aQuestionOfALaterCompilerIsAnsweredWithTheCapability() throws {
    let outcome = try PluginProcess.run(PluginProcess.framed(#"{"loadPluginLibrary":{"a":1}}"#))
    #expect(outcome.answers == [answer])
  }

  @Test func aDeclarationOfAMegabyteIsExpanded() throws {
    let cases = (0..<20_000).map { "case number\($0)(Feature\($0)<[Int]>, a: String)" }
    let question = try PluginQuestion(
      macro: "CasePathableMacro",
      role: "extension",
      source: "enum E {\n\(cases.joined(separator: "\n"))\n}",
      extendedType: "E"
    ).message()
    let outcome = try PluginProcess.run(PluginProcess.framed(question))
    #expect(outcome.answers.first?.contains("extension E: Navigation.CasePathable {}") == true)
  }
}
