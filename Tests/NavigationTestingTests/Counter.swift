import NavigationTesting

/// A feature with one effect of each kind.
@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var text = ""
  }

  enum Action: Equatable {
    case increment
    case ignore
    case echo(Int)
    case fetch
    case fetched(Int)
    case chain
    case tick
    case startTimer
    case sleepThenTick
    case sendAndCancel
    case sendMany
    case fetchFromOutside
    case wait
    case stop
    case setText(String)
  }

  enum CancelID { case timer, fetch }

  /// Where the effect of `wait` is made.
  static let waitLine = 93

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .ignore:
        return .none
      case .echo(let number):
        return .run { send in await send(.fetched(number)) }
      case .fetch:
        return .run { send in
          await send(.fetched(1))
          await send(.fetched(2))
        }
        .cancellable(id: CancelID.fetch)
      case .fetched(let number):
        state.count += number
        return .none
      case .chain:
        state.count += 10
        return .send(.fetched(5))
      case .tick:
        state.count += 1
        return .none
      case .startTimer:
        return .run { send in
          while true {
            try await clock.sleep(for: .seconds(1))
            await send(.tick)
          }
        }
        .cancellable(id: CancelID.timer)
      case .sleepThenTick:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.tick)
        }
      case .sendAndCancel:
        return .run { send in
          await send(.stop)
          await send(.tick)
        }
        .cancellable(id: CancelID.fetch)
      case .sendMany:
        return .run { send in
          for number in 1...4 { await send(.fetched(number)) }
        }
      case .fetchFromOutside:
        return .run { send in
          let number = await withUnsafeContinuation { continuation in
            Task.detached { continuation.resume(returning: 42) }
          }
          await send(.fetched(number))
        }
      case .wait:
        return .run { _ in try await Task.never() }  // The line that `waitLine` names.
          .cancellable(id: CancelID.timer)
      case .stop:
        return .merge(.cancel(id: CancelID.timer), .cancel(id: CancelID.fetch))
      case .setText(let text):
        state.text = text
        return .none
      }
    }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Waits until the task is cancelled.
  static func never() async throws {
    let stream = AsyncStream<Never> { _ in }
    for await _ in stream {}
    throw _Concurrency.CancellationError()
  }
}

@MainActor
func makeCounter(
  count: Int = 0,
  clock: (any Clock<Duration>)? = nil
) -> TestStoreOf<Counter> {
  TestStore(initialState: Counter.State(count: count)) {
    Counter()
  } withDependencies: {
    if let clock { $0.continuousClock = clock }
  }
}
