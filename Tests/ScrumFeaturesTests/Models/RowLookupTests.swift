import ScrumFeatures
import Testing

@Suite struct RowLookupTests {
  private let rows = [
    RowNames(number: 1, title: "Design", name: "design", id: "AB-1"),
    RowNames(number: 2, title: "App Dev", name: "app-dev", id: "AB-2"),
    RowNames(number: 4, title: "App Test", name: "app-test", id: "AB-3"),
    RowNames(number: nil, title: "Zoë", name: "zoë", id: "AB-4"),
    RowNames(number: 5, title: "2024 Plan", name: "2024-plan", id: "AB-5"),
  ]

  @Test func theOneThatIsSpelledLikeThisWinsOverOthersInCase() {
    let rows = ["Bob", "bob", "BOB"].map { RowNames(number: nil, title: $0) }
    #expect(RowLookup.find("bob", in: rows) == .found(1))
    #expect(RowLookup.find("bOb", in: rows) == .ambiguous([0, 1, 2]))
  }

  @Test(arguments: [
    ("1", 0), ("4", 2), ("Design", 0), ("DESIGN", 0), ("des", 0), ("app d", 1), ("app-t", 2),
    ("app-dev", 1), ("zoe", 3), ("ZOË", 3), ("Zoe\u{308}", 3), ("ab-2", 1), (" design ", 0),
    ("2024 p", 4),
  ])
  func aRowIsFound(which: String, index: Int) {
    #expect(RowLookup.find(which, in: rows) == .found(index))
  }

  @Test func signsBeforeATitleNeedNotBeTyped() {
    let rows = ["🦊 Fox", "Foxtrot", "#Foo", "🦊"].map { RowNames(number: nil, title: $0) }
    #expect(RowLookup.find("🦊 fox", in: rows) == .found(0))
    #expect(RowLookup.find("fox", in: rows) == .found(1))
    #expect(RowLookup.find("fox", in: [rows[0], rows[2]]) == .found(0))
    #expect(RowLookup.find("foo", in: rows) == .found(2))
    #expect(RowLookup.find("🦊", in: rows) == .found(3))
  }

  @Test func aBeginningOfSeveralIsAmbiguous() {
    #expect(RowLookup.find("app", in: rows) == .ambiguous([1, 2]))
  }

  @Test func aNumberThatNoRowBearsIsNotFound() {
    #expect(RowLookup.find("3", in: rows) == .notFound(suggestion: nil))
    #expect(RowLookup.find("202", in: rows) == .notFound(suggestion: nil))
    #expect(RowLookup.find("0", in: rows) == .notFound(suggestion: nil))
  }

  @Test func aTitleThatIsANumberIsFoundWhenNoRowBearsTheNumber() {
    let rows = [RowNames(number: 1, title: "7"), RowNames(number: 2, title: "1")]
    #expect(RowLookup.find("7", in: rows) == .found(0))
    #expect(RowLookup.find("1", in: rows) == .found(0))
  }

  @Test func aSlipSuggestsTheTitle() {
    #expect(RowLookup.find("desgin", in: rows) == .notFound(suggestion: "Design"))
    #expect(RowLookup.find("nothing", in: rows) == .notFound(suggestion: nil))
    #expect(RowLookup.find("", in: rows) == .notFound(suggestion: nil))
  }

  @Test func aNameTellsRowsOfOneTitleApart() {
    let rows = [
      RowNames(number: 1, title: "Design", name: "design"),
      RowNames(number: 2, title: "Design", name: "design-2"),
    ]
    #expect(RowLookup.find("design", in: rows) == .found(0))
    #expect(RowLookup.find("design-2", in: rows) == .found(1))
    #expect(RowLookup.find("Design", in: rows) == .ambiguous([0, 1]))
  }

  @Test func anExactTitleGoesBeforeABeginning() {
    let rows = [RowNames(number: 1, title: "Web Dev"), RowNames(number: 2, title: "Web")]
    #expect(RowLookup.find("web", in: rows) == .found(1))
  }

  @Test(arguments: [
    ("Zoë", "zoe"), ("ZOE\u{308}", "zoe"), ("Nguyễn", "nguyen"), ("Łódź", "lodz"),
    ("Ωμέγα", "ωμεγα"), ("李雷", "李雷"), ("Straße", "straße"), ("", ""),
  ])
  func foldingDropsCaseAndAccents(text: String, folded: String) {
    #expect(FoldedText(text).text == folded)
  }
}
