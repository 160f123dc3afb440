import Navigation
import Testing

@Suite(.leavesNothing) struct SharedElementTests {
  let rows = Shared<SharedRows>([
    SharedRow(id: 1, title: "A"), SharedRow(id: 2, title: "B"), SharedRow(id: 3, title: "C"),
  ])

  @Test func anElementIsWrittenAndReadThroughItsReference() throws {
    let row = try #require(rows[id: 2])
    row.wrappedValue.title = "X"
    #expect(rows.wrappedValue[id: 2]?.title == "X")
    rows.withLock { $0[id: 2]?.title = "Y" }
    #expect(row.wrappedValue.title == "Y")
    #expect(rows[id: 4] == nil)
  }

  @Test func elementsAndArrayGiveAReferenceToEach() {
    let elements = rows.elements
    #expect(elements.map(\.wrappedValue) == Array(rows.wrappedValue))
    #expect(Array(rows) == elements)
    let states = rows.elements.map { $row in SharedDetailState(row: $row) }
    states[2].row.title = "X"
    #expect(rows.wrappedValue[id: 3]?.title == "X")
  }

  @Test func aReferenceIsToAnIDNotToAPosition() throws {
    let row = try #require(rows[id: 1])
    rows.withLock { $0.swapAt(0, 2) }
    row.wrappedValue.title = "X"
    #expect(row.wrappedValue.id == 1)
    #expect(rows.wrappedValue.map(\.title) == ["C", "B", "X"])
  }

  @Test(arguments: [1, 100]) func aRemovedElementKeepsItsLastValue(count: Int) throws {
    let rows = Shared(SharedRows(uniqueElements: (0..<count).map { SharedRow(id: $0) }))
    let elements = rows.elements
    rows.withLock { $0[id: 0]?.title = "last" }
    rows.withLock { _ = $0.remove(id: 0) }
    let first = try #require(elements.first)
    #expect(first.wrappedValue.title == "last")
    first.wrappedValue.title += "!"
    #expect(first.wrappedValue.title == "last!")
    #expect(rows.wrappedValue[id: 0] == nil)
    #expect(rows.wrappedValue.count == count - 1)
  }

  @Test func aReferenceStaysApartWhenAnElementWithItsIDComesAgain() throws {
    let old = try #require(rows[id: 1])
    rows.withLock { _ = $0.remove(id: 1) }
    rows.withLock { _ = $0.append(SharedRow(id: 1, title: "new")) }
    #expect(old.wrappedValue.title == "A")
    #expect(rows[id: 1]?.wrappedValue.title == "new")
  }

  @Test func assigningTheWholeKeepsReferencesToWhatIsStillThere() throws {
    let first = try #require(rows[id: 1])
    let second = try #require(rows[id: 2])
    rows.wrappedValue = [SharedRow(id: 2, title: "B2")]
    #expect(first.wrappedValue.title == "A")
    #expect(second.wrappedValue.title == "B2")
  }

  @Test func elementsOfAMemberAndOfAnElementAreReachedToo() throws {
    struct Board: Equatable {
      var rows: SharedRows
    }
    let board = Shared(Board(rows: [SharedRow(id: 1, title: "A")]))
    let row = try #require(board.rows[id: 1])
    let same = try #require(board.rows[id: 1])
    let title = row.title
    title.wrappedValue = "B"
    #expect(board.wrappedValue.rows[id: 1]?.title == "B")
    board.wrappedValue.rows = []
    #expect(title.wrappedValue == "B")
    same.wrappedValue.title = "C"
    #expect(row.wrappedValue.title == "C")
  }

  @Test func whileARowIsWrittenTheRowsCanBeRead() throws {
    let row = try #require(rows[id: 1])
    row.withLock { $0.title = "\(rows.wrappedValue.count)" }
    #expect(rows.wrappedValue[id: 1]?.title == "3")
  }

  @Test func aReferenceThatNobodyHoldsIsForgotten() {
    weak var released: AnyObject?
    do {
      let rows = Shared<SharedRows>([SharedRow(id: 1)])
      let row = rows[id: 1]
      released = row?._identity
      let isHeld = released != nil
      #expect(isHeld)
    }
    let isReleased = released == nil
    #expect(isReleased)
  }
}
