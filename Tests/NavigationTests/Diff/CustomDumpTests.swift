import Foundation
import Testing

@testable import Navigation

@Suite struct CustomDumpTests {
  struct Person: Equatable {
    var name = "Ann"
    var age: Int? = 3
    var _tags: [String] = []
    var _$registrar = 1
  }
  enum Kind: Equatable {
    case plain
    case one(Int)
    case labelled(x: Int, y: Int)
    case person(Person)
    case nested(Inner)
    enum Inner: Equatable { case text(String) }
  }
  class Animal { var legs = 4 }
  final class Dog: Animal {
    var name = "Rex"
    var friend: Dog?
  }
  struct Box<Value>: CustomDumpRepresentable {
    var value: Value
    var customDumpValue: Any { value }
  }
  struct Ticket: CustomDumpStringConvertible {
    var customDumpDescription: String { "#7" }
  }

  @Test func structsHaveALineAField() {
    #expect(
      String(customDumping: Person(_tags: ["a", "b"])) == """
        CustomDumpTests.Person(
          name: "Ann",
          age: 3,
          tags: ["a", "b"]
        )
        """
    )
  }

  @Test func smallValuesAreOneLine() {
    let table: [(value: Any, text: String)] = [
      (1 as Any, "1"), (1.5, "1.5"), (true, "true"), ("a\"b", #""a\"b""#),
      (Character("x"), #""x""#),
      (Int?.none as Any, "nil"), (Int??.some(.some(2)) as Any, "2"), ([Int](), "[]"),
      ([Int: Int](), "[:]"), (Set<Int>(), "[]"), (Set([3, 1, 2]), "[1, 2, 3]"), ((), "()"),
      ((1, b: "c"), #"(1, b: "c")"#), (Kind.plain, ".plain"), (Kind.one(1), ".one(1)"),
      (Kind.labelled(x: 1, y: 2), ".labelled(x: 1, y: 2)"), (1..<3, "1..<3"), (1...3, "1...3"),
      (Kind.nested(.text("a")), #".nested(.text("a"))"#), (Int.self, "Int.self"),
      ([Int?].self, "Array<Optional<Int>>.self"), (Duration.seconds(1), "1.0 seconds"),
      (
        UUID(uuidString: "00000000-0000-0000-0000-00000000000A") as Any,
        "UUID(00000000-0000-0000-0000-00000000000A)"
      ),
      (Date(timeIntervalSince1970: 1.5), "Date(1970-01-01T00:00:01.500Z)"),
      (URL(filePath: "/tmp/a"), "URL(file:///tmp/a)"), (Data([1, 255]), "Data(2 bytes: 01ff)"),
      (Box(value: Box(value: 1)), "1"), (Ticket(), "#7"), (AnyHashable(1), "1"),
      (Optional(Ticket()) as Any, "#7"),
    ]
    for (value, text) in table { #expect(String(customDumping: value) == text) }
  }

  @Test func aDumpIsWrittenToAStreamAndGivesTheValueBack() {
    var text = ""
    let value = customDump(1, to: &text, name: "one")
    customDump([2], to: &text)
    #expect(value == 1)
    #expect(text == "one: 1\n[2]\n")
  }

  @Test func dictionariesAreSorted() {
    #expect(
      String(customDumping: ["b": 2, "a": 1, "c": 3]) == """
        [
          "a": 1,
          "b": 2,
          "c": 3
        ]
        """
    )
  }

  @Test func payloadsWithPartsAreIndented() {
    #expect(
      String(customDumping: [Kind.person(Person())]) == """
        [
          [0]: .person(
            CustomDumpTests.Person(
              name: "Ann",
              age: 3,
              tags: []
            )
          )
        ]
        """
    )
  }

  @Test func identifiedArraysShowIds() {
    #expect(
      String(customDumping: rows(7)) == """
        [
          [id: 7]: Row(
            id: 7,
            name: "row 7",
            tags: []
          )
        ]
        """
    )
  }

  @Test func stringsOfManyLinesKeepThem() {
    #expect(String(customDumping: "a\n b\n") == "\"\"\"\n  a\n   b\n  \n\"\"\"")
  }

  @Test func objectsThatHoldThemselvesAreShownOnce() {
    let dog = Dog()
    dog.friend = dog
    defer { dog.friend = nil }
    #expect(
      String(customDumping: dog) == """
        CustomDumpTests.Dog(
          legs: 4,
          name: "Rex",
          friend: CustomDumpTests.Dog(↩)
        )
        """
    )
  }

  @Test func hugeValuesAreCutShort() {
    let many = (0..<3000).map { Person(name: "\($0)") }
    let lines = String(customDumping: many).split(separator: "\n")
    #expect(lines.count == 2000)
    #expect(lines.last == "… (the rest is left out)")
    let wide = String(customDumping: (0..<600).map { [$0: $0] }.map(\.count))
    #expect(wide.hasSuffix("  [499]: 1,\n  … (100 more)\n]"))
  }

  @Test(arguments: [
    ("App.Counter.State", "Counter.State"), ("Swift.Int", "Int"), ("Int", "Int"),
    ("A.Box<A.Row.ID, Swift.Array<B.C.D>>", "Box<Row.ID, Array<C.D>>"),
    ("A.(unknown context at $7f00).Local", "Local"),
    ("(extension in A):B.C.D", "C.D"), ("(Swift.Int) -> A.B", "(Int) -> B"),
  ])
  func typesAreNamedWithoutTheirModules(full: String, short: String) {
    #expect(shortName(full) == short)
  }
}
