import Navigation
import Testing

@MainActor
@Suite(.leavesNothing) struct FieldObservationTests {
  let told = Told()

  /// How often an observer of what `read` reads is told of what `change` changes.
  private func told<State, Value>(
    _ state: inout State,
    reading read: (State) -> Value,
    change: (inout State) -> Void
  ) -> Int {
    let told = Told()
    let (_, token) = withStateTracking {
      read(state)
    } onChange: {
      told.tell()
    }
    change(&state)
    ObservationTracking.flush()
    token.cancel()
    return told.count
  }

  @Test func aFieldTellsItsOwnObserversOnly() {
    var row = ObservedRow(id: 1)
    #expect(told(&row, reading: \.title, change: { $0.title = "A" }) == 1)
    #expect(told(&row, reading: \.title, change: { $0.names = ["A"] }) == 0)
    #expect(told(&row, reading: \.names, change: { $0.names = ["B"] }) == 1)
  }

  @Test func anotherInstanceTellsNobody() {
    var row = ObservedRow(id: 1)
    var other = ObservedRow(id: 1)
    #expect(told(&row, reading: \.title, change: { _ in other.title = "A" }) == 0)
  }

  @Test func anEqualValueIsNotTold() {
    var row = ObservedRow(id: 1, title: "A")
    #expect(told(&row, reading: \.title, change: { $0.title = "A" }) == 0)
    #expect(told(&row, reading: \.names, change: { $0.names = [] }) == 0)
    #expect(told(&row, reading: \.child, change: { $0.child = $0.child }) == 0)
  }

  @Test func severalChangesAreToldOnceAtTheFlush() {
    var row = ObservedRow(id: 1)
    let count = told(
      &row,
      reading: { "\($0.title)\($0.names)" },
      change: {
        $0.title = "A"
        $0.title = "B"
        $0.names = ["A"]
      }
    )
    #expect(count == 1)
  }

  @Test func aReadIsToldOnce() {
    var row = ObservedRow(id: 1)
    let (_, token) = withStateTracking {
      row.title
    } onChange: {
      told.tell()
    }
    row.title = "A"
    ObservationTracking.flush()
    row.title = "B"
    ObservationTracking.flush()
    #expect(told.count == 1)
    token.cancel()
  }

  @Test func aChangeInAChildTellsItsObserversNotThoseOfTheChild() {
    var row = ObservedRow(id: 1)
    #expect(told(&row, reading: \.child, change: { $0.child.count += 1 }) == 0)
    #expect(told(&row, reading: \.child.count, change: { $0.child.count += 1 }) == 1)
  }

  @Test func aReplacedChildTellsThoseOfTheChildAndOfItsFields() {
    var row = ObservedRow(id: 1)
    #expect(told(&row, reading: \.child, change: { $0.child = ObservedChild() }) == 1)
    #expect(told(&row, reading: \.child.count, change: { $0.child = ObservedChild() }) == 1)
  }

  @Test func anOlderCopyOfAChildIsAReplacement() {
    var row = ObservedRow(id: 1)
    let older = row.child
    row.child.count += 1
    #expect(told(&row, reading: \.child.count, change: { $0.child = older }) == 1)
    row.child.count += 1
    let copy = row.child
    #expect(
      told(&row, reading: \.child) {
        $0.child.count += 1
        $0.child = copy
      } == 1
    )
  }

  @Test func anOlderCopyIsAReplacementToAFunctionThatChangesTheChildInPlace() {
    func revert(_ child: inout ObservedChild, to older: ObservedChild) { child = older }
    var row = ObservedRow(id: 1)
    let older = row.child
    row.child.count += 1
    #expect(told(&row, reading: \.child.count, change: { revert(&$0.child, to: older) }) == 1)
  }

  @Test func aPayloadOfACaseThatIsNotObservedIsToldWhenItChanges() {
    var row = ObservedRow(id: 1)
    #expect(told(&row, reading: \.inert, change: { $0.inert = .number(1) }) == 1)
    #expect(told(&row, reading: \.inert, change: { $0.inert = .number(1) }) == 0)
    var list = ObservedList(screen: .number(1))
    #expect(told(&list, reading: \.screen, change: { $0.screen = .number(2) }) == 1)
    #expect(told(&list, reading: \.screen, change: { $0.screen = .number(2) }) == 0)
    #expect(told(&list, reading: \.screen, change: { $0.screen = nil }) == 1)
  }

  @Test func anotherCaseIsAReplacement() {
    let child = ObservedChild()
    var list = ObservedList(screen: .child(child))
    #expect(told(&list, reading: \.screen, change: { $0.screen = .child(child) }) == 0)
    #expect(told(&list, reading: \.screen, change: { $0.screen = .number(1) }) == 1)
    #expect(told(&list, reading: \.screen, change: { $0.screen = .child(child) }) == 1)
  }

  @Test func aCancelledObservationLeavesNothingBehind() {
    var row = ObservedRow(id: 1)
    let (_, token) = withStateTracking {
      row.title
    } onChange: {
      told.tell()
    }
    row.title = "A"
    token.cancel()
    ObservationTracking.flush()
    #expect(told.count == 0)
    #expect(!row._$observationRegistrar.isObserved(2))
  }

  @Test func mutedChangesAreNotTold() {
    var row = ObservedRow(id: 1)
    let count = told(&row, reading: \.title) { row in
      ObservationTracking.withoutTelling { row.title = "A" }
    }
    #expect(count == 0)
  }

  @Test func aRegistrarDoesNotShow() {
    #expect(ObservedRow(id: 1) == ObservedRow(id: 1))
    #expect(ObservedRow(id: 1)._$id != ObservedRow(id: 1)._$id)
    #expect(MemoryLayout<ObservationStateRegistrar>.size == 8)
    #expect(ObservationStateRegistrar().hashValue == ObservationStateRegistrar().hashValue)
  }
}
