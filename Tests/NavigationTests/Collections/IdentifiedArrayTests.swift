import Foundation
import Navigation
import Testing

struct Row: Identifiable, Hashable, Codable, Comparable {
  var id: Int
  var name = ""
  var tags: [Int] = []

  static func < (left: Row, right: Row) -> Bool { left.name < right.name }
}

func rows(_ ids: Int...) -> IdentifiedArrayOf<Row> {
  IdentifiedArray(uniqueElements: ids.map { Row(id: $0, name: "row \($0)") })
}

@Suite struct IdentifiedArrayTests {
  @Test func appendingAnIdThatIsThereDoesNothing() {
    var array = rows(1, 2)
    let again = array.append(Row(id: 1, name: "again"))
    #expect(again == (false, 0))
    #expect(array == rows(1, 2))
    let new = array.insert(Row(id: 3, name: "row 3"), at: 0)
    #expect(new == (true, 0))
    let inserted = array.insert(Row(id: 2, name: "again"), at: 0)
    #expect(inserted == (false, 2))
    #expect(array == rows(3, 1, 2))
  }

  @Test func updatingReplacesOrAdds() {
    var array = rows(1, 2)
    #expect(array.updateOrAppend(Row(id: 1, name: "one"))?.name == "row 1")
    #expect(array.updateOrAppend(Row(id: 5)) == nil)
    let inserted = array.updateOrInsert(Row(id: 6), at: 0)
    #expect(inserted == (nil, 0))
    let updated = array.updateOrInsert(Row(id: 2, name: "two"), at: 0)
    #expect(updated.originalMember?.name == "row 2")
    #expect(updated.index == 2)
    #expect(array.ids == [6, 1, 2, 5])
    #expect(array.update(Row(id: 6, name: "six"), at: 0).name == "")
    #expect(array.map(\.name) == ["six", "one", "two", ""])
  }

  @Test func theIdSubscriptReadsWritesAppendsAndRemoves() {
    var array = rows(1, 2, 3)
    #expect(array[id: 2]?.name == "row 2")
    #expect(array[id: 9] == nil)
    array[id: 2]?.name = "two"
    array[id: 9]?.name = "nine"
    #expect(array.map(\.name) == ["row 1", "two", "row 3"])
    array[id: 9] = Row(id: 9)
    array[id: 1] = nil
    array[id: 8] = nil
    #expect(array.ids == [2, 3, 9])
    let set: (inout Row?) -> Void = { $0 = nil }
    set(&array[id: 2])
    #expect(array.ids == [3, 9])
    #expect(array.map(\.id) == [3, 9])
    let add: (inout Row?) -> Void = { $0 = Row(id: 7) }
    add(&array[id: 7])
    #expect(array.ids == [3, 9, 7])
    array.storage.checkInvariants()
  }

  @Test func changingAnElementThroughItsIdCopiesNothing() {
    var array = rows(1, 2, 3)
    array[id: 2]?.tags = Array(0..<50)
    func addresses() -> [UnsafeRawPointer?] {
      [
        array.storage.values.withUnsafeBytes { $0.baseAddress },
        array[id: 2]?.tags.withUnsafeBytes { $0.baseAddress },
      ]
    }
    let before = addresses()
    array[id: 2]?.tags[0] = 1
    array[id: 1]?.name = "one"
    array[1].tags[1] = 2
    array.modify(id: 2) { $0.tags[2] = 3 }
    #expect(addresses() == before)
    #expect(array[id: 2]?.tags.prefix(3) == [1, 2, 3])
  }

  @Test func assigningAnElementThatIsElsewhereSwaps() {
    var array = rows(1, 2, 3)
    array[0] = Row(id: 3, name: "three")
    #expect(array.ids == [3, 2, 1])
    #expect(array.map(\.name) == ["three", "row 2", "row 1"])
    array[1] = Row(id: 2, name: "two")
    array[2] = Row(id: 4, name: "four")
    #expect(array.map(\.name) == ["three", "two", "four"])
    #expect(array.index(id: 1) == nil)
    #expect(array.index(id: 4) == 2)
  }

  @Test func changingAnIdThroughTheIdSubscriptTraps() async {
    await #expect(processExitsWith: .failure) {
      var array = rows(1, 2)
      array[id: 1]?.id = 3
    }
    await #expect(processExitsWith: .failure) {
      var array = rows(1, 2)
      array[0].id = 3
    }
    await #expect(processExitsWith: .failure) {
      var array = rows(1, 2)
      array[id: 1] = Row(id: 2)
    }
    await #expect(processExitsWith: .failure) {
      var array = rows(1, 2)
      array.modify(id: 1) { $0.id = 9 }
    }
  }

  @Test func repeatedIdsTrapAndAreNamed() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = rows(1, 2, 1, 7, 7, 7)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains(#""1", "7"."#))
  }

  @Test func uniquingKeepsThePlaceOfTheFirst() {
    let elements = [Row(id: 1, name: "a"), Row(id: 2, name: "b"), Row(id: 1, name: "c")]
    let array = IdentifiedArray(elements) { old, new in
      Row(id: old.id, name: old.name + new.name)
    }
    #expect(array.map(\.name) == ["ac", "b"])
    let words = IdentifiedArray(["a", "b", "a"], id: \.self) { old, _ in old }
    #expect(words.elements == ["a", "b"])
  }

  @Test func removingByIdPositionOffsetsAndPredicate() {
    var array = rows(1, 2, 3, 4, 5, 6)
    #expect(array.remove(id: 3)?.id == 3)
    #expect(array.remove(id: 3) == nil)
    #expect(array.remove(at: 0).id == 1)
    #expect(array.remove(Row(id: 6))?.name == "row 6")
    #expect(array.ids == [2, 4, 5])
    array.remove(atOffsets: [2, 0, 2])
    #expect(array.ids == [4])
    array = rows(1, 2, 3, 4, 5, 6)
    array.remove(atOffsets: IndexSet([0, 1]))
    array.removeAll { $0.id == 4 }
    #expect(array.ids == [3, 5, 6])
    array.removeSubrange(1...)
    #expect(array.popLast()?.id == 3)
    #expect(array.popLast() == nil)
    array = rows(1, 2, 3, 4, 5)
    #expect(array.removeFirst().id == 1)
    #expect(array.removeLast().id == 5)
    array.removeFirst(1)
    array.removeLast(1)
    #expect(array.ids == [3])
    array.removeAll()
    #expect(array.isEmpty)
  }

  @Test func filterGivesAnIdentifiedArray() {
    let array: IdentifiedArrayOf<Row> = rows(1, 2, 3).filter { $0.id != 2 }
    #expect(array == rows(1, 3))
    #expect(array[id: 3]?.name == "row 3")
  }

  @Test func orderCanBeChanged() {
    var array = rows(1, 2, 3, 4)
    array.move(fromOffsets: [3, 0], toOffset: 2)
    #expect(array.ids == [2, 1, 4, 3])
    array.sort()
    #expect(array.ids == [1, 2, 3, 4])
    array.reverse()
    #expect(array.ids == [4, 3, 2, 1])
    array.swapAt(0, 3)
    #expect(array.ids == [1, 3, 2, 4])
    array.sort { $0.id % 2 < $1.id % 2 }
    #expect(array.ids == [2, 4, 1, 3])
    let split = array.partition { $0.id > 2 }
    #expect(split == 2)
    #expect(Set(array.prefix(2).map(\.id)) == [1, 2])
    array.shuffle()
    #expect(Set(array.ids) == [1, 2, 3, 4])
    array.storage.checkInvariants()
  }

  @Test func codingIsThatOfAnArray() throws {
    let array = rows(2, 1)
    let data = try JSONEncoder().encode(array)
    #expect(try JSONDecoder().decode([Row].self, from: data) == array.elements)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: data) == array)
  }

  @Test func decodingRepeatedIdsThrowsDataCorrupted() throws {
    let data = try JSONEncoder().encode([Row(id: 1), Row(id: 2), Row(id: 1)])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<Row>.self, from: data)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription.contains(#""1""#))
  }

  @Test func itReadsAsAnArray() {
    #expect(rows(1).description == [Row(id: 1, name: "row 1")].description)
    #expect(Array(rows(1, 2)) == rows(1, 2).elements)
    #expect((rows(1) + rows(1, 2)).ids == [1, 2])
    #expect(Set([rows(1, 2), rows(1, 2), rows(2, 1)]).count == 2)
  }

  @Test func idsAreACollectionThatLooksThemUp() {
    let ids = rows(3, 1, 2).ids
    #expect(ids == [3, 1, 2])
    #expect(ids != [1, 2, 3])
    #expect(ids.contains(1))
    #expect(!ids.contains(4))
    #expect(ids.firstIndex(of: 2) == 2)
    #expect(ids.description == "[3, 1, 2]")
    #expect(Set(ids) == [1, 2, 3])
  }

  @Test func theStampChangesWithTheStructureOnly() {
    var array = rows(1, 2)
    let stamp = array._structure
    array[id: 1]?.name = "one"
    array[1].name = "two"
    array[0] = Row(id: 1)
    array[id: 2] = Row(id: 2)
    array.modify(id: 2) { $0.name = "x" }
    array.sort { $0.id < $1.id }
    #expect(array._structure == stamp)
    var stamps: Set = [stamp]
    func changed() { #expect(stamps.insert(array._structure).inserted) }
    array.append(Row(id: 3))
    changed()
    array.swapAt(0, 1)
    changed()
    array.remove(id: 3)
    changed()
    array[id: 4] = Row(id: 4)
    changed()
    array[id: 4] = nil
    changed()
    array[0] = Row(id: 8)
    changed()
    array.reverse()
    changed()
    #expect(IdentifiedArrayOf<Row>()._structure == IdentifiedArrayOf<Row>()._structure)
  }
}
