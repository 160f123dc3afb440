import Navigation
import Testing

@MainActor
@Suite(.leavesNothing) struct SharedNotificationTests {
  let told = Told()

  @Test func writesThatComeTogetherAreToldOnce() {
    let count = Shared(0)
    let token = count.subscribe { told.tell() }
    for _ in 0..<3 { count.withLock { $0 += 1 } }
    #expect(told.count == 0)
    ObservationTracking.flush()
    #expect(told.count == 1)
    count.withLock { $0 += 1 }
    ObservationTracking.flush()
    #expect(told.count == 2)
    token.cancel()
    count.withLock { $0 += 1 }
    ObservationTracking.flush()
    #expect(told.count == 2)
  }

  @Test func aWriteOffTheMainActorIsToldOnTheMainActorOnce() async {
    let count = Shared(0)
    await withCheckedContinuation { continuation in
      var token: TrackingToken?
      token = count.subscribe {
        MainActor.assertIsolated()
        told.tell()
        token?.cancel()
        token = nil
        continuation.resume()
      }
      Task.detached { count.withLock { $0 += 1 } }
    }
    ObservationTracking.flush()
    #expect(told.count == 1)
  }

  @Test func aWriteOfAnEqualValueIsNotTold() {
    let count = Shared(0)
    let token = count.subscribe { told.tell() }
    count.withLock { $0 = 0 }
    ObservationTracking.flush()
    #expect(told.count == 0)
    token.cancel()
  }

  @Test func anObserverOfOneRowIsNotToldOfAnother() throws {
    let rows = Shared<SharedRows>([SharedRow(id: 1), SharedRow(id: 2)])
    let token = try #require(rows[id: 1]).subscribe { told.tell() }
    rows.withLock { $0[id: 2]?.title = "A" }
    ObservationTracking.flush()
    #expect(told.count == 0)
    rows.withLock { $0[id: 1]?.title = "A" }
    ObservationTracking.flush()
    #expect(told.count == 1)
    token.cancel()
  }

  @Test func anObserverOfARemovedRowIsToldOfItsOwnWrites() throws {
    let rows = Shared<SharedRows>([SharedRow(id: 1)])
    let row = try #require(rows[id: 1])
    let token = row.subscribe { told.tell() }
    rows.withLock { _ = $0.remove(id: 1) }
    ObservationTracking.flush()
    #expect(told.count == 0)
    row.withLock { $0.title = "A" }
    ObservationTracking.flush()
    #expect(told.count == 1)
    token.cancel()
  }

  @Test func aReadUnderTrackingIsToldOnce() {
    let state = SharedListState(rows: Shared([]))
    let (count, token) = withStateTracking {
      state.rows.count
    } onChange: {
      told.tell()
    }
    #expect(count == 0)
    state.rows.append(SharedRow(id: 1))
    ObservationTracking.flush()
    state.rows.append(SharedRow(id: 2))
    ObservationTracking.flush()
    #expect(told.count == 1)
    token.cancel()
  }

  @Test func aReleasedTokenEndsTheObservation() {
    let count = Shared(0)
    _ = count.subscribe { told.tell() }
    count.withLock { $0 += 1 }
    ObservationTracking.flush()
    #expect(told.count == 0)
  }

  @Test func valuesBeginWithTheCurrentAndFollowChanges() async {
    let count = Shared(0)
    var seen: [Int] = []
    for await value in count.values {
      seen.append(value)
      guard value < 3 else { break }
      count.withLock { $0 += 1 }
    }
    #expect(seen == [0, 1, 2, 3])
  }
}
