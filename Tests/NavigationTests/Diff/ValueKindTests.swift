import Foundation
import Testing

@testable import Navigation

/// Every kind of value that a state can hold has a text to read, and a difference.
@Suite struct ValueKindTests {
  struct Generic<First, Second> {
    enum Inner {
      case first(First)
      case second(Second)
    }
    private struct Hidden { var value: First }
    var inner: Inner
    static func hidden(_ value: First) -> Any { Hidden(value: value) }
  }
  struct Lazy {
    lazy var square = 4
    var side = 2
  }
  final class Parent {
    var name = "Ann"
    lazy var child = Child(self)
  }
  final class Child {
    weak var friend: Child?
    unowned let parent: Parent
    init(_ parent: Parent) { self.parent = parent }
  }
  struct Mirrored: CustomReflectable {
    var secret = 7
    var customMirror: Mirror { Mirror(self, children: ["shown": "yes"], displayStyle: .struct) }
  }
  /// Its mirror shows it inside itself, without end.
  struct Endless: CustomReflectable {
    var customMirror: Mirror { Mirror(self, children: ["inside": self], displayStyle: .struct) }
  }
  struct Fields: OptionSet, Hashable { let rawValue: Int }
  struct Holder { @Shared var total: Int }
  private struct Local { var text = "a" }

  @Test func eachHasAText() {
    let table: [(value: Any, text: String)] = [
      (Int???.some(.some(.none)) as Any, "nil"), (Int???.some(.some(.some(1))) as Any, "1"),
      ((a: 1, b: (2, c: "d")), #"(a: 1, b: (2, c: "d"))"#),
      ({ (number: Int) in "\(number)" } as (Int) -> String, "(Int) -> String"),
      (Generic<Int, [String?]>.self, "ValueKindTests.Generic<Int, Array<Optional<String>>>.self"),
      (Generic<Int, String>.Inner.first(1), ".first(1)"),
      (
        Generic<Int, String>.hidden(1),
        "ValueKindTests.Generic<Int, String>.Hidden(\n  value: 1\n)"
      ),
      (Local(), "ValueKindTests.Local(\n  text: \"a\"\n)"),
      (\Local.text, "\\Local.text"), (Mirrored(), "ValueKindTests.Mirrored(\n  shown: \"yes\"\n)"),
      (Fields(rawValue: 5), "ValueKindTests.Fields(\n  rawValue: 5\n)"),
      (timespec(tv_sec: 1, tv_nsec: 2), "timespec(\n  tv_sec: 1,\n  tv_nsec: 2\n)"),
      (Decimal(string: "1.50") as Any, "Decimal(1.5)"),
      (Duration.milliseconds(1500), "1.5 seconds"),
      (
        Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 1),
        "Date(1970-01-01T00:00:00.000Z)..<Date(1970-01-01T00:00:01.000Z)"
      ),
      ((1...), "1..."), ((..<2), "..<2"), ((...2), "...2"), ("a"..."b", #""a"..."b""#),
      (Substring("ab"), #""ab""#), ([1, 2][...], "[1, 2]"), (ContiguousArray([1]), "[1]"),
      (Set([10, 9, 100]), "[9, 10, 100]"),
      (["b": [1], "a": []] as [String: [Int]], "[\n  \"a\": [],\n  \"b\": [1]\n]"),
      (Result<Int, any Error>.success(1), ".success(1)"),
      (Holder(total: Shared(value: 3)), "ValueKindTests.Holder(\n  total: 3\n)"),
      (Shared(value: Local()), "ValueKindTests.Local(\n  text: \"a\"\n)"),
      (SharedReader(value: 3), "3"),
      (Int8(-1), "-1"), (Float.nan, "nan"),
      (UnicodeScalar("a"), #""a""#), (Never.self, "Never.self"), ((any Error).self, "Error.self"),
      (NSNull(), "NSNull(<null>)"),
      (Locale(identifier: "en_US"), "Locale(en_US)"),
      (TimeZone(identifier: "Europe/Rome") as Any, "TimeZone(Europe/Rome)"),
      (DateComponents(year: 2026, month: 1), "DateComponents(year: 2026 month: 1)"),
      (URLComponents(string: "a:b") as Any, "URLComponents(a:b)"),
      (CancellationError(), "CancellationError()"),
      (NSString("a"), #""a""#), (NSNumber(value: 1), "NSNumber(1)"),
      (Measurement(value: 1, unit: UnitLength.meters), "Measurement<UnitLength>(1.0 m)"),
    ]
    for (value, text) in table {
      #expect(String(customDumping: value) == text)
    }
  }

  @Test func whatIsLazyIsShownAsFarAsItIsThere() {
    var value = Lazy()
    #expect(diff(value, Lazy()) == nil)
    let before = value
    _ = value.square
    #expect(
      diff(before, value) == """
          ValueKindTests.Lazy(
        -   square: nil,
        +   square: 4,
            … (1 unchanged)
          )
        """
    )
  }

  @Test func objectsAreFollowedAlsoWhereTheyAreHeldWeaklyAndOnce() {
    let parent = Parent()
    parent.child.friend = parent.child
    #expect(
      String(customDumping: parent) == """
        ValueKindTests.Parent(
          name: "Ann",
          child: ValueKindTests.Child(
            friend: ValueKindTests.Child(↩),
            parent: ValueKindTests.Parent(↩)
          )
        )
        """
    )
  }

  @Test func aMirrorWithoutEndEnds() {
    let lines = String(customDumping: Endless()).split(separator: "\n")
    #expect(lines.count == 129)
    #expect(diff(Endless(), Endless()) == nil)
  }

  @Test func whatIsHeldInSharedValuesIsCompared() {
    #expect(
      diff(Holder(total: Shared(value: 3)), Holder(total: Shared(value: 4))) == """
          ValueKindTests.Holder(
        -   total: 3
        +   total: 4
          )
        """
    )
  }

  @Test func labelsOfPayloadsAreKept() {
    enum Move { case to(x: Int, y: Int, note: String) }
    #expect(
      diff(
        Move.to(x: 1, y: 2, note: String(repeating: "a", count: 80)),
        .to(x: 1, y: 3, note: String(repeating: "a", count: 80))
      ) == """
          .to(
            … (1 unchanged)
        -   y: 2,
        +   y: 3,
            … (1 unchanged)
          )
        """
    )
  }

  @Test func stackElementsAreToldApartByTheirIDs() {
    let old = StackState([Local(), Local(text: "b")])
    var new = old
    new[id: old.ids[1]]?.text = "c"
    #expect(
      diff(old, new) == """
          [
            … (1 unchanged)
            [id: #1]: ValueKindTests.Local(
        -     text: "b"
        +     text: "c"
            )
          ]
        """
    )
  }

  @Test func equalElementsUnderOtherIDsAreOthers() {
    let old = StackState(["a", "b"])
    let new = StackState(["a", "b"])
    #expect(
      diff(old, new) == """
          [
        -   [id: #0]: "a",
        -   [id: #1]: "b"
        +   [id: #2]: "a",
        +   [id: #3]: "b"
          ]
        """
    )
  }

  @Test func whatLooksTheSameInsideAnotherValueIsMarked() {
    struct Picky: Equatable {
      var a = 1
      static func == (left: Self, right: Self) -> Bool { false }
    }
    struct Pair: Equatable {
      var first = Picky()
      var number: Int
    }
    #expect(
      diff(Pair(number: 1), Pair(number: 2)) == """
          ValueKindTests.Pair(
            first: ValueKindTests.Picky(…), // Not equal, although they look the same
        -   number: 1
        +   number: 2
          )
        """
    )
  }

  @Test func bytesAreShownFromWhereTheyDiffer() {
    let old = Data(repeating: 1, count: 40)
    var new = old
    new[30] = 2
    #expect(
      diff(old, new) == """
        - Data(40 bytes: …01010101010101010101)
        + Data(40 bytes: …02010101010101010101)
        """
    )
  }
}
