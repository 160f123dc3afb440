import Foundation
import Navigation
import Testing

@Suite struct OffsetsTests {
  @Test func removingTakesAnySequenceOfOffsets() {
    var array = ["a", "b", "c", "d"]
    array.remove(atOffsets: [3, 1, 3])
    #expect(array == ["a", "c"])
    array.remove(atOffsets: IndexSet(integer: 0))
    #expect(array == ["c"])
    array.remove(atOffsets: [])
    #expect(array == ["c"])
    array.remove(atOffsets: 0..<1)
    #expect(array == [])
  }

  @Test(arguments: [
    ([0], 4, "bcda"), ([0], 1, "abcd"), ([0], 0, "abcd"), ([3], 0, "dabc"), ([1, 3], 0, "bdac"),
    ([3, 1], 2, "abdc"), ([0, 2], 4, "bdac"), ([0, 1, 2, 3], 2, "abcd"), ([], 2, "abcd"),
  ])
  func movingGoesBeforeTheElementAtTheDestination(source: [Int], target: Int, result: String) {
    var array = Array("abcd")
    array.move(fromOffsets: source, toOffset: target)
    #expect(String(array) == result)
  }

  @Test func anOffsetThatIsNotThereTraps() async {
    await #expect(processExitsWith: .failure) {
      var array = [1]
      array.remove(atOffsets: [1])
    }
    await #expect(processExitsWith: .failure) {
      var array = [1]
      array.move(fromOffsets: [0], toOffset: 2)
    }
  }
}
