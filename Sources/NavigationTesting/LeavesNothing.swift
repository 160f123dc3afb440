import Navigation
import Testing

/// Fails each test of a suite that leaves something of the runtime behind: a store, an effect, a
/// shared value or an observer that is alive when the test is over.
///
/// Only debug builds count.
package struct LeavesNothing: SuiteTrait, TestTrait, TestScoping {
  /// How long to wait for what is on its way to its end on another thread.
  private let patience: Duration

  package init(patience: Duration = .seconds(5)) {
    self.patience = patience
  }

  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let census = LifeCensus()
    try await LifeCensus.$current.withValue(census) { try await function() }
    let left = await whatIsLeft(of: census)
    guard !left.isEmpty else { return }
    let names = left.sorted().map { "    • \($0)" }.joined(separator: "\n")
    Issue.record(
      """
      \(left.count == 1 ? "One object is" : "\(left.count) objects are") alive after the test:

      \(names)
      """,
      sourceLocation: test.sourceLocation
    )
  }

  /// What is alive once everything that is on its way to its end has got there.
  ///
  /// NB: a cancelled task may hold its effect for a moment, on another thread; that is waited for.
  @MainActor
  private func whatIsLeft(of census: LifeCensus) async -> [String] {
    let queue = EffectQueue.current ?? EffectQueue()
    await queue.settle()
    TestContext.forgetDefaults()
    await queue.settle(until: { census.isEmpty }, timeout: patience)
    return census.living
  }
}

extension Trait where Self == LeavesNothing {
  /// Fails each test that leaves a store, an effect, a shared value or an observer behind.
  package static var leavesNothing: Self { Self() }
}
