import NavigationTesting
import Testing

/// What a test reads when it fails, whole, for each kind of failure.
@MainActor
@Suite(.leavesNothing)
struct FailureTextTests {
  @Test(arguments: FailureCase.ofSend + FailureCase.ofReceive + FailureCase.ofEnding)
  func aFailureSaysWhatWasExpectedWhatCameAndWhatToDo(_ failure: FailureCase) async {
    let failures = await Failures.of(failure.operation)
    // NB: the numbers of lines in the fixtures are another test's concern.
    #expect(failures.messages.map { $0.replacing(/:\d+"/, with: #":N""#) } == failure.texts)
  }

  @Test
  func anEffectIsNamedByItsRunAndByTheSendThatStartedIt() async {
    let line = UInt(#line) + 3
    let failures = await Failures.of {
      let store = makeCounter()
      await store.send(.wait)
      await store.finish(timeout: .zero)
      await store.send(.stop)
    }
    let run = failures.messages[0].firstMatch(of: /Counter\.swift:(\d+)"/)?.1
    #expect(run.flatMap { Int($0) } == Counter.waitLine)
    #expect(
      failures.messages[0].contains(#"at "NavigationTestingTests/FailureTextTests.swift:\#(line)""#)
    )
  }
}

/// A failure as a test makes it, and what is to be read then.
struct FailureCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let texts: [String]
  let operation: @MainActor @Sendable () async -> Void

  init(
    _ testDescription: String,
    _ texts: [String],
    _ operation: @escaping @MainActor @Sendable () async -> Void
  ) {
    self.testDescription = testDescription
    self.texts = texts
    self.operation = operation
  }
}
