import Foundation
import Testing

@testable import Navigation

/// Values of any size and depth are dumped and compared in a bounded time, with a bounded text.
@Suite struct LargeValueTests {
  private static let million = 1_000_000

  @Test func ofAMillionElementsTheFirstAreShown() {
    let lines = String(customDumping: Array(0..<Self.million)).split(separator: "\n")
    #expect(lines.count == 503)
    #expect(lines[501] == "  … (999500 more)")
  }

  @Test func oneChangeAmongAMillionElementsIsFound() {
    let old = Array(0..<Self.million)
    var new = old
    new[700_000] = -1
    #expect(
      diff(old, new) == """
          [
            … (700000 unchanged)
        -   [700000]: 700000,
        +   [700000]: -1,
            … (299999 unchanged)
          ]
        """
    )
  }

  @Test func aMillionChangesAreCutShort() {
    let old = Array(0..<Self.million)
    let lines = (diff(old, old.map { $0 + Self.million }) ?? "").split(separator: "\n")
    #expect(lines.count <= 2001)
    #expect(lines.last == "  … (the rest is left out)")
  }

  @Test func oneChangeAmongIdentifiedElementsIsFound() {
    let old = IdentifiedArray(uniqueElements: (0..<200_000).map { Row(id: $0) })
    var new = old
    new[id: 150_000]?.name = "x"
    new.remove(id: 150_002)
    #expect(
      diff(old, new) == """
          [
            … (150000 unchanged)
            [id: 150000]: Row(
              id: 150000,
        -     name: "",
        +     name: "x",
              … (1 unchanged)
            ),
            … (1 unchanged)
        -   [id: 150002]: Row(
        -     id: 150002,
        -     name: "",
        -     tags: []
        -   ),
            … (49997 unchanged)
          ]
        """
    )
  }

  @Test func oneChangeAmongEntriesIsFound() {
    let old = Dictionary(uniqueKeysWithValues: (0..<100_000).map { ($0, $0) })
    var new = old
    new[99_998] = 1
    #expect(
      diff(old, new) == """
          [
            … (99998 unchanged)
        -   99998: 99998,
        +   99998: 1,
            … (1 unchanged)
          ]
        """
    )
  }

  @Test func longTextsAreShownInPart() {
    let text = String(repeating: "a", count: 10_000_000)
    let shown = String(customDumping: [text])
    #expect(shown.count < 2100)
    #expect(shown.hasSuffix(#"aaa…" (10000000 bytes)]"#))
    var other = text
    other.replaceSubrange(other.index(other.startIndex, offsetBy: 7_000_000)..., with: "b\"é")
    let difference = diff(text, other) ?? ""
    let a40 = String(repeating: "a", count: 40)
    #expect(
      difference == """
        - "…\(String(repeating: "a", count: 200))…" (10000000 bytes)
        + "…\(a40)b\\"é" (7000004 bytes)
        """
    )
  }

  @Test func textsOfManyLinesAreComparedLineByLine() {
    let old = String(repeating: "0123456789\n", count: 200_000)
    let index = old.utf8.index(old.startIndex, offsetBy: 11 * 100_000)
    let new = old.replacingCharacters(in: index...index, with: "x")
    #expect(
      diff(old, new) == #"""
          """
            … (100000 unchanged)
        -   0123456789
        +   x123456789
            … (100000 unchanged)
          """
        """#
    )
  }

  @Test func aDeepValueIsShownAsFarAsItIsWorthwhile() {
    indirect enum List {
      case end
      case next(Int, List)
    }
    var (one, two) = (List.end, List.end)
    for number in 0..<100_000 {
      one = .next(number, one)
      two = .next(number == 50_000 ? -1 : number, two)
    }
    let lines = String(customDumping: one).split(separator: "\n")
    #expect(lines.count < 300)
    _ = diff(one, two)
    // NB: to release it at once would take a stack as deep as it is.
    while case .next(_, let rest) = one { one = rest }
    while case .next(_, let rest) = two { two = rest }
  }

  @Test func manyWaysToTheSameObjectAreNotAllWalked() {
    final class Diamond {
      var left: Diamond?
      var right: Diamond?
    }
    var top = Diamond()
    for _ in 0..<40 {
      let next = Diamond()
      (next.left, next.right) = (top, top)
      top = next
    }
    #expect(String(customDumping: top).split(separator: "\n").count == 2000)
    indirect enum Tree {
      case leaf
      case both(Tree, Tree)
    }
    var tree = Tree.leaf
    for _ in 0..<40 { tree = .both(tree, tree) }
    #expect(String(customDumping: tree).split(separator: "\n").count <= 2000)
  }

  @Test func elementsThatCannotBeComparedAreWrittenAFewTimes() {
    final class Count {
      var looks = 0
    }
    struct Opaque: CustomReflectable {
      var number: Int
      var count: Count
      var customMirror: Mirror {
        count.looks += 1
        return Mirror(self, children: ["number": number], displayStyle: .struct)
      }
    }
    let count = Count()
    let old = (0..<200).map { Opaque(number: $0, count: count) }
    #expect(diff(old, old.reversed()) != nil)
    #expect(count.looks < 200 * 2 * 8)
  }
}
