import Navigation
import Testing

@Suite struct DiffTests {
  struct Counter: Equatable {
    var id = 1
    var count = 0
    var isOn = false
    var note = ""
  }
  struct Root: Equatable {
    var title = "a"
    var counter = Counter()
    var rows = IdentifiedArrayOf<Row>()
  }
  enum Screen: Equatable {
    case list
    case counter(Counter)
    case number(Int)
  }

  @Test func equalValuesHaveNone() {
    #expect(diff(Root(), Root()) == nil)
    #expect(diff(Unequatable(), Unequatable()) == nil)
  }

  @Test func aFieldIsShownAndTheRestCollapses() {
    #expect(
      diff(Counter(), Counter(count: 2)) == """
          DiffTests.Counter(
            id: 1,
        -   count: 0,
        +   count: 2,
            … (2 unchanged)
          )
        """
    )
  }

  @Test func nestedFieldsAreFound() {
    var changed = Root()
    changed.counter.note = "x"
    #expect(
      diff(Root(), changed) == """
          DiffTests.Root(
            … (1 unchanged)
            counter: DiffTests.Counter(
              id: 1,
              … (2 unchanged)
        -     note: ""
        +     note: "x"
            ),
            … (1 unchanged)
          )
        """
    )
  }

  @Test func elementsAreToldApartByTheirIds() {
    var changed = rows(1, 2, 3, 4)
    changed[id: 3]?.name = "three"
    changed.remove(id: 1)
    changed.append(Row(id: 9))
    #expect(
      diff(rows(1, 2, 3, 4), changed) == """
          [
        -   [id: 1]: Row(
        -     id: 1,
        -     name: "row 1",
        -     tags: []
        -   ),
            … (1 unchanged)
            [id: 3]: Row(
              id: 3,
        -     name: "row 3",
        +     name: "three",
              … (1 unchanged)
            ),
            … (1 unchanged)
        +   [id: 9]: Row(
        +     id: 9,
        +     name: "",
        +     tags: []
        +   )
          ]
        """
    )
  }

  @Test func whatOnlyMovedIsNotWrittenOut() {
    var changed = rows(1, 2, 3)
    changed.move(fromOffsets: [0], toOffset: 3)
    #expect(
      diff(rows(1, 2, 3), changed) == """
          [
        -   [id: 1]: … (moved),
            … (2 unchanged)
        +   [id: 1]: … (moved)
          ]
        """
    )
  }

  @Test func casesArePayloadsOrWholes() {
    #expect(
      diff(Screen.counter(Counter()), .counter(Counter(isOn: true))) == """
          .counter(
            DiffTests.Counter(
              id: 1,
              … (1 unchanged)
        -     isOn: false,
        +     isOn: true,
              … (1 unchanged)
            )
          )
        """
    )
    #expect(diff(Screen.list, .number(1)) == "- .list\n+ .number(1)")
    #expect(diff(Screen.number(2), .number(1)) == "- .number(2)\n+ .number(1)")
  }

  @Test func optionalsComeAndGo() {
    #expect(diff(Int?.none, 1) == "- nil\n+ 1")
    #expect(diff(Int?.some(2), 1) == "- 2\n+ 1")
  }

  @Test func dictionariesAndSetsAreComparedByKey() {
    #expect(
      diff(["a": 1, "b": 2, "c": 3], ["b": 2, "c": 4, "d": 5]) == """
          [
        -   "a": 1,
            … (1 unchanged)
        -   "c": 3,
        +   "c": 4,
        +   "d": 5
          ]
        """
    )
    #expect(diff(Set([1, 2]), Set([2, 3])) == "- [1, 2]\n+ [2, 3]")
  }

  @Test func arraysOfPartsPairWhatChanged() {
    let old = (0..<5).map { Counter(id: $0) }
    var new = old
    new[2].count = 1
    new.insert(Counter(id: 9), at: 0)
    #expect(
      diff(old, new) == """
          [
        +   [0]: DiffTests.Counter(
        +     id: 9,
        +     count: 0,
        +     isOn: false,
        +     note: ""
        +   ),
            … (2 unchanged)
            [3]: DiffTests.Counter(
              id: 2,
        -     count: 0,
        +     count: 1,
              … (2 unchanged)
            ),
            … (2 unchanged)
          ]
        """
    )
  }

  @Test func textsOfManyLinesAreComparedLineByLine() {
    let old = "one\ntwo\nthree"
    let new = "one\n2\nthree"
    #expect(
      diff(old, new) == #"""
          """
            … (1 unchanged)
        -   two
        +   2
            … (1 unchanged)
          """
        """#
    )
  }

  @Test func unequalValuesThatLookAlikeSaySo() {
    struct Never: Equatable {
      var a = 1
      static func == (left: Self, right: Self) -> Bool { false }
    }
    #expect(
      diff(Never(), Never()) == """
          // Not equal, although they look the same:
          DiffTests.Never(
            a: 1
          )
        """
    )
  }

  @Test func objectsAreComparedByTheirFieldsAndEndlessOnesEnd() {
    let (one, two) = (Node(1), Node(2))
    one.next = one
    two.next = two
    #expect(
      diff(one, two) == """
          DiffTests.Node(
        -   number: 1,
        +   number: 2,
            … (1 unchanged)
          )
        """
    )
    #expect(diff(one, one) == nil)
    one.next = nil
    two.next = nil
  }

  @Test func oneChangeAmongManyIsFoundAndManyChangesAreCutShort() {
    let old = IdentifiedArray(uniqueElements: (0..<10_000).map { Row(id: $0) })
    var new = old
    new[5000].name = "x"
    #expect(
      diff(old, new) == """
          [
            … (5000 unchanged)
            [id: 5000]: Row(
              id: 5000,
        -     name: "",
        +     name: "x",
              … (1 unchanged)
            ),
            … (4999 unchanged)
          ]
        """
    )
    let all = IdentifiedArray(uniqueElements: old.reversed())
    let lines = (diff(old, all) ?? "").split(separator: "\n")
    #expect(lines.count <= 2001)
    #expect(lines.last == "  … (the rest is left out)")
  }

  struct Unequatable { var text = "a" }

  final class Node {
    var number: Int
    var next: Node?
    init(_ number: Int) { self.number = number }
  }
}
