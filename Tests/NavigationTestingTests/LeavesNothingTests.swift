import NavigationTesting
import Synchronization
import Testing

#if DEBUG
  /// The trait that looks after all other suites fails a test that leaves something.
  @MainActor
  @Suite(.leavesNothing)
  struct LeavesNothingTests {
    @Test(arguments: Leak.all)
    func whatIsLeftFailsTheTestAndIsNamed(_ leak: Leak) async throws {
      let keeper = Keeper()
      let test = try #require(Test.current)
      try await withKnownIssue {
        try await LeavesNothing(patience: .zero).provideScope(for: test, testCase: nil) {
          await leak.make(keeper)
        }
      } matching: { issue in
        issue.comments.map(\.rawValue) == [leak.text]
      }
    }

    @Test
    func whatIsLetGoIsNotNamed() async throws {
      let test = try #require(Test.current)
      try await LeavesNothing().provideScope(for: test, testCase: nil) {
        for leak in Leak.all { await leak.make(Keeper()) }
      }
    }
  }

  /// Keeps what a test should have let go. A class, because it outlives that test.
  @MainActor
  final class Keeper: Sendable {
    var objects: [Any] = []
  }

  /// Something that a test leaves behind, and what is said of it.
  struct Leak: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let make: @MainActor @Sendable (Keeper) async -> Void

    init(_ names: [String], _ make: @escaping @MainActor @Sendable (Keeper) async -> Void) {
      testDescription = names.joined(separator: ", ")
      let count = names.count == 1 ? "One object is" : "\(names.count) objects are"
      let list = names.map { "    • \($0)" }.joined(separator: "\n")
      text = "\(count) alive after the test:\n\n\(list)"
      self.make = make
    }

    static let all = [
      Leak(["RootCore<Int, Int>", "Store<Int, Int>"]) { keeper in
        keeper.objects.append(Store<Int, Int>(initialState: 0) { Reduce { _, _ in .none } })
      },
      Leak(["RootCore<Int, Int>", "TestSession<Int, Int>"]) { keeper in
        let store = TestStore<Int, Int>(initialState: 0) { Reduce { _, _ in .none } }
        await store.send(1)
        keeper.objects.append(store)
      },
      Leak(["The shared value Shared<Int>"]) { keeper in
        keeper.objects.append(Shared(value: 1))
      },
      Leak(["StateObserver", "The shared value Shared<Int>"]) { keeper in
        keeper.objects.append(Shared(value: 1).subscribe {})
      },
      Leak([#"The "Effect.run" at "NavigationTestingTests/LeavesNothingTests.swift:\#(line)""#]) {
        keeper in
        let (gate, key) = AsyncStream<Void>.makeStream()
        keeper.objects.append(Key(key: key))
        let store = Store<Int, Int>(initialState: 0) {
          Reduce { _, _ in
            .run { _ in await Task.detached { for await _ in gate {} }.value }
          }
        }
        store.send(1)
        await EffectQueue.current?.settle()
      },
    ]

    /// Where the effect is made that does not end.
    private static let line = 73
  }

  /// Ends a stream when it is let go. A class for its lifetime.
  private final class Key {
    private let key: AsyncStream<Void>.Continuation

    init(key: AsyncStream<Void>.Continuation) { self.key = key }
    deinit { key.finish() }
  }
#endif
