import Navigation
import Testing

/// What a test's store does with shared values, with a tracker in place of the store.
@Suite(.leavesNothing) struct SharedChangeTests {
  let tracker = SharedChangeTracker()

  @discardableResult
  func feature<R>(_ operation: () throws -> R) rethrows -> R {
    try withDependencies {
      $0.sharedChangeTracker = tracker
    } operation: {
      try operation()
    }
  }

  @Test func anAssertionStatesWhatTheFeatureWrote() {
    let state = SharedListState(rows: Shared([]))
    let expected = state
    feature { _ = state.rows.append(SharedRow(id: 1)) }
    #expect(tracker.hasChanges)
    let wasEqual = tracker.assert { expected == state }
    #expect(!wasEqual)
    let isEqual = tracker.assert {
      let wasEmpty = expected.rows.isEmpty
      expected.rows = [SharedRow(id: 1)]
      return wasEmpty && expected == state
    }
    #expect(isEqual)
    #expect(!tracker.hasChanges)
    tracker.clear()
    #expect(tracker.unassertedChanges().isEmpty)
  }

  @Test func aFeatureThatIsHandedTheReferenceIsExpectedWithIt() {
    var state = SharedListState(rows: Shared([]))
    var expected = state
    feature { state.draft = SharedDraftState(rows: state.$rows) }
    let isEqual = tracker.assert {
      expected.draft = SharedDraftState(rows: expected.$rows)
      return expected == state
    }
    #expect(isEqual)
  }

  @Test func anExpectationIsInvisibleToTheFeature() {
    let state = SharedListState(rows: Shared([]))
    tracker.assert { state.rows = [SharedRow(id: 1)] }
    #expect(state.rows.isEmpty)
    #expect(tracker.hasChanges)
    let isEqual = tracker.assert { state == state }
    #expect(!isEqual)
  }

  @Test func aWrongExpectationIsReportedWithBothValues() throws {
    let count = Shared(1)
    feature { count.withLock { $0 = 2 } }
    tracker.assert { count.withLock { $0 += 4 } }
    let change = try #require(tracker.unassertedChanges().first)
    #expect(change.name == "Shared<Int>")
    #expect(change.expected as? Int == 5)
    #expect(change.actual as? Int == 2)
  }

  @Test func theFirstOfSeveralWritesSaysWhatWasBefore() {
    let count = Shared(1)
    feature {
      count.withLock { $0 = 2 }
      count.withLock { $0 = 3 }
    }
    #expect(tracker.assert { count.wrappedValue } == 1)
    #expect(count.wrappedValue == 3)
  }

  @Test func aWriteOfTheSameValueIsNoChange() {
    let count = Shared(1)
    feature { count.withLock { $0 = 1 } }
    #expect(!tracker.hasChanges)
  }

  @Test func aWriteFromAnotherThreadCounts() async {
    let count = Shared(1)
    feature {
      Task { count.withLock { $0 = 2 } }
    }
    for await value in count.values where value == 2 { break }
    #expect(tracker.hasChanges)
  }

  @Test func aWriteOutsideTheStoreIsNotTracked() {
    let count = Shared(1)
    count.withLock { $0 = 2 }
    #expect(!tracker.hasChanges)
  }

  @Test func aRowIsAssertedThroughItsReference() throws {
    let rows = Shared<SharedRows>([SharedRow(id: 1, title: "A")])
    let detail = SharedDetailState(row: try #require(rows[id: 1]))
    let expected = detail
    feature { detail.row.title = "B" }
    let isEqual = tracker.assert {
      let before = expected.row.title
      expected.row.title = "B"
      return before == "A" && expected == detail
    }
    #expect(isEqual)
    #expect(!tracker.hasChanges)
    #expect(rows.wrappedValue[id: 1]?.title == "B")
  }

  @Test func aRemovedRowIsStillThereInAnAssertionThatRemovesIt() throws {
    let rows = Shared<SharedRows>([SharedRow(id: 1, title: "A")])
    let row = try #require(rows[id: 1])
    feature { _ = rows.withLock { $0.remove(id: 1) } }
    let titles = tracker.assert {
      let before = row.wrappedValue.title
      rows.withLock { _ = $0.remove(id: 1) }
      return before + row.wrappedValue.title
    }
    #expect(titles == "AA")
    #expect(!tracker.hasChanges)
  }

  @Test func expectingCurrentValuesLeavesOnlyWhatIsWrittenAfterwards() {
    let count = Shared(1)
    let other = Shared(1)
    feature {
      count.withLock { $0 = 2 }
      other.withLock { $0 = 2 }
    }
    tracker.expectCurrentValues()
    #expect(!tracker.hasChanges)
    tracker.assert { count.withLock { $0 = 3 } }
    #expect(tracker.unassertedChanges().count == 1)
  }

  @MainActor @Test func nobodyIsToldOfAnExpectation() {
    let count = Shared(1)
    let told = Told()
    let token = count.subscribe { told.tell() }
    tracker.assert { count.withLock { $0 = 2 } }
    ObservationTracking.flush()
    #expect(told.count == 0)
    count.withLock { $0 = 2 }
    ObservationTracking.flush()
    #expect(told.count == 1)
    token.cancel()
  }
}
