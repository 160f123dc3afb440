import Foundation
import Navigation
import Testing

@Suite(.leavesNothing) struct StackStateTests {
  @CasePathable
  enum Screen: Equatable, Codable {
    case int(Int)
    case text(String)
  }

  @Test func idsBeginAtZeroAndAreNeverUsedAgain() {
    var stack = StackState(["a", "b", "c"])
    #expect(Array(stack.ids) == [0, 1, 2])
    stack.removeLast()
    stack.append("d")
    #expect(Array(stack.ids) == [0, 1, 3])
    stack.insert("e", at: 0)
    #expect(Array(stack.ids) == [4, 0, 1, 3])
  }

  @Test func assigningToAMissingIDAppendsInTests() {
    var stack = StackState(["a"])
    stack[id: 7] = "b"
    #expect(Array(stack.ids) == [0, 7])
    stack[id: 8] = nil
    #expect(stack.count == 2)
    stack[id: 0] = nil
    #expect(Array(stack) == ["b"])
  }

  @Test func aCaseIsModifiedInPlaceAndNilRemovesTheElement() {
    var stack = StackState([Screen.int(1), .text("a")])
    stack[id: 0, case: \.int]? += 4
    #expect(stack[id: 0, case: \.int] == 5)
    #expect(stack[id: 0, case: \.text] == nil)
    stack[id: 1, case: \.text] = nil
    #expect(Array(stack) == [.int(5)])
    stack[id: 9, case: \.int] = nil
    #expect(stack.count == 1)
  }

  @Test func modifyingThroughTheWrongCaseIsReportedAndChangesNothing() async {
    var stack = StackState([Screen.int(1)])
    let recorded = RecordedIssues()
    withIssueReporters([recorded]) {
      stack[id: 0, case: \.text] = "a"
      stack[id: 0, case: \.text]? += "b"
    }
    let report = """
      Can't modify unrelated case "int" of the stack element #0 through \\.text. Nothing was \
      changed. Check the case first.
      """
    #expect(recorded.messages == [report, report])
    #expect(Array(stack) == [.int(1)])
  }

  @Test func equalityComparesIDsAndElements() {
    let first = StackState([1, 2])
    let second = StackState([1, 2])
    #expect(first != second)
    #expect(first == first)
    var changed = first
    changed[id: 0] = 5
    #expect(changed != first)
    changed[id: 0] = 1
    #expect(changed == first)
  }

  @Test func theSameElementsInAnotherOrderAreOthers() {
    let stack = StackState([1, 2])
    var other = stack
    let first = other.ids[0]
    other[id: first] = nil
    other[id: first] = 1
    #expect(Set(other.ids) == Set(stack.ids))
    #expect(Array(other) == [2, 1])
    #expect(other != stack)
  }

  @Test func codingKeepsTheElementsAloneAndMakesFreshIDs() throws {
    let stack = StackState([Screen.int(1), .text("a")])
    let data = try JSONEncoder().encode(stack)
    #expect(data == (try JSONEncoder().encode(Array(stack))))
    let decoded = try JSONDecoder().decode(StackState<Screen>.self, from: data)
    #expect(Array(decoded) == Array(stack))
    #expect(Array(decoded.ids) == [2, 3])
  }

  @Test func poppingFromAndToAnID() {
    var stack = StackState([1, 2, 3, 4])
    stack.pop(to: 2)
    #expect(Array(stack) == [1, 2, 3])
    stack.pop(from: 1)
    #expect(Array(stack) == [1])
    stack.pop(from: 9)
    stack.pop(to: 9)
    #expect(Array(stack) == [1])
  }

  @Test func itIsARangeReplaceableCollection() {
    var stack: StackState = [1, 2, 3]
    stack.replaceSubrange(1..<2, with: [8, 9])
    #expect(Array(stack) == [1, 8, 9, 3])
    #expect(Array(stack.ids) == [0, 3, 4, 2])
    #expect(stack.popLast() == 3)
    stack[0] = 7
    #expect(Array(stack.ids) == [0, 3, 4])
    stack.removeAll()
    #expect(stack.isEmpty)
    #expect(stack.popLast() == nil)
  }
}
