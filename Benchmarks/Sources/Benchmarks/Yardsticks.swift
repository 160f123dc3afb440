import Foundation

/// What figures are compared with, measured in the same run on the same machine.
struct Yardsticks {
  /// One lookup in a `Dictionary<UUID, Int>` of 100,000 entries, in nanoseconds.
  let lookup: Double
  /// One round trip of an empty `Task` awaited on the main actor, in nanoseconds.
  let task: Double

  @MainActor
  init() async {
    let keys = (0..<100_000).map { _ in UUID() }
    let table = Dictionary(uniqueKeysWithValues: zip(keys, 0...))
    var sum = 0
    lookup =
      Measurement(count: 200_000) { count in
        var index = 0
        for _ in 0..<count {
          index = (index &+ 7_919) % keys.count
          sum &+= table[keys[index]] ?? 0
        }
      }
      .nanoseconds
    precondition(sum != 1, "The lookups must not be optimised away.")
    task = await Measurement(count: 20_000) { count in
      for _ in 0..<count {
        await Task {}.value
      }
    }
    .nanoseconds
  }
}
