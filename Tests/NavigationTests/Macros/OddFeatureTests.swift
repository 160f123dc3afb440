import Navigation
import NavigationTesting
import Testing

/// Features of the oddest shapes, run by a store.
@MainActor
@Suite(.leavesNothing) struct OddFeatureTests {
  @Test func partsAreFoundInExtensions() async {
    let scattered = TestStore(initialState: Scattered.State()) { Scattered() }
    await scattered.send(\.add, 2) { $0.total = 3 }
    let half = TestStore(initialState: HalfScattered.State()) { HalfScattered() }
    await half.send(\.add, 2) { $0.total = 3 }
    let function = TestStore(initialState: ScatteredFunction.State()) { ScatteredFunction() }
    await function.send(\.double) { $0.total = 2 }
  }

  @Test func aBodyAloneHasAStateAndAnActionOfItsOwn() {
    let store = Store(initialState: BodyAlone<Int>.State()) { BodyAlone(value: 1) }
    #expect(store.withState { $0 } == BodyAlone<Int>.State())
    #expect(BodyAlone<Int>.State.self != BodyAlone<Bool>.State.self)
    #expect(BodyAlone<Int>.Action.self != BodyAlone<Bool>.Action.self)
  }

  @Test func oddNamesAreNames() async {
    let store = TestStore(initialState: 空間.機能.State()) { 空間.機能() }
    await store.send(\.追加, 3) { $0.数 = 3 }
    await store.send(\.🎉) { $0.🎉 = "!" }
    #expect(store.state.doubled == 6)
    let live = Store(initialState: 空間.機能.State()) { 空間.機能() }
    live.send(.default)
    live.send(.`self`(5))
    live.send(.`init`(with: 6))
    #expect(live.class == 0)
    #expect(
      live.withState { [$0.`self`, $0.`init`, $0.three, $0.pair.b, $0.step] } == [5, 6, 3, 2, 1]
    )
    #expect(空間.機能.Action.`init`(with: 4)[case: \.`init`] == 4)
    #expect(空間.機能.Action.allCasePaths.`self`.extract(from: .`self`(7)) == 7)
    #expect(空間.機能.State.second == 2)
  }

  @Test func declaredConformancesStand() {
    let declared = Store(initialState: DeclaredReducer.State()) { DeclaredReducer() }
    declared.send(.tapped)
    #expect(declared.count == 1)
    let isolated = Store(initialState: MainIsolated.State()) { MainIsolated() }
    isolated.send(.tapped)
    #expect(isolated.withState { $0.count } == MainIsolated.shared)
  }

  @Test func bodiesOfEveryFormRun() {
    let built = Store(initialState: Stepwise.State()) { Stepwise() }
    built.send(.tapped)
    #expect(built.withState { $0.count } == 4)
    let plain = Store(initialState: PlainParts.State.off) { PlainParts() }
    plain.send(PlainParts.Action(amount: 3))
    #expect(plain.withState { $0 } == .on(by: 3))
  }

  @Test func featuresInGenericTypesRun() {
    let state = Generically<Double>.Path.State.inner(.init(value: 1))
    let store = Store(initialState: state) { Generically<Double>.Path.body }
    store.send(.inner(.add(2)))
    #expect(store.withState { $0.inner?.value } == 3)
    let counter = Store(initialState: Generically<Int>.Counter.State(value: 1)) {
      Generically<Int>.Counter()
    }
    counter.send(.add(2))
    #expect(counter.value == 5)
    var value = Unsendable<Int>.State.value(1, 2)
    value.modify(\.value) { $0.0 = 3 }
    #expect(value.value?.0 == 3)
  }

  @Test func casesWithOddLabelsRun() {
    let actions: [(OddLabels.State, OddLabels.Action)] = [
      (._first(.init()), ._first(.add(1))), (.second(.init()), .second(.add(1))),
      (.third(.init()), .third(.add(1))), (.`self`(.init()), .`self`(.add(1))),
    ]
    for (state, action) in actions {
      let store = Store(initialState: state) { OddLabels.body }
      store.send(action)
      let totals = store.withState { state in
        [state[case: \._first], state[case: \.second], state[case: \.third], state[case: \.`self`]]
          .compactMap { $0?.total }
      }
      #expect(totals == [2])
    }
    #expect(OddLabels.State.plain(1, 2)[case: \.plain]?.1 == 2)
  }
}

/// Enums and states of the oddest shapes.
@MainActor
@Suite(.leavesNothing) struct OddEnumTests {
  @Test func everyPayloadHasAPath() throws {
    #expect(Shapes.one(1)[case: \.one] == 1)
    #expect(Shapes.two(2)[case: \.two] == 2)
    #expect(try #require(Shapes.three(x: 1, "y")[case: \.three]) == (1, "y", 3))
    #expect(Shapes.in(4)[case: \.in] == 4)
    #expect(Shapes.make().is(\.`self`))
    #expect(Shapes.metatype(Int.self)[case: \.metatype] == Int.self)
    #expect(Shapes.tuple((1, "a"))[case: \.tuple]?.1 == "a")
    #expect(Shapes.again(.array([.one(1)]))[case: \.again]?[case: \.array]?.first?.isOne == true)
    #expect(Shapes.nested(Shapes.Nested())[case: \.nested] == Shapes.Nested())
    #expect(Shapes.void(()).is(\.void) && Shapes.unit(()).is(\.unit))
    var shape = Shapes.three(x: 1, "y")
    shape.modify(\.three) { $0.x += 1 }
    #expect(shape[case: \.three]?.x == 2)
  }

  @Test func rawAndGenericAndEmptyEnumsHavePaths() {
    #expect(RawValues.two.is(\.two))
    #expect(RawValues.allCases.map(\.rawValue) == ["}", "{", "three"])
    var tree = OddTree.node(.leaf("a"), .leaf("b"))
    tree.modify(\.node) { $0.1 = .leaf("c") }
    #expect(tree[case: \.node]?.1[case: \.leaf] == "c")
    #expect(Impossible.possible.is(\.possible))
    #expect(MemoryLayout.size(ofValue: Uninhabited.allCasePaths) == 0)
  }

  @Test func enumStateHasAnIdentity() {
    #expect(Phases.done._$id == Phases.done._$id)
    #expect(Phases.done._$id != Phases.idle(1)._$id)
    let inner = Phases.Inner()
    #expect(Phases.default(inner)._$id == inner._$id)
    #expect(BothMacros.empty(NoFields()).is(\.empty))
    #expect(BothMacros.none != .empty(NoFields()))
  }

  @Test func fieldsOfEveryShapeAreKept() {
    var fields = OddFields()
    fields.array = [1, 2, 3]
    fields[0] = 9
    #expect(fields.array == [9, 2, 3])
    #expect(fields.lengths == [3, 3])
    #expect(fields.left + fields.right + fields.ignored == 4)
    fields.clamped = 70
    #expect(fields.clamped == 10)
    fields.present()
    #expect(fields.leaf?.total == 1)
    fields.$leaf.wrappedValue?.total = 5
    #expect(fields.leaf?.total == 5)
    fields.default = Scattered.State()
    #expect(fields.$default.wrappedValue == Scattered.State())
    fields.$shared.withLock { $0 = 4 }
    #expect(fields.reader == 4)
  }
}

/// Clients of the oddest shapes.
@Suite(.leavesNothing) struct OddClientTests {
  private typealias Client = OdderClient<Int, String, Bool>

  @Test func methodsCallWhatWasGiven() async throws {
    var client = Client()
    client.three = { $0 + $1 + $2 }
    client.pack = { ("\($0)", true) }
    client.array = { values, name in values.append(name.count) }
    client.closures = { try $0() }
    client.given = { { 3 } }
    client.later = { $0() }
    client.concurrent = { $0 }
    client.nonsending = { $0 }
    client.`init` = { $0 }
    client.keywords = { $0 * $1 }
    #expect(try client.three(1, 2, 3) == 6)
    #expect(try client.pack(value: 1) == ("1", true))
    var values: [Int] = []
    client.array(values: &values, name: "abc")
    #expect(values == [3])
    #expect(try client.closures(work: { 2 }) == 2)
    #expect(client.given()?() == 3)
    #expect(try client.later(make: 4) == 4)
    #expect(try await client.concurrent(x: 5) == 5)
    #expect(try await client.nonsending(x: 6) == 6)
    #expect(try client.`init`(x: 7) == 7)
    #expect(try client.keywords(class: 2, self: 4) == 8)
    #expect(try await sumOfLocalClient(1, 2) == 3)
  }

  @Test func untouchedOnesReport() async {
    let recorded = RecordedIssues()
    await withIssueReporters([recorded]) {
      let client = Client()
      #expect(client.given() == nil)
      client.unit(())
      _ = try? await client.nonsending(x: 1)
      _ = try? client.closed()
    }
    let names = recorded.messages.map { $0.split(separator: " ")[1] }
    #expect(names == ["given", "unit", "nonsending", "closed"].map { "OdderClient.\($0)" })
  }
}
