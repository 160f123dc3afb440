import Navigation
import Testing

@MainActor @Suite(.leavesNothing) struct CancelIDTests {
  private let clock = TestClock()

  private struct First: Hashable, Sendable {}
  private struct Second: Hashable, Sendable {}

  private func withHouse(
    _ state: House.State = House.State(),
    _ body: (StoreOf<House>) async -> Void
  ) async {
    await withStore(state, House(), withDependencies: { $0.continuousClock = clock }, body)
  }

  /// An effect of the house that adds to a leaf in a second.
  private func later(_ number: Int) -> Effect<House.Action> {
    .run { [clock] send in
      try await clock.sleep(for: .seconds(1))
      await send(.left(.add(number)))
    }
  }

  @Test func emptyIDsOfTwoTypesAreDifferent() async {
    await withHouse { store in
      store.run(later(1).cancellable(id: First()))
      store.run(.cancel(id: Second()))
      #expect(store.inFlight == 1)
      store.run(.cancel(id: First()))
      #expect(store.inFlight == 0)
    }
  }

  @Test func equalNumbersOfTwoTypesAreDifferent() async {
    await withHouse { store in
      store.run(later(1).cancellable(id: 1))
      store.run(.cancel(id: UInt8(1)))
      #expect(store.inFlight == 1)
      store.run(.cancel(id: 1))
      #expect(store.inFlight == 0)
    }
  }

  @Test func aChildCancelsItsOwnEffectsAndNotThoseOfASibling() async {
    await withHouse(House.State(sheet: Leaf.State(), rows: [Leaf.State(id: 1)])) { store in
      store.send(.sheet(.presented(.start)))
      store.send(.rows(.element(id: 1, action: .start)))
      store.send(.left(.start))
      store.send(.right(.start))
      store.send(.left(.stop))
      #expect(store.inFlight == 3)
      await clock.advance(by: .seconds(1))
      #expect(store.left.count == 0)
      #expect(store.right.count == 1)
      #expect(store.sheet?.count == 1)
      #expect(store.rows[id: 1]?.count == 1)
      store.run(.cancel(id: Leaf.Work.ticks))
    }
  }

  @Test func aParentCancelsTheEffectsOfChildrenAndGrandchildren() async {
    await withStore(
      Estate.State(house: House.State(sheet: Leaf.State(), rows: [Leaf.State(id: 1)])),
      Estate()
    ) {
      $0.continuousClock = clock
    } _: { store in
      store.send(.house(.presented(.sheet(.presented(.start)))))
      store.send(.house(.presented(.rows(.element(id: 1, action: .start)))))
      store.send(.home(.left(.start)))
      store.send(.home(.left(.startOther)))
      #expect(store.inFlight == 4)
      store.run(.cancel(id: Leaf.Work.ticks))
      #expect(store.inFlight == 1)
      store.run(.cancel(id: Leaf.Work.other))
    }
  }

  @Test func aChildCannotCancelAnEffectOfItsParent() async {
    await withHouse { store in
      store.run(later(1).cancellable(id: Leaf.Work.ticks))
      store.send(.left(.stop))
      store.send(.left(.restart))
      #expect(store.inFlight == 2)
      store.run(.cancel(id: Leaf.Work.ticks))
    }
  }

  @Test func cancelInFlightReplacesWhatRunsUnderTheID() async {
    await withHouse { store in
      store.send(.left(.restart))
      await clock.advance(by: .milliseconds(600))
      store.send(.left(.restart))
      #expect(store.inFlight == 1)
      await clock.advance(by: .milliseconds(600))
      #expect(store.left.count == 0)
      await clock.advance(by: .milliseconds(400))
      #expect(store.left.count == 1)
      store.send(.left(.stop))
    }
  }

  @Test func storesDoNotShareIDs() async {
    await withHouse { first in
      await withHouse { second in
        first.run(later(1).cancellable(id: 1))
        second.run(.cancel(id: 1))
        #expect(first.inFlight == 1)
        first.run(.cancel(id: 1))
      }
    }
  }

  @Test func theSameIDTwiceIsHarmless() async {
    await withHouse { store in
      store.run(
        later(1)
          .cancellable(id: 1, cancelInFlight: true)
          .cancellable(id: 1, cancelInFlight: true)
      )
      #expect(store.inFlight == 1)
      await clock.advance(by: .seconds(1))
      #expect(store.left.count == 1)
      #expect(store.inFlight == 0)
    }
  }

  @Test func severalEffectsLiveUnderOneID() async {
    await withHouse { store in
      for number in 1...3 { store.run(later(number).cancellable(id: 1)) }
      #expect(store.inFlight == 3)
      store.run(.cancel(id: 1))
      #expect(store.inFlight == 0)
    }
  }

  @Test func anEndedEffectLeavesNothingBehind() async {
    await withHouse { store in
      for _ in 1...3 {
        store.run(later(1).cancellable(id: 1))
        await clock.advance(by: .seconds(1))
      }
      #expect(store.left.count == 3)
      #expect(store.inFlight == 0)
    }
  }

  @Test func aCancelInTheSameMergeStopsWhatIsWrittenBefore() async {
    await withHouse { store in
      store.run(
        .merge(
          later(1).cancellable(id: 1),
          .send(.left(.add(10))).cancellable(id: 1),
          .cancel(id: 1)
        )
      )
      #expect(store.inFlight == 0)
      #expect(store.left.count == 0)
    }
  }

  @Test func aCancelLaterInTheSameTurnStopsAnEffectThatHasNotStarted() async {
    let started = Started()
    await withHouse { store in
      store.run(
        .merge(
          .run { _ in await started.start() }.cancellable(id: 1),
          .send(.perform(Change { _ in .cancel(id: 1) }))
        )
      )
      await EffectQueue.current?.settle()
      #expect(started.count == 0)
    }
  }

  @Test func aQueuedStepCanBeCancelledAndTheStepsAfterItRun() async {
    await withHouse { store in
      let work = store.run(
        .concatenate(later(1), later(10).cancellable(id: 1), later(100))
      )
      store.run(.cancel(id: 1))
      await clock.advance(by: .seconds(2))
      #expect(store.left.count == 101)
      await work.finish()
    }
  }

  @Test func aCancelDoesNotReachTheStepsThatComeAfterIt() async {
    await withHouse { store in
      store.run(later(1).cancellable(id: 1))
      store.run(.concatenate(.cancel(id: 1), later(10).cancellable(id: 1)))
      #expect(store.inFlight == 1)
      await clock.advance(by: .seconds(1))
      #expect(store.left.count == 10)
    }
  }

  @Test func cancelInFlightOfAStepSparesTheStepsThatComeAfterIt() async {
    await withHouse { store in
      store.run(later(1).cancellable(id: 1))
      store.run(
        .concatenate(
          later(10).cancellable(id: 1, cancelInFlight: true),
          later(100).cancellable(id: 1, cancelInFlight: true)
        )
      )
      await clock.advance(by: .seconds(2))
      #expect(store.left.count == 110)
    }
  }

  @Test func aWholeConcatenateEndsByItsID() async {
    await withHouse { store in
      let work = store.run(.concatenate(later(1), later(10)).cancellable(id: 1))
      store.run(.cancel(id: 1))
      #expect(store.inFlight == 0)
      await work.finish()
      await clock.advance(by: .seconds(3))
      #expect(store.left.count == 0)
    }
  }

  @Test func anIDCountsWhereItIsGiven() async {
    await withStore(
      House.State(),
      Labelling()
    ) {
      $0.continuousClock = clock
    } _: { store in
      store.send(.left(.start))
      store.send(.left(.stop))
      #expect(store.inFlight == 1)
      store.send(.right(.stop))
      #expect(store.inFlight == 0)
    }
  }
}

@MainActor private final class Started {
  var count = 0
  func start() { count += 1 }
}

/// Runs a leaf by hand, so that its effects are the parent's.
private struct Labelling: Reducer {
  private struct CancelLeaf: Hashable, Sendable {}

  var body: some Reducer<House.State, House.Action> {
    Scope(state: \.left, action: \.left) {
      Reduce { _, action in action == .stop ? .cancel(id: CancelLeaf()) : .none }
    }
    Reduce { state, action in
      switch action {
      case .left(.start):
        Leaf().reduce(into: &state.right, action: .start)
          .map(House.Action.right)
          .cancellable(id: CancelLeaf())
      case .right(.stop): .cancel(id: CancelLeaf())
      default: .none
      }
    }
  }
}
