/// A figure that was measured: the median of several repeats.
struct Measurement {
  /// How many repeats the median is taken of.
  static let repeats = 9

  let nanoseconds: Double

  /// Measures synchronous work; `work` runs it `count` times.
  @MainActor
  init(count: Int, work: @MainActor (_ count: Int) -> Void) {
    work(max(1, count / 10))
    nanoseconds = Self.median(count: count) { ContinuousClock().measure { work(count) } }
  }

  /// Measures asynchronous work; `work` runs it `count` times.
  @MainActor
  init(count: Int, work: @MainActor (_ count: Int) async -> Void) async {
    await work(max(1, count / 10))
    var durations: [Duration] = []
    for _ in 0..<Self.repeats {
      let start = ContinuousClock.now
      await work(count)
      durations.append(ContinuousClock.now - start)
    }
    nanoseconds = Self.median(of: durations, count: count)
  }

  private static func median(count: Int, _ measure: () -> Duration) -> Double {
    median(of: (0..<repeats).map { _ in measure() }, count: count)
  }

  /// The median of several repeats of `count` pieces of work each, in nanoseconds a piece.
  static func median(of durations: [Duration], count: Int) -> Double {
    let median = durations.sorted()[durations.count / 2]
    return median / .nanoseconds(1) / Double(count)
  }
}
