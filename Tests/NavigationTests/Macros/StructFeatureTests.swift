import Foundation
import Navigation
import NavigationTesting
import Testing

/// Reducers of every odd shape, run by a store.
@MainActor
@Suite(.leavesNothing) struct StructFeatureTests {
  @Test func whatIsMissingIsMade() async {
    let bare = Store(initialState: Bare.State()) { Bare() }
    #expect(bare.withState { $0 } == Bare.State())
    let bodyless = TestStore(initialState: Bodyless.State()) { Bodyless() }
    await bodyless.send(.tapped)
    let stateless = TestStore(initialState: Stateless.State()) { Stateless() }
    await stateless.send(.tapped)
    await stateless.receive(\.relayed)
    let actionless = Store(initialState: Actionless.State()) { Actionless() }
    #expect(actionless.count == 1)
  }

  @Test func aBodyIsFoundWhereverItIs() async {
    let extended = TestStore(initialState: Extended.State()) { Extended() }
    await extended.send(.tapped) { $0.count = 1 }
    let functional = TestStore(initialState: Functional.State()) { Functional() }
    await functional.send(.tapped) { $0.count = 2 }
    let aliased = TestStore(initialState: ElsewhereState()) { Aliased() }
    await aliased.send(\.tapped) { $0.count = 3 }
    let returning = TestStore(initialState: Returning.State()) { Returning(step: 5) }
    await returning.send(\.tapped) { $0.count = 5 }
    let conditional = TestStore(initialState: Conditional.State()) { Conditional() }
    await conditional.send(\.here, 6) { $0.count = 6 }
    #expect(conditional.state.platform == "known")
  }

  @Test func aGenericFeatureRuns() {
    let store = Store(initialState: Generic<Double>.State(value: 1)) { Generic<Double>() }
    store.send(.add(0.5))
    #expect(store.value == 1.5)
  }

  @Test func attributesAndBracketsAreNoObstacle() async {
    let attributed = TestStore(initialState: Attributed.State()) { Attributed() }
    await attributed.send(.twice(.tapped))
    await attributed.receive(\.tapped) { $0.count = 1 }
    await attributed.receive(\.tapped) { $0.count = 2 }
    let bracketed = TestStore(initialState: Bracketed.State(text: "")) { Bracketed() }
    await bracketed.send(.tapped()) { $0.text = "}" }
    #expect("{/\"".contains(bracketed.state.pattern))
  }

  @Test func featuresAreSeenFromFarAndNear() async {
    let far = TestStore(initialState: PublicFeature.State()) { PublicFeature() }
    await far.send(.bump) { $0.bump() }
    await far.send(.open) { $0.child = PublicBare.State() }
    await far.send(\.child.dismiss) { $0.child = nil }
    let package = TestStore(initialState: PackageFeature.State()) { PackageFeature() }
    await package.send(.bump) { $0.count = 1 }
    let inner = TestStore(initialState: Space.Inner.State()) { Space.Inner() }
    await inner.send(.bump) { $0.count = 1 }
    #expect(countOfSecretive() == 1)
  }
}

/// State of every odd shape.
@MainActor
@Suite(.leavesNothing) struct StateShapeTests {
  @Test func observersOfAVariableRun() async throws {
    let state = try #require(Observers.State(text: "2"))
    let store = Store(initialState: state) { Observers() }
    store.send(.set(100))
    #expect(store.total == 20)
    store.send(.write("abc"))
    #expect(store.changes == 3)
    store.send(.write(""))
    #expect(store.changes == 6)
    store.send(.useDefault)
    #expect(store.default == "used")
    #expect(Observers.State(text: "x") == nil)
    #expect(Observers.State.zero.total == 0)
  }

  @Test func anArchiveIsReadBack() throws {
    let state = Archived.State(name: "a", scores: ["b": [1]], note: nil, kind: .fancy)
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(Archived.State.self, from: data) == state)
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object.keys.sorted() == ["kind", "name", "scores"])
    let same = Archived.State(name: "a", scores: ["b": [1]], kind: .fancy)
    #expect(state.hashValue == same.hashValue)
  }

  @Test func anEnumIsState() async {
    let store = TestStore(initialState: Loading.State()) { Loading() }
    await store.send(.load) { $0 = .loaded(Extended.State()) }
    await store.send(\.loaded.tapped) { $0.modify(\.loaded) { $0.count = 1 } }
    #expect(store.state.loaded?.count == 1)
    #expect(store.state.is(\.loaded))
  }

  @Test func childrenOfEveryKindRun() async {
    var initial = Family.State(maybe: Extended.State(), sheet: Observers.State(id: 1, total: 0))
    initial.rows = [Family.Row.State(id: 7)]
    let store = TestStore(initialState: initial) { Family() }
    await store.send(\.one.tapped) { $0.one.count = 1 }
    await store.send(\.maybe.tapped) { $0.maybe?.count = 1 }
    await store.send(\.sheet.set, 5) { $0.sheet?.total = 5 }
    await store.send(\.rows[id: 7].bump) { $0.rows[id: 7]?.count = 1 }
    await store.send(.ask) { $0.alert = AlertState { TextState("Sure?") } }
    await store.send(\.alert.yes) {
      $0.alert = nil
      $0.$total.withLock { $0 = 1 }
    }
    #expect(store.state.closure.value(1) == [1: "}"])
  }
}
