import Foundation
import Navigation
import Testing

@Suite(.leavesNothing) struct PresentationStateTests {
  @Test func copiesShareTheirChildUntilOneOfThemChanges() {
    let first = PresentationState(wrappedValue: Counted(1))
    var second = first
    #expect(first == second)
    #expect(Counted.comparisons == 0)
    second.wrappedValue?.number = 2
    #expect(first.wrappedValue?.number == 1)
    #expect(second.wrappedValue?.number == 2)
    #expect(first != second)
    #expect(Counted.comparisons == 1)
  }

  @Test func nothingPresentedIsEqualHoweverItCameAbout() {
    var gone = PresentationState<Int>(wrappedValue: 1)
    gone.wrappedValue = nil
    #expect(gone == PresentationState(wrappedValue: nil))
    var taken = PresentationState<Int>(wrappedValue: 1)
    _ = taken.wrappedValue.take()
    #expect(taken == PresentationState(wrappedValue: nil))
  }

  @Test func itIsCodedLikeTheBareOptional() throws {
    let encoder = JSONEncoder()
    let leaf = Leaf.State(id: 3, count: 4)
    let presented = PresentationState<Leaf.State>(wrappedValue: leaf)
    let data = try encoder.encode(["leaf": presented])
    let bare = try JSONDecoder().decode([String: Leaf.State?].self, from: data)
    #expect(bare == ["leaf": leaf])
    let none = try encoder.encode(["leaf": PresentationState<Leaf.State>(wrappedValue: nil)])
    #expect(String(decoding: none, as: UTF8.self) == #"{"leaf":null}"#)
    let decoded = try JSONDecoder()
      .decode([String: PresentationState<Leaf.State>].self, from: data)
    #expect(decoded["leaf"] == presented)
  }

  @Test func aChildIsChangedInPlaceWithoutACopy() {
    var state = Host.State(place: .first(Leaf.State()))
    state.place?.modify(\.first) { $0.count = 3 }
    #expect(state.place == .first(Leaf.State(count: 3)))
    state.$place[case: \.first]?.count += 1
    #expect(state.place == .first(Leaf.State(count: 4)))
  }

  @Test func assigningNilThroughACaseDismisses() {
    var state = Host.State(place: .first(Leaf.State()))
    state.$place[case: \.first] = nil
    #expect(state.place == nil)
  }

  @Test func modifyingThroughTheWrongCaseIsReportedAndChangesNothing() {
    var state = Host.State(place: .first(Leaf.State()))
    let recorded = RecordedIssues()
    withIssueReporters([recorded]) {
      state.$place[case: \.second] = Leaf.State()
    }
    #expect(
      recorded.messages == [
        """
        Can't modify unrelated case "first" of the presented state through \\.second. Nothing was \
        changed. Check the case first.
        """
      ]
    )
    #expect(state.place == .first(Leaf.State()))
  }
}

private struct Counted: Equatable {
  nonisolated(unsafe) static var comparisons = 0
  var number: Int

  init(_ number: Int) {
    self.number = number
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    comparisons += 1
    return lhs.number == rhs.number
  }
}
