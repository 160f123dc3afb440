import Foundation
import Testing

/// What the plugin says to misuse, line by line, as the compiler would print it.
@Suite(.leavesNothing) struct MisuseTests {
  private struct Answer: Decodable {
    struct Result: Decodable {
      struct Diagnostic: Decodable {
        struct Position: Decodable { var offset: Int }
        struct FixIt: Decodable { var message: String }

        var message: String
        var severity: String
        var position: Position
        var fixIts: [FixIt]
      }

      var diagnostics: [Diagnostic]
    }

    var expandMacroResult: Result
  }

  struct Misuse: Sendable, CustomTestStringConvertible {
    var macro: String
    var roles = ["member", "extension", "peer", "accessor"]
    var attribute = ""
    var source: String
    var context: [String] = []
    /// `line:column: severity: message [fix-it]`, one a line.
    var told: String

    var testDescription: String { source }
  }

  static let misuses = [
    Misuse(
      macro: "ReducerMacro",
      source: """
        /// A feature.
        @Reducer
        final class Feature {}
        """,
      told: "3:7: error: @Reducer needs a struct or an enum, but Feature is a class"
    ),
    Misuse(
      macro: "ReducerMacro",
      source: "@Reducer protocol Feature {}",
      told: "1:10: error: @Reducer needs a struct or an enum, but Feature is a protocol"
    ),
    Misuse(
      macro: "ReducerMacro",
      source: """
        @Reducer
        public enum Path {
          case detail(Detail), State
          case detail(Int), again(Path)
        }
        """,
      told: """
        4:8: error: @Reducer cannot tell cases of the same name apart: give this "detail" a name \
        of its own
        3:24: error: @Reducer gives the enum a "State" of its own: give this case another name
        4:21: error: An enum of reducers that holds itself is "indirect": write "indirect case \
        again" [add "indirect"]
        """
    ),
    Misuse(
      macro: "ReducerMacro",
      source: """
        @Reducer
        struct Feature {
          private struct State {}
          var body: some ReducerOf<Self> { EmptyReducer() }
          func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
        }
        """,
      told: """
        3:3: error: @Reducer needs "State" to be seen as far as "Feature": make it internal \
        [make it internal]
        5:8: error: @Reducer runs either "body" or "reduce(into:action:)", but "Feature" has \
        both: keep one of them
        """
    ),
    Misuse(
      macro: "ObservableStateMacro",
      source: "@ObservableState actor State {}",
      told: "1:18: error: @ObservableState needs a struct or an enum: state is a value, "
        + "but State is an actor"
    ),
    Misuse(
      macro: "ObservableStateMacro",
      source: """
        @ObservableState
        struct State {
          var text = "}" // é
          var a = 1, b = 2
          var _text: Int
        }
        """,
      told: """
        4:3: error: @ObservableState tracks one variable a declaration: give each of these a "var" \
        of its own
        5:7: error: @ObservableState stores "text" under the name "_text": give this one another \
        name
        """
    ),
    Misuse(
      macro: "CasePathableMacro",
      source: "@CasePathable struct Action {}",
      told: "1:15: error: @CasePathable needs an enum: struct Action has no cases"
    ),
    Misuse(
      macro: "CasePathableMacro",
      source: "@CasePathable private enum Action { case a }",
      context: ["struct Feature {}"],
      told: "1:15: error: @CasePathable adds an extension, which cannot see \"Action\" while it is "
        + "private to the type around it: make it fileprivate [make it fileprivate]"
    ),
    Misuse(
      macro: "PresentsMacro",
      source: "@Presents let child: Child.State?",
      told: "1:11: error: @Presents needs a stored \"var\": a child comes and goes "
        + "[make it a \"var\"]"
    ),
    Misuse(
      macro: "PresentsMacro",
      source: "@Presents var child: Child.State! { nil }",
      told: "1:15: error: @Presents cannot apply to \"child\", which has accessors of its own"
    ),
    Misuse(
      macro: "PresentsMacro",
      source: "@Presents var child = Child.State()",
      told: "1:15: error: @Presents needs an optional type that is written out: "
        + "var child: Child.State?"
    ),
    Misuse(
      macro: "DependencyClientMacro",
      source: "@DependencyClient enum Client {}",
      told: "1:19: error: @DependencyClient needs a struct: its endpoints are stored closures, "
        + "but Client is an enum"
    ),
    Misuse(
      macro: "DependencyClientMacro",
      source: """
        @DependencyClient struct Client {
          let a: @Sendable () -> Void
          var b: Fetch = { 1 }
          var c = 1
        }
        """,
      told: """
        2:3: error: @DependencyClient cannot override "a", which is a constant: make it a "var", \
        or mark it @DependencyEndpointIgnored [make it a "var"]
        3:7: error: @DependencyClient cannot see a closure behind the name Fetch: write the type \
        of "b" out
        4:7: error: @DependencyClient needs the type of "c" written out: its initialiser takes it
        """
    ),
    Misuse(
      macro: "DependencyEndpointMacro",
      source: "var a: @Sendable (_ id: Int, Int) async -> Item",
      told: "1:5: error: @DependencyEndpoint \"a\" does not throw, so it needs something to return "
        + "in a test that gives no implementation: add \"= { _, _ in … }\" with a value of Item "
        + "[add a closure]"
    ),
    Misuse(
      macro: "DependencyEndpointMacro",
      source: "@DependencyEndpoint var a: Fetch",
      told: "1:25: error: @DependencyEndpoint needs a closure's type that is written out: "
        + "var a: @Sendable () async throws -> Value"
    ),
    Misuse(
      macro: "MarkerMacro",
      attribute: "@ReducerCaseIgnored",
      source: "@ReducerCaseIgnored struct Note {}",
      told: "1:21: error: @ReducerCaseIgnored marks a case of an enum reducer, not a \"struct\""
    ),
    Misuse(
      macro: "MarkerMacro",
      attribute: "@ReducerCaseEphemeral",
      source: "@ReducerCaseEphemeral case a(Int, Int)",
      context: ["@Reducer enum Path {}"],
      told: "1:28: error: @ReducerCaseEphemeral needs a case with one value, the state that goes "
        + "away: \"a\" has 2"
    ),
    Misuse(
      macro: "MarkerMacro",
      attribute: "@ObservationStateIgnored",
      source: "@ObservationStateIgnored var a = 1",
      context: ["struct Plain {}"],
      told: "1:26: warning: @ObservationStateIgnored says nothing here: "
        + "the type around it is not @ObservableState"
    ),
  ]

  @Test(arguments: misuses)
  func thePluginSaysWhatIsWrongAndWhere(misuse: Misuse) throws {
    let roles = misuse.macro == "MarkerMacro" ? ["peer"] : misuse.roles
    let messages = try roles.map { role in
      try PluginQuestion(
        macro: misuse.macro,
        role: role,
        source: misuse.source,
        attribute: misuse.attribute,
        extendedType: "Outer.Type",
        context: misuse.context
      ).message()
    }
    let outcome = try PluginProcess.run(messages.map(PluginProcess.framed).reduce(Data(), +))
    let told = try outcome.answers.flatMap { answer in
      try JSONDecoder().decode(Answer.self, from: Data(answer.utf8)).expandMacroResult.diagnostics
        .map { print($0, in: misuse.source) }
    }
    #expect(told.joined(separator: "\n") == misuse.told)
    #expect(outcome.answers.count == roles.count)
  }

  private func print(_ diagnostic: Answer.Result.Diagnostic, in source: String) -> String {
    let before = source.utf8.prefix(diagnostic.position.offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column =
      before.count
      - (before.lastIndex(of: UInt8(ascii: "\n")).map { index in
        before.distance(from: before.startIndex, to: index) + 1
      } ?? 0) + 1
    let fixIts = diagnostic.fixIts.map { " [\($0.message)]" }.joined()
    return "\(line):\(column): \(diagnostic.severity): \(diagnostic.message)\(fixIts)"
  }
}
