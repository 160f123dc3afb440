import Navigation
import Testing

@Suite(.leavesNothing) struct SharedTests {
  @Test func aWriteIsSeenThroughEveryReference() {
    let list = SharedListState(rows: Shared([]))
    let draft = SharedDraftState(rows: list.$rows)
    draft.rows.append(SharedRow(id: 1, title: "A"))
    #expect(list.rows.map(\.title) == ["A"])
  }

  @Test func bothInitialisersShareTheValue() {
    let old = Shared(SharedRows(uniqueElements: []))
    let new = Shared(value: SharedRows(uniqueElements: []))
    #expect(old == new)
    old.withLock { _ = $0.append(SharedRow(id: 1)) }
    #expect(old != new)
    #expect(new.wrappedValue.isEmpty)
  }

  @Test func aReferenceIsMadeWhereItsTypeIsKnown() {
    var list = SharedListState(rows: Shared(IdentifiedArray(uniqueElements: [])))
    list.rows = [SharedRow(id: 1)]
    let sample = [SharedRow(id: 1)]
    list.detail = SharedDetailState(row: Shared(sample[0]))
    list.draft = SharedDraftState(rows: list.$rows)
    #expect(list.draft?.rows == [SharedRow(id: 1)])
    #expect(list.detail?.row == sample[0])
    let read = { @Sendable [rows = list.$rows] in rows.wrappedValue.count }
    #expect(read() == 1)
  }

  @Test func withLockReturnsWhatItsClosureReturns() {
    let count = Shared(1)
    let doubled = count.withLock {
      $0 += 1
      return $0 * 2
    }
    #expect(doubled == 4)
    #expect(count.wrappedValue == 2)
  }

  @Test func aThrowingWriteKeepsWhatWasWritten() {
    struct Refused: Error {}
    let count = Shared(1)
    #expect(throws: Refused.self) {
      try count.withLock {
        $0 = 2
        throw Refused()
      }
    }
    #expect(count.wrappedValue == 2)
    count.withLock { $0 += 1 }
    #expect(count.wrappedValue == 3)
  }

  @Test func aMemberIsAReferenceToAPart() {
    let row = Shared(SharedRow(id: 1, title: "A"))
    let title = row.title
    title.withLock { $0 += "B" }
    #expect(row.wrappedValue.title == "AB")
    row.wrappedValue.title = "C"
    #expect(title.wrappedValue == "C")
  }

  @Test func aReaderFollowsTheValue() {
    let rows = Shared<SharedRows>([SharedRow(id: 1)])
    @SharedReader var read: SharedRows
    _read = SharedReader(rows)
    let count: SharedReader<Int> = rows.count
    rows.withLock { _ = $0.append(SharedRow(id: 2)) }
    #expect(read.count == 2)
    #expect(count.wrappedValue == 2)
    #expect($read.count.wrappedValue == 2)
  }

  @Test func aWriteMayReadAndWriteTheSameValue() {
    let rows = Shared<[String]>(["a"])
    rows.withLock { value in
      value.append("b")
      let seen = rows.wrappedValue
      rows.withLock { $0.append("c") }
      value.append("\(seen.count)")
    }
    #expect(rows.wrappedValue == ["a", "b", "c", "2"])
  }

  @Test func writesFromManyThreadsAllCount() async {
    let count = Shared(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1_000 { count.withLock { $0 += 1 } }
        }
      }
    }
    #expect(count.wrappedValue == 8_000)
  }

  @Test func whatIsInASharedOptionalKeepsTheLastValue() throws {
    let base = Shared<SharedRow?>(SharedRow(id: 1, title: "A"))
    let row = try #require(Shared(base))
    row.wrappedValue.title = "B"
    #expect(base.wrappedValue?.title == "B")
    base.wrappedValue = nil
    #expect(row.wrappedValue.title == "B")
    row.wrappedValue.title = "C"
    #expect(row.wrappedValue.title == "C")
    #expect(base.wrappedValue == nil)
    #expect(Shared(base) == nil)
  }

  @Test func anArrayIsWrittenInPlace() {
    let state = SharedNumbersState(numbers: Shared(Array(0..<1_000)))
    let before = address(of: state.numbers)
    state.numbers[5] = 7
    state.$numbers.withLock { $0[6] = 8 }
    #expect(address(of: state.numbers) == before)
    #expect(state.numbers[5] == 7)
  }

  @Test func aRowIsWrittenWithoutACopyOfTheRows() throws {
    let rows = Shared(SharedRows(uniqueElements: (0..<1_000).map { SharedRow(id: $0) }))
    let row = try #require(rows[id: 500])
    let before = rows.wrappedValue.withContiguousStorageIfAvailable { $0.baseAddress }
    row.wrappedValue.title = "A"
    rows.wrappedValue[id: 7]?.title = "B"
    let after = rows.wrappedValue.withContiguousStorageIfAvailable { $0.baseAddress }
    #expect(before == after)
    #expect(rows.wrappedValue[id: 500]?.title == "A")
    #expect(rows.wrappedValue[id: 7]?.title == "B")
  }

  private func address(of numbers: [Int]) -> UnsafePointer<Int>? {
    numbers.withUnsafeBufferPointer { $0.baseAddress }
  }
}

private struct SharedNumbersState {
  @Shared var numbers: [Int]
}
