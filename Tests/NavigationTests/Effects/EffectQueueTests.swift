import Dispatch
import Navigation
import Synchronization
import Testing

@MainActor @Suite(.leavesNothing) struct EffectQueueTests {
  private let queue = EffectQueue()

  @Test func aJobDoesNotRunBeforeTheQueueIsSettled() async {
    let log = Log()
    let task = Task(executorPreference: queue) { log.add("effect") }
    log.add("started")
    #expect(queue.hasJobs)
    await queue.settle()
    #expect(log.entries == ["started", "effect"])
    #expect(!queue.hasJobs)
    await task.value
  }

  @Test func jobsRunInTheOrderTheyWereQueued() async {
    let log = Log()
    for number in 0..<100 {
      Task(executorPreference: queue) { log.add("\(number)") }
    }
    await queue.settle()
    #expect(log.entries == (0..<100).map(String.init))
  }

  @Test func settlingSeesEffectsThroughMainActorActorsChildTasksAndStreams() async {
    actor Account {
      var sum = 0
      func add(_ number: Int) -> Int {
        sum += number
        return sum
      }
    }
    let log = Log()
    let account = Account()
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    Task(executorPreference: queue) {
      for await number in stream { await log.addOnMainActor("streamed \(number)") }
      log.add("stream over")
    }
    Task(executorPreference: queue) {
      await log.addOnMainActor("main")
      let sum = await withTaskGroup(of: Int.self) { group in
        for number in 1...3 { group.addTask { await account.add(number) } }
        return await group.reduce(0, max)
      }
      log.add("sum \(sum)")
      continuation.yield(sum)
      continuation.finish()
    }
    await queue.settle()
    #expect(log.entries == ["main", "sum 6", "streamed 6", "stream over"])
  }

  @Test func settlingSeesAnEffectThatTakesTurnsOfTheMainActor() async {
    let log = Log()
    Task(executorPreference: queue) { await log.addAfterThreeTurns("third turn") }
    await queue.settle()
    #expect(log.entries == ["third turn"])
  }

  @Test func jobsRunWhenTheTestWaitsForSomethingElse() async {
    let value = await Task(executorPreference: queue) {
      await Task.yield()
      return 42
    }.value
    #expect(value == 42)
  }

  @Test func settlingUntilAConditionHoldsWaitsForTheWorldOutside() async {
    let log = Log()
    let opened = Log()
    Task(executorPreference: queue) {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume() }
      }
      await opened.addOnMainActor("open")
      log.add("after the world outside")
    }
    let held = await queue.settle(until: { !log.entries.isEmpty })
    #expect(held)
    #expect(log.entries == ["after the world outside"])
  }

  @Test func settlingUntilAConditionHoldsIsWokenByASignal() async {
    let log = Log()
    let waiting = Task { [queue] in await queue.settle(until: { !log.entries.isEmpty }) }
    await queue.settle()
    log.add("done")
    queue.signal()
    #expect(await waiting.value)
  }

  @Test func settlingUntilAConditionHoldsGivesUp() async {
    #expect(await queue.settle(until: { false }, timeout: .zero) == false)
    let cancelled = Task { [queue] in await queue.settle(until: { false }) }
    cancelled.cancel()
    #expect(await cancelled.value == false)
  }

  @Test func anEffectThatLoopsWithoutWaitingDoesNotKeepTheQueueForEver() async {
    let log = Log()
    let task = Task(executorPreference: queue) {
      while !Task.isCancelled {
        log.count.add(1, ordering: .relaxed)
        await Task.yield()
      }
    }
    #expect(await queue.settle() == false)
    #expect(await queue.settle(until: { log.count.load(ordering: .relaxed) > 0 }))
    #expect(await queue.settle(until: { false }, timeout: .zero) == false)
    task.cancel()
    #expect(await queue.settle())
    await task.value
  }

  @Test func aConditionThatHoldsIsNotWaitedFor() async {
    let log = Log()
    Task(executorPreference: queue) { log.add("effect") }
    #expect(await queue.settle(until: { true }))
    #expect(log.entries == [])
    await queue.settle()
    #expect(log.entries == ["effect"])
  }

  @Test func theRunningTestHasAQueueOfItsOwn() async {
    let here = EffectQueue.current
    #expect(here != nil)
    let inTask = await Task { EffectQueue.current }.value
    #expect(inTask === here)
    let live = withDependencies {
      $0.context = .live
    } operation: {
      EffectQueue.current
    }
    #expect(live == nil)
  }

  @Test func aTaskKnowsWhetherItRunsOnTheQueue() async {
    let onQueue = Task(executorPreference: queue) { [queue] in
      [queue.runsCurrentTask, await isOnQueueOnMainActor(queue)]
    }
    #expect(await onQueue.value == [true, true])
    #expect(!queue.runsCurrentTask)
  }

  @Test func countersTellWhetherAnythingMoved() async {
    let before = queue.enqueuedCount
    await queue.settle()
    #expect(queue.enqueuedCount == before)
    Task(executorPreference: queue) {}
    #expect(queue.enqueuedCount == before + 1)
    await queue.settle()
  }

  @Test func racingEffectsAreNeverMissed() async {
    for _ in 0..<500 {
      let log = Log()
      for number in 0..<4 {
        Task(executorPreference: queue) {
          await withTaskGroup(of: Void.self) { group in
            group.addTask { await log.addOnMainActor("a\(number)") }
            group.addTask {
              await Task.yield()
              await log.addOnMainActor("b\(number)")
            }
          }
        }
      }
      await queue.settle()
      #expect(log.entries.count == 8)
    }
  }

  @Test func aJobQueuedFromAnotherThreadIsNeverLost() async {
    let log = Log()
    let count = 2_000
    for _ in 0..<count {
      Task(executorPreference: queue) {
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async { continuation.resume() }
        }
        log.count.add(1, ordering: .relaxed)
      }
    }
    await queue.settle(until: { log.count.load(ordering: .relaxed) == count })
    #expect(log.count.load(ordering: .relaxed) == count)
  }
}

@MainActor private func isOnQueueOnMainActor(_ queue: EffectQueue) -> Bool {
  queue.runsCurrentTask
}

private final class Log: Sendable {
  private let state = Locked<[String]>([])
  let count = Atomic(0)

  var entries: [String] { state.withLock { $0 } }

  func add(_ entry: String) {
    state.withLock { $0.append(entry) }
  }

  @MainActor func addAfterThreeTurns(_ entry: String) async {
    for _ in 0..<3 { await Task.yield() }
    add(entry)
  }

  @MainActor func addOnMainActor(_ entry: String) {
    add(entry)
  }
}
