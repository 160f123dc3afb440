import Testing

@testable import scrums_cli

/// The lines that were entered, and the way back to them.
@Suite struct LineHistoryTests {
  @Test func upGoesByWhatWasTypedAndDownComesBackToIt() {
    var history = LineHistory(["push design", "list", "push 2", "push 2", "help"])
    #expect(history.older(than: "pu") == "push 2")
    #expect(history.older(than: "push 2") == "push design")
    #expect(history.older(than: "push design") == nil)
    #expect(history.newer(than: "push design") == "push 2")
    #expect(history.newer(than: "push 2") == "pu")
    #expect(history.newer(than: "pu") == nil || history.newer(than: "pu") == "pu")
  }

  @Test func anEmptyLineGoesThroughAll() {
    var history = LineHistory(["a", "b"])
    #expect(history.older(than: "") == "b")
    #expect(history.older(than: "b") == "a")
    #expect(history.newer(than: "a") == "b")
    #expect(history.newer(than: "b") == "")
  }

  @Test(arguments: [" secret", "", "two\nlines", "\tx"])
  func someLinesAreLeftOut(line: String) {
    var history = LineHistory(["a"])
    let isTaken = history.append(line)
    #expect(!isTaken)
    #expect(history.lines == ["a"])
  }

  @Test func whatRepeatsTheNewestIsLeftOutAndTheOldestGo() {
    var history = LineHistory(["a", "b"])
    let areTaken = [history.append("b"), history.append("a")]
    #expect(areTaken == [false, true])
    #expect(history.lines == ["a", "b", "a"])
    for number in 0..<LineHistory.limit { history.append("\(number)") }
    #expect(history.lines.count == LineHistory.limit)
    #expect(history.lines.first == "0")
  }

  @Test func whatWasRefusedIsNotGoneOnWith() {
    var history = LineHistory(["push design", "push nobody"])
    func place(_ history: LineHistory) -> Int? {
      history.lastIndex(goingOnFrom: "push", before: 2) { _ in true }
    }
    #expect(place(history) == 1)
    history.keep("push nobody", wasRefused: true)
    #expect(place(history) == 0)
    history.keep("push nobody", wasRefused: false)
    #expect(place(history) == 1)
  }

  @Test func theSearchFindsOlderAndOlderLines() {
    let history = LineHistory(["note Ship it", "list", "NOTE ship that", "help"])
    var search = HistorySearch(over: EditBuffer("draft"))
    search.search(for: "ship", in: history)
    #expect(search.buffer(in: history).text == "NOTE ship that")
    let hasOlder = search.older(in: history)
    #expect(hasOlder)
    #expect(search.buffer(in: history).text == "note Ship it")
    let hasMore = search.older(in: history)
    #expect(!hasMore)
    search.search(for: "shipx", in: history)
    #expect(search.place == nil)
    search.search(for: "", in: history)
    #expect(search.buffer(in: history).text == "draft")
  }
}
