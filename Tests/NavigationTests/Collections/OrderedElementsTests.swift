import Testing

@testable import Navigation

@Suite struct OrderedElementsTests {
  /// Every kind of change, many times, beside a plain array that does the same.
  @Test(arguments: [3, 12, 40, 200])
  func behavesAsAnArrayOfPairs(size: Int) {
    var generator = Steps(state: UInt64(size))
    var elements = OrderedElements<Int, String>()
    var model: [(key: Int, value: String)] = []
    var nextKey = 0
    for _ in 0..<1500 {
      let position = model.isEmpty ? 0 : Int.random(in: 0..<model.count, using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0...2 where model.count < size:
        elements.append("\(nextKey)", forKey: nextKey)
        model.append((nextKey, "\(nextKey)"))
        nextKey += 1
      case 3 where model.count < size:
        elements.insert("\(nextKey)", forKey: nextKey, at: position)
        model.insert((nextKey, "\(nextKey)"), at: position)
        nextKey += 1
      case 4 where !model.isEmpty:
        elements.remove(at: position)
        model.remove(at: position)
      case 5 where !model.isEmpty:
        elements[key: model[position].key]? += "!"
        model[position].value += "!"
      case 6 where !model.isEmpty:
        let remove: (inout String?) -> Void = { $0 = nil }
        remove(&elements[key: model[position].key])
        model.remove(at: position)
      case 7 where !model.isEmpty:
        let other = Int.random(in: 0..<model.count, using: &generator)
        elements.swapAt(position, other)
        model.swapAt(position, other)
      case 8 where !model.isEmpty:
        elements.replace(at: position, with: "new", forKey: nextKey)
        model[position] = (nextKey, "new")
        nextKey += 1
      case 9 where model.count > size / 2:
        elements.removeAll(from: position)
        model.removeSubrange(position...)
      default: break
      }
      elements.checkInvariants()
      #expect(elements.keys.elementsEqual(model.map(\.key)))
      #expect(elements.values.elementsEqual(model.map(\.value)))
      #expect(elements.position(of: nextKey) == nil)
    }
  }

  @Test func equalityLooksAtKeysAndValues() {
    var one = OrderedElements<Int, String>()
    one.append("a", forKey: 1)
    var two = OrderedElements<Int, String>()
    two.append("a", forKey: 2)
    #expect(one != two)
    two.replace(at: 0, with: "a", forKey: 1)
    #expect(one == two)
    #expect(one.structure != two.structure)
    two[0] = "b"
    #expect(one != two)
  }

  @Test func aRangeIsReplaced() {
    var elements = OrderedElements<Int, String>()
    for key in 0..<4 { elements.append("\(key)", forKey: key) }
    elements.replaceSubrange(1..<3, keys: [7, 1], values: ["7", "one"])
    #expect(elements.keys == [0, 7, 1, 3])
    #expect(elements.values == ["0", "7", "one", "3"])
    elements.checkInvariants()
    elements.rearrange(to: [3, 0])
    #expect(elements.keys == [3, 0])
    elements.checkInvariants()
  }
}

/// The same numbers in every run.
struct Steps: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
