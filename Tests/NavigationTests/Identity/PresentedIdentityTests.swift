import Navigation
import Testing

@MainActor @Suite(.leavesNothing) struct PresentedIdentityTests {
  private let clock = TestClock()

  @Test func aNewValueOfTheSameIdentityKeepsTheEffectsOfTheOld() async {
    await withStore(House.State(sheet: Leaf.State()), House()) {
      $0.continuousClock = clock
    } _: { store in
      store.send(.sheet(.presented(.start)))
      store.perform { $0.sheet = Leaf.State(id: 0, count: 50) }
      await clock.advance(by: .seconds(2))
      #expect(store.sheet?.count == 52)
      store.perform { $0.sheet = nil }
    }
  }

  @Test(arguments: Mount.allCases) func anotherIDEndsTheEffects(of mount: Mount) async {
    await withStore(mount.state, House()) {
      $0.continuousClock = clock
    } _: { store in
      store.send(mount.action(.start))
      store.perform { mount.replace(&$0, Leaf.State(id: 9)) }
      #expect(store.inFlight == 0)
      await clock.advance(by: .seconds(2))
      #expect(mount.child(store.currentState) == Leaf.State(id: 9))
    }
  }

  @Test(arguments: Mount.allCases) func aChildThatChangesItsOwnIDEndsItsEffects(
    of mount: Mount
  ) async {
    await withStore(mount.state, House()) {
      $0.continuousClock = clock
    } _: { store in
      store.send(mount.action(.start))
      #expect(store.inFlight == 1)
      store.send(mount.action(.changeID(9)))
      #expect(store.inFlight == 0)
      #expect(mount.child(store.currentState) == Leaf.State(id: 9))
    }
  }

  @Test func anotherCaseEndsTheEffects() async {
    await withStore(Host.State(place: .first(Leaf.State())), Host()) {
      $0.continuousClock = clock
    } _: { store in
      store.send(.place(.presented(.first(.start))))
      store.perform { $0.place = .second(Leaf.State()) }
      #expect(store.inFlight == 0)
      await clock.advance(by: .seconds(2))
      #expect(store.place == .second(Leaf.State()))
    }
  }

  @Test func anotherIDInTheSameCaseEndsTheEffects() async {
    await withStore(Host.State(place: .first(Leaf.State())), Host()) {
      $0.continuousClock = clock
    } _: { store in
      store.send(.place(.presented(.first(.start))))
      store.perform { $0.place = .first(Leaf.State(id: 2)) }
      #expect(store.inFlight == 0)
      store.send(.place(.presented(.first(.start))))
      store.send(.place(.presented(.first(.changeID(3)))))
      #expect(store.inFlight == 0)
    }
  }

  @Test func anotherCaseUnderIfCaseLetEndsTheEffects() async {
    await withStore(Mode.State.reading(Leaf.State()), Mode()) {
      $0.continuousClock = clock
    } _: { store in
      store.send(.reading(.start))
      store.perform { $0 = .writing(Leaf.State()) }
      #expect(store.inFlight == 0)
      store.send(.writing(.start))
      store.send(.writing(.changeID(4)))
      #expect(store.inFlight == 0)
    }
  }

  @Test func aStructWithoutAnIDIsAlwaysTheSame() async {
    await withStore(Estate.State(house: House.State()), Estate()) {
      $0.continuousClock = clock
    } _: { store in
      store.send(.house(.presented(.left(.start))))
      store.perform { $0.house = House.State(log: ["new"]) }
      await clock.advance(by: .seconds(1))
      #expect(store.house?.left.count == 1)
      #expect(store.house?.log == ["new"])
      store.perform { $0.house = nil }
    }
  }
}

/// The operators whose children have an identity of their own.
enum Mount: CaseIterable {
  case sheet, guest

  var state: House.State {
    House.State(sheet: Leaf.State(), guest: Leaf.State())
  }

  func action(_ action: Leaf.Action) -> House.Action {
    switch self {
    case .sheet: .sheet(.presented(action))
    case .guest: .guest(action)
    }
  }

  func child(_ state: House.State) -> Leaf.State? {
    switch self {
    case .sheet: state.sheet
    case .guest: state.guest
    }
  }

  func replace(_ state: inout House.State, _ child: Leaf.State?) {
    switch self {
    case .sheet: state.sheet = child
    case .guest: state.guest = child
    }
  }
}
