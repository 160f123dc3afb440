import Foundation
import NavigationTesting
import Testing

@MainActor
@Suite struct StacksPresentationsAndIdentifiedArrays {
  struct Item: Equatable, Identifiable, Codable {
    var id: Int
    var name = ""
  }

  @CasePathable
  enum Screen: Equatable {
    case int(Int)
    case text(String)
  }

  @Test(arguments: 0..<10) func idsOfAStackStartAtZeroInEachTestAndAreNeverUsedAgain(round: Int) {
    var stack = StackState<Int>()
    stack.append(10)
    stack.append(11)
    #expect(Array(stack.ids) == [0, 1])
    stack.removeLast()
    stack.append(12)
    #expect(Array(stack.ids) == [0, 2])
    stack.removeAll()
    stack.append(13)
    #expect(Array(stack.ids) == [3])
  }

  @Test func aLiteralIDEndsAProgramThatIsNoTest() async {
    await #expect(processExitsWith: .failure) {
      withDependencies {
        $0.context = .live
      } operation: {
        let id: StackElementID = 0
        print(id)
      }
    }
  }

  @Test func assigningUnderAMissingIDAppendsInTestsAndIsReportedInAProgram() {
    var stack = StackState([1])
    stack[id: 0] = 2
    stack[id: 1] = 3
    #expect(Array(stack) == [2, 3])
    stack[id: 9] = nil
    #expect(Array(stack) == [2, 3])
    let missing: StackElementID = 17
    let issues = issuesAtOnce {
      withDependencies {
        $0.context = .live
      } operation: {
        stack[id: missing] = 4
        stack[id: missing] = nil
      }
    }
    #expect(issues.count == 1, "\(issues.text)")
    #expect(Array(stack) == [2, 3])
  }

  @Test func aScreenIsChangedInPlaceThroughItsCaseAndWrongCasesAreReported() {
    var stack = StackState<Screen>([.int(1), .text("a")])
    stack[id: 0, case: \.int]? += 1
    #expect(Array(stack) == [.int(2), .text("a")])
    let issues = issuesAtOnce { stack[id: 1, case: \.int] = 5 }
    #expect(issues.count == 1)
    #expect(issues.text.contains(#"Can't modify unrelated case "text""#), "\(issues.text)")
    #expect(Array(stack) == [.int(2), .text("a")])
    stack[id: 0, case: \.int] = nil
    #expect(Array(stack) == [.text("a")])

    var presented = PresentationState<Screen>(wrappedValue: .text("x"))
    presented[case: \.text]? += "y"
    #expect(presented.wrappedValue == .text("xy"))
    let more = issuesAtOnce { presented[case: \.int] = 5 }
    #expect(more.text.contains(#"Can't modify unrelated case "text""#), "\(more.text)")
    #expect(presented.wrappedValue == .text("xy"))
    presented[case: \.text] = nil
    #expect(presented.wrappedValue == nil)
  }

  @Test func stacksAreEqualByIDsAndElements() {
    let one = StackState([1, 2])
    let two = StackState([1, 2])
    #expect(one != two)
    var copy = one
    #expect(copy == one)
    copy[0] = 5
    #expect(copy != one)
    copy[0] = 1
    #expect(copy == one)
  }

  @Test func aStackIsCodedByItsElementsAlone() throws {
    let stack = StackState([Item(id: 1, name: "a"), Item(id: 2)])
    let data = try JSONEncoder().encode(stack)
    #expect(try JSONDecoder().decode([Item].self, from: data) == Array(stack))
    let decoded = try JSONDecoder().decode(StackState<Item>.self, from: data)
    #expect(Array(decoded) == Array(stack))
    #expect(Set(decoded.ids).isDisjoint(with: Set(stack.ids)))
  }

  @Test func aPresentationIsACopyOnWriteBoxCodedLikeAnOptional() throws {
    let one = PresentationState(wrappedValue: Item(id: 1))
    var two = one
    two.wrappedValue?.name = "changed"
    #expect(one.wrappedValue?.name == "")
    #expect(two != one)
    two.wrappedValue?.name = ""
    #expect(two == one)
    let data = try JSONEncoder().encode([one, PresentationState(wrappedValue: nil)])
    #expect(try JSONDecoder().decode([Item?].self, from: data) == [Item(id: 1), nil])
    let decoded = try JSONDecoder().decode([PresentationState<Item>].self, from: data)
    #expect(decoded.map(\.wrappedValue) == [Item(id: 1), nil])
  }

  /// Equality of what is shared is not asked.
  @Test func equalityOfAnUnchangedPresentationDoesNotCompareTheChild() {
    final class Counting: Equatable {
      var asked = 0
      static func == (a: Counting, b: Counting) -> Bool {
        a.asked += 1
        return a === b
      }
    }
    let child = Counting()
    let one = PresentationState(wrappedValue: child)
    let two = one
    #expect((one == two) == true)
    #expect(child.asked == 0)
  }

  @Test func anIdentifiedArrayRefusesAnIDThatItHas() {
    var array: IdentifiedArrayOf<Item> = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    #expect(array.append(Item(id: 1, name: "x")) == (false, 0))
    #expect(array.insert(Item(id: 2, name: "x"), at: 0) == (false, 1))
    #expect(array.map(\.name) == ["a", "b"])
    #expect(array.append(Item(id: 3, name: "c")) == (true, 2))
    array[0] = Item(id: 3, name: "swapped")
    #expect(array.map(\.id) == [3, 2, 1])
    #expect(array[0].name == "swapped")
    #expect(array.index(id: 1) == 2)
    #expect(Array(array.ids) == [3, 2, 1])
  }

  @Test func changingAnElementsIDInPlaceTraps() async {
    await #expect(processExitsWith: .failure) {
      var array: IdentifiedArrayOf<Item> = [Item(id: 1), Item(id: 2)]
      array[id: 1]?.id = 2
    }
    await #expect(processExitsWith: .failure) {
      var array: IdentifiedArrayOf<Item> = [Item(id: 1), Item(id: 2)]
      array[0].id = 2
    }
    await #expect(processExitsWith: .failure) {
      var array: IdentifiedArrayOf<Item> = [Item(id: 1), Item(id: 2)]
      array[0].id = 3
    }
  }

  @Test func repeatedIDsDoNotDecode() throws {
    let data = try JSONEncoder().encode([Item(id: 7), Item(id: 8), Item(id: 7)])
    do {
      _ = try JSONDecoder().decode(IdentifiedArrayOf<Item>.self, from: data)
      Issue.record("it decoded")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription.contains("7"))
    }
    let array = try JSONDecoder().decode(
      IdentifiedArrayOf<Item>.self,
      from: JSONEncoder().encode([Item(id: 7), Item(id: 8)])
    )
    #expect(array.map(\.id) == [7, 8])
  }

  /// The array against a plain model of it, over many random edits.
  @Test func anIdentifiedArrayAgreesWithAModel() {
    var generator = SplitMix(state: 42)
    var array = IdentifiedArrayOf<Item>()
    var model: [Item] = []
    for step in 0..<5_000 {
      let id = Int.random(in: 0..<20, using: &generator)
      let item = Item(id: id, name: "\(step)")
      let there = model.firstIndex { $0.id == id }
      switch Int.random(in: 0..<8, using: &generator) {
      case 0:
        array.append(item)
        if there == nil { model.append(item) }
      case 1:
        let index = Int.random(in: 0...model.count, using: &generator)
        array.insert(item, at: index)
        if there == nil { model.insert(item, at: index) }
      case 2:
        array.remove(id: id)
        model.removeAll { $0.id == id }
      case 3:
        array.updateOrAppend(item)
        if let there { model[there] = item } else { model.append(item) }
      case 4:
        array[id: id]?.name = "x"
        if let there { model[there].name = "x" }
      case 5:
        let offsets = (0..<model.count).filter { _ in Bool.random(using: &generator) }
        let target = Int.random(in: 0...model.count, using: &generator)
        array.move(fromOffsets: offsets, toOffset: target)
        model.move(fromOffsets: offsets, toOffset: target)
      case 6:
        array[id: id] = item
        if let there { model[there] = item } else { model.append(item) }
      default:
        array.sort { $0.id < $1.id }
        model.sort { $0.id < $1.id }
      }
      #expect(array.elements == model)
      #expect(array.ids.elementsEqual(model.map(\.id)))
      #expect(model.indices.allSatisfy { array.index(id: model[$0].id) == $0 })
    }
  }

  struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
