import Navigation
import Testing

@MainActor @Suite(.leavesNothing) struct DismissalTests {
  private let clock = TestClock()

  /// A house that notes the dismissals it sees, with what it can still read.
  private let watching = House { state, action in
    switch action {
    case .sheet(.dismiss): state.log.append("dismiss \(state.sheet?.count ?? -1)")
    case .path(.popFrom(let id)): state.log.append("pop \(id) of \(state.path.count)")
    default: break
    }
    return .none
  }

  @Test func aDismissalReachesTheParentAsAnAction() async {
    await withStore(House.State(sheet: Leaf.State(count: 4)), watching) { store in
      await store.send(.sheet(.presented(.close))).finish()
      #expect(store.log == ["dismiss 4"])
      #expect(store.sheet == nil)
    }
  }

  @Test func aChildPresentedAgainCanDismissAgain() async {
    await withStore(House.State(sheet: Leaf.State()), watching) { store in
      for number in 1...3 {
        store.perform { $0.sheet = Leaf.State(id: number, count: number) }
        await store.send(.sheet(.presented(.close))).finish()
        #expect(store.sheet == nil)
      }
      #expect(store.log == ["dismiss 1", "dismiss 2", "dismiss 3"])
    }
  }

  @Test func aChildPresentedByAnOuterReducerCanDismiss() async {
    await withStore(Estate.State(house: House.State()), Estate()) { store in
      store.perform { $0.house?.sheet = Leaf.State() }
      await store.send(.house(.presented(.sheet(.presented(.close))))).finish()
      #expect(store.house != nil)
      #expect(store.house?.sheet == nil)
    }
  }

  @Test func ofNestedPresentationsTheInnermostGoes() async {
    await withStore(Estate.State(house: House.State(sheet: Leaf.State())), Estate()) { store in
      await store.send(.house(.presented(.sheet(.presented(.close))))).finish()
      #expect(store.house == House.State())
    }
  }

  @Test func aScreenInTheMiddlePopsItselfAndAllAbove() async {
    let path = StackState((0..<3).map { Leaf.State(id: $0) })
    await withStore(House.State(path: path), watching) { store in
      await store.send(.path(.element(id: 1, action: .close))).finish()
      #expect(store.log == ["pop #1 of 3"])
      #expect(Array(store.path.ids) == [0])
    }
  }

  @Test func anEmbeddedFeatureDismissesItsNearestPresentedAncestor() async {
    await withStore(Estate.State(house: House.State()), Estate()) { store in
      await store.send(.house(.presented(.left(.close)))).finish()
      #expect(store.house == nil)
    }
  }

  @Test func anEmbeddedFeatureOfAScreenPopsThatScreenAlone() async {
    let path = StackState([House.State(), House.State()])
    await withStore(Estate.State(house: House.State(), path: path), Estate()) { store in
      await store.send(.path(.element(id: 1, action: .right(.close)))).finish()
      #expect(Array(store.path.ids) == [0])
      #expect(store.house != nil)
    }
  }

  @Test func aRowInsideOfAPresentedChildDismissesThatChild() async {
    let house = House.State(rows: [Leaf.State(id: 1)])
    await withStore(Estate.State(house: house), Estate()) { store in
      await store.send(.house(.presented(.rows(.element(id: 1, action: .close))))).finish()
      #expect(store.house == nil)
    }
  }

  @Test func dismissingWhereNothingIsPresentedIsReportedAtItsCallSite() async {
    let reporter = RecordedIssues()
    await withStore(House.State(), watching) { store in
      await withIssueReporters([reporter]) {
        await store.send(.left(.close)).finish()
      }
    }
    #expect(
      reporter.messages == [
        """
        "dismiss()" was called where nothing is presented.

        A feature can dismiss itself from one of its effects, when a parent presents it with \
        "ifLet" or drives it on a stack with "forEach". Present the feature that way, or leave \
        the dismissal to whoever shows it.
        """
      ]
    )
    #expect(reporter.all.map { "\($0.fileID)" } == ["NavigationTests/RuntimeFixtures.swift"])
    #expect(reporter.all.map(\.line) == [Leaf.closeLine])
  }

  @Test func isPresentedIsTrueUnderAPresentationOrAStackAndNowhereElse() async {
    let everything = House.State(
      sheet: Leaf.State(),
      guest: Leaf.State(),
      rows: [Leaf.State(id: 1)],
      path: StackState([Leaf.State()])
    )
    await withStore(everything, House()) { store in
      await store.send(.sheet(.presented(.readPresence))).finish()
      await store.send(.guest(.readPresence)).finish()
      await store.send(.rows(.element(id: 1, action: .readPresence))).finish()
      await store.send(.path(.element(id: 0, action: .readPresence))).finish()
      await store.send(.left(.readPresence)).finish()
      // In the effect 1, read by a local variable 10, by a stored property 100.
      #expect(store.sheet?.count == 111)
      #expect(store.path[id: 0]?.count == 111)
      #expect(store.guest?.count == 0)
      #expect(store.rows[id: 1]?.count == 0)
      #expect(store.left.count == 0)
    }
  }

  @Test func isPresentedHoldsForWhatAPresentedChildEmbeds() async {
    let house = House.State(sheet: Leaf.State(), rows: [Leaf.State(id: 1)])
    await withStore(Estate.State(house: house), Estate()) { store in
      await store.send(.house(.presented(.left(.readPresence)))).finish()
      await store.send(.house(.presented(.sheet(.presented(.readPresence))))).finish()
      await store.send(.home(.left(.readPresence))).finish()
      #expect(store.house?.left.count == 111)
      #expect(store.house?.sheet?.count == 111)
      #expect(store.home.left.count == 0)
    }
  }

  @Test func whatAnEffectSendsAfterItsOwnDismissalIsDroppedInSilence() async {
    await withStore(House.State(sheet: Leaf.State()), watching) { store in
      let reports = await issues { await store.send(.sheet(.presented(.closeThenAdd))).finish() }
      #expect(reports == [])
      #expect(store.sheet == nil)
    }
  }

  @Test func anActionThatSomebodyElseSendsToTheDismissedChildIsReported() async {
    await withStore(House.State(sheet: Leaf.State()), watching) { store in
      await store.send(.sheet(.presented(.close))).finish()
      let reports = await issues { store.send(.sheet(.presented(.add(1)))) }
      #expect(reports.count == 1)
    }
  }

  @Test func thePresentingActionEndsWithItsOwnWorkAndCancellingItHindersNoDismissal() async {
    await withStore(House.State(), watching) { store in
      let presenting = store.perform { $0.sheet = Leaf.State() }
      await presenting.finish()
      presenting.cancel()
      #expect(store.sheet != nil)
      await store.send(.sheet(.presented(.close))).finish()
      #expect(store.sheet == nil)
    }
  }

  @Test func aChildPutAwayWithItsParentAndRestoredCanStillDismiss() async {
    await withStore(Estate.State(house: House.State(sheet: Leaf.State())), Estate()) { store in
      let saved = store.house
      store.perform { $0.house = nil }
      store.perform { $0.house = saved }
      await store.send(.house(.presented(.sheet(.presented(.close))))).finish()
      #expect(store.house == House.State())
    }
  }
}
