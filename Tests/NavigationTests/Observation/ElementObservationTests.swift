import Navigation
import Testing

@MainActor
@Suite(.leavesNothing) struct ElementObservationTests {
  let told = Told()

  private func list() -> ObservedList {
    ObservedList(rows: [ObservedRow(id: 1), ObservedRow(id: 2)])
  }

  private func observe<Value>(_ read: () -> Value) -> TrackingToken {
    withStateTracking(read) { told.tell() }.1
  }

  @Test func aChangedElementIsNotAChangedCollection() {
    var list = list()
    let token = observe { list.rows.count }
    list.rows[id: 1]?.title = "A"
    ObservationTracking.flush()
    #expect(told.count == 0)
    list.rows.append(ObservedRow(id: 3))
    ObservationTracking.flush()
    #expect(told.count == 1)
    token.cancel()
  }

  @Test func aRemovedOrMovedElementIsAChangedCollection() {
    var list = list()
    var token = observe { list.rows.count }
    list.rows.swapAt(0, 1)
    ObservationTracking.flush()
    #expect(told.count == 1)
    token = observe { list.rows.count }
    list.rows.remove(id: 1)
    ObservationTracking.flush()
    #expect(told.count == 2)
    token.cancel()
  }

  @Test func theObserverOfOneElementIsToldOfThatElement() {
    var list = list()
    let token = observe { list.rows[id: 1]?.title }
    list.rows[id: 2]?.title = "B"
    ObservationTracking.flush()
    #expect(told.count == 0)
    list.rows[id: 1]?.title = "A"
    ObservationTracking.flush()
    #expect(told.count == 1)
    token.cancel()
  }

  @Test func aCopyThatIsChangedAndWrittenBackIsTold() throws {
    var list = list()
    let token = observe { list.rows[id: 1]?.title }
    var copy = try #require(list.rows[id: 1])
    copy.title = "A"
    list.rows[0] = copy
    ObservationTracking.flush()
    #expect(told.count == 1)
    token.cancel()
  }

  @Test func rowsThatAreAssignedAreReadAgainUnlessTheyAreTheSame() {
    var list = list()
    let older = list.rows
    list.rows[id: 1]?.title = "A"
    var token = observe { list.rows[id: 1]?.title }
    list.rows = list.rows
    ObservationTracking.flush()
    #expect(told.count == 0)
    list.rows = older
    ObservationTracking.flush()
    #expect(told.count == 1)
    token = observe { list.rows[id: 1]?.title }
    list.rows = [ObservedRow(id: 1), ObservedRow(id: 2)]
    ObservationTracking.flush()
    #expect(told.count == 2)
    token.cancel()
  }

  @Test func anAssignedElementIsAReplacement() throws {
    let list = list()
    let token = observe { list.rows[id: 1]?.title }
    let old = try #require(list.rows[id: 1])
    ObservationTracking.willReplace(old, with: old)
    ObservationTracking.flush()
    #expect(told.count == 0)
    ObservationTracking.willReplace(old, with: ObservedRow(id: 1, title: "A"))
    ObservationTracking.flush()
    #expect(told.count == 1)
    token.cancel()
  }
}
