import NavigationTesting
import Testing

@MainActor @Suite(.leavesNothing) struct TaskCancellationTests {
  private let clock = TestClock()

  @Test func aPartOfAnEffectIsCancelledByItsIDAndTheRestGoesOn() async {
    await withStore(House.State(), House()) { store in
      let work = store.run(
        .run { [clock] send in
          let part = await Result {
            try await withTaskCancellation(id: "part") {
              try await clock.sleep(for: .seconds(1))
              await send(.left(.add(1)))
              return 5
            }
          }
          guard case .failure(let error) = part, error is CancellationError else { return }
          await send(.right(.add(10)))
        }
      )
      await EffectQueue.current?.settle()
      #expect(store.inFlight == 2)
      store.run(.cancel(id: "part"))
      await work.finish()
      #expect(store.left.count == 0)
      #expect(store.right.count == 10)
    }
  }

  @Test func aPartGivesItsValue() async {
    await withStore(House.State(), House()) { store in
      let work = store.run(
        .run { send in
          let number = try await withTaskCancellation(id: "part") { 5 }
          await send(.left(.add(number)))
        }
      )
      await work.finish()
      #expect(store.left.count == 5)
    }
  }

  @Test func aPartEndsWithItsEffect() async {
    await withStore(House.State(), House()) { store in
      let work = store.run(
        .run { [clock] send in
          try await withTaskCancellation(id: "part") {
            try await clock.sleep(for: .seconds(1))
          }
          await send(.left(.add(1)))
        }
        .cancellable(id: "whole")
      )
      await EffectQueue.current?.settle()
      store.run(.cancel(id: "whole"))
      await work.finish()
      await clock.advance(by: .seconds(2))
      #expect(store.left.count == 0)
    }
  }

  @Test func aPartReplacesTheOneInFlight() async {
    await withStore(House.State(), House()) { store in
      for number in [1, 10] {
        store.run(
          .run { [clock] send in
            try await withTaskCancellation(id: "part", cancelInFlight: true) {
              try await clock.sleep(for: .seconds(1))
              await send(.left(.add(number)))
            }
          }
        )
        await EffectQueue.current?.settle()
      }
      await clock.advance(by: .seconds(1))
      #expect(store.left.count == 10)
    }
  }

  @Test func anEffectSleepsOnATestClockWhenThePartThatItWaitsForDoes() async {
    await withStore(House.State(), House()) { store in
      let gate = AsyncStream.makeStream(of: Void.self)
      let work = store.run(
        .run { [clock] _ in
          try await withTaskCancellation(id: "outer") {
            try await withTaskCancellation(id: "inner") {
              try await clock.sleep(for: .seconds(1))
              for await _ in gate.stream {}
            }
          }
        }
      )
      await clock.advance()
      #expect(store.asleep == [true, true, true])
      await clock.advance(by: .seconds(1))
      #expect(store.asleep == [false, false, false])
      gate.continuation.finish()
      await work.finish()
      #expect(store.inFlight == 0)
    }
  }

  @Test func aCancelledPartKeepsItsEffectFromCountingAsAsleep() async {
    await withStore(House.State(), House()) { store in
      let gate = AsyncStream.makeStream(of: Void.self)
      let work = store.run(
        .run { [clock] _ in
          try await withTaskCancellation(id: "part") {
            try? await clock.sleep(for: .seconds(1))
            // NB: A task that is not cancelled waits here in spite of the cancellation around it.
            await Task { for await _ in gate.stream {} }.value
          }
        }
      )
      await clock.advance()
      #expect(store.asleep == [true, true])
      store.run(.cancel(id: "part"))
      await clock.advance()
      #expect(store.asleep == [false])
      gate.continuation.finish()
      await work.finish()
    }
  }

  @Test func aReceiveFailsAtOnceWhenThePartOfAnEffectSleepsOnATestClock() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { [clock] state, number in
        state = number
        guard number == 1 else { return .none }
        return .run { send in
          try await withTaskCancellation(id: "part") { try await clock.sleep(for: .seconds(1)) }
          await send(2)
        }
      }
    }
    store.timeout = .seconds(60)
    await store.send(1) { $0 = 1 }
    let reports = await issues { await store.receive(2) }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("sleeps on a test clock") == true)
    #expect(EffectQueue.current?.waitCount == 0)
    await clock.advance(by: .seconds(1))
    await store.receive(2) { $0 = 2 }
  }

  @Test func anEffectCancelsOthersFromWithin() async {
    await withStore(House.State(), House()) {
      $0.continuousClock = clock
    } _: { store in
      store.send(.left(.start))
      await store.run(.run { _ in await Task.cancel(id: Leaf.Work.ticks) }).finish()
      #expect(store.inFlight == 0)
    }
  }

  @Test func aDebouncedEffectWaitsUntilAllIsQuiet() async {
    await withStore(House.State(), House()) { store in
      for number in [1, 10, 100] {
        store.run(
          .send(.left(.add(number))).debounce(id: "search", for: .seconds(1), clock: clock)
        )
        await clock.advance(by: .milliseconds(900))
        #expect(store.left.count == 0)
      }
      await clock.advance(by: .milliseconds(100))
      #expect(store.left.count == 100)
      #expect(store.inFlight == 0)
    }
  }
}
