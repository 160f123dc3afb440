import Testing

@testable import scrums_cli

/// Keys in, the next line out.
@Suite struct LineEditorTests {
  /// Words to complete, of which the first is the only command.
  private struct Words: EditorAssistant {
    var words = ["push", "pull", "list", "history"]
    var suggestion: String?

    func completion(of head: String) -> Completion {
      let word = head.split(separator: " ", omittingEmptySubsequences: false).last ?? ""
      return Completion(
        length: word.count,
        candidates: words.filter { $0.hasPrefix(word) }.map { Completion.Candidate($0) }
      )
    }

    func command(in line: String) -> (length: Int, validity: CommandValidity) {
      let word = line.prefix { $0 != " " }
      if words.contains(String(word)) { return (word.count, .valid) }
      return (word.count, words.contains { $0.hasPrefix(word) } ? .unfinished : .unknown)
    }

    func hint(for line: String) -> StyledText? { nil }
  }

  private let assistant = Words()

  /// The editor after some keys; `|` in what is expected stands for the cursor.
  private func editor(_ line: String, _ keys: [Key], history: [String] = []) -> LineEditor {
    var editor = LineEditor(history: LineHistory(history))
    let cursor = line.firstIndex(of: "|").map { line.distance(from: line.startIndex, to: $0) }
    editor.buffer = EditBuffer(line.filter { $0 != "|" }, cursor: cursor)
    for key in keys { _ = editor.handle(key, assistant) }
    return editor
  }

  @Test(
    arguments: [
      ("ab|", [Key.left, .text("x")], "ax|b"),
      ("é世👍|", [.left, .text("x")], "é世x|👍"),
      ("ab|", [.home, .text("x")], "x|ab"),
      ("ab|", [.control("a"), .right, .text("x")], "ax|b"),
      ("|ab", [.end, .text("x")], "abx|"),
      ("a|b", [.control("e")], "ab|"),
      ("ab|c", [.control("b"), .control("f"), .control("f")], "abc|"),
      ("ab|", [.backspace], "a|"),
      ("|ab", [.backspace], "|ab"),
      ("a|b", [.delete], "a|"),
      ("a|b", [.control("d")], "a|"),
      ("ab|", [.delete], "ab|"),
      ("one two|", [.control("w")], "one |"),
      ("one two|", [.altBackspace, .altBackspace], "|"),
      ("|one two", [.alt("d")], "| two"),
      ("one| two", [.control("k")], "one|"),
      ("one| two", [.control("u")], "| two"),
      ("one two|", [.control("w"), .home, .control("y")], "two|one "),
      ("a b c|", [.control("w"), .control("w"), .control("y")], "a b c|"),
      ("|a b c", [.alt("d"), .alt("d"), .end, .control("y")], " ca b|"),
      ("one| two", [.wordRight], "one two|"),
      ("one two|", [.alt("b"), .alt("b")], "|one two"),
      ("|one two", [.alt("f")], "one| two"),
      ("ab|", [.control("t")], "ba|"),
      ("|", [.text("one"), .text(" "), .text("two"), .control("_")], "one |"),
      ("ab|", [.control("u"), .control("_")], "ab|"),
      ("|", [.paste("one\ntwo\n")], "one\ntwo|"),
      ("x|", [.paste("one\ntwo"), .control("_")], "x|"),
      ("one\ntwo|", [.up, .text("x")], "onex|\ntwo"),
      ("on|e\ntwo", [.down, .text("x")], "one\ntwx|o"),
    ] as [(String, [Key], String)]
  )
  func keysEdit(line: String, keys: [Key], expected: String) {
    let editor = editor(line, keys)
    var shown = editor.buffer.text
    shown.insert("|", at: shown.index(shown.startIndex, offsetBy: editor.buffer.cursor))
    #expect(shown == expected)
  }

  @Test func enterHandsTheLineOverAndBeginsAFreshOne() {
    var editor = editor("push 1|", [])
    #expect(editor.handle(.enter, assistant) == .entered(["push 1"]))
    #expect(editor.buffer.isEmpty)
    #expect(editor.history.lines == ["push 1"])
    _ = editor.handle(.up, assistant)
    #expect(editor.buffer.text == "push 1")
  }

  @Test func pastedLinesAreEnteredTogether() {
    var editor = editor("|", [.paste("one\ntwo\r")])
    #expect(editor.handle(.enter, assistant) == .entered(["one", "two\r"]))
    #expect(editor.history.lines == [])
  }

  @Test func ctrlDEndsTheInputOnAnEmptyLineOnly() {
    var editor = editor("a|", [])
    #expect(editor.handle(.control("d"), assistant) == .refused)
    _ = editor.handle(.backspace, assistant)
    #expect(editor.handle(.control("d"), assistant) == .endOfInput)
  }

  @Test func ctrlCBeginsAFreshLine() {
    var editor = editor("abc|", [])
    #expect(editor.handle(.control("c"), assistant) == .interrupted)
    #expect(editor.buffer.isEmpty && editor.history.lines.isEmpty)
  }

  @Test func upThenDownGivesBackTheDraft() {
    let history = ["push 1", "list", "push 2"]
    #expect(editor("pu|", [.up], history: history).buffer.text == "push 2")
    #expect(editor("pu|", [.up, .up], history: history).buffer.text == "push 1")
    #expect(editor("pu|", [.up, .up, .down, .down], history: history).buffer.text == "pu")
    // A change ends the walk.
    let changed = editor("|", [.up, .up, .control("u"), .text("p"), .up], history: history)
    #expect(changed.buffer.text == "push 2")
  }

  @Test func altPeriodPutsInTheLastWordAndThenOlderOnes() {
    let history = ["go /design", "push 2"]
    #expect(editor("x |", [.alt(".")], history: history).buffer.text == "x 2")
    #expect(editor("x |", [.alt("."), .alt(".")], history: history).buffer.text == "x /design")
    #expect(
      editor("x |", [.alt("."), .alt("."), .alt(".")], history: history).buffer.text == "x /design"
    )
  }

  @Test func theSuggestionIsTakenAtTheEndOfTheLine() {
    let history = ["push design team"]
    var editor = editor("pu|", [], history: history)
    #expect(editor.ghost(assistant) == "sh design team")
    _ = editor.handle(.wordRight, assistant)
    #expect(editor.buffer.text == "push")
    _ = editor.handle(.right, assistant)
    #expect(editor.buffer.text == "push design team")
    #expect(editor.ghost(assistant) == "")
    // What does not work here is not suggested; a command is.
    #expect(self.editor("hi|", [], history: ["hint"]).ghost(assistant) == "story")
    #expect(self.editor("h|i", [], history: ["hint"]).ghost(assistant) == "")
    #expect(LineEditor().ghost(Words(suggestion: "go /design")) == "go /design")
  }

  /// What was found for a beginning is gone on from; that must not be seen.
  @Test(arguments: [1, 2] as [UInt64])
  func theSuggestionIsThatOfTheLineHoweverItWasTyped(seed: UInt64) {
    var random = SeededWords(seed: seed)
    let letters = ["p", "u", "s", "h", "l", " ", "é"]
    var lines = ["push pus", "pull up", "list", "push é", "hush", "pu"]
    var editor = LineEditor(history: LineHistory(lines))
    for _ in 0..<4000 {
      let keys: [Key] = [.backspace, .left, .end, .up, .enter] + letters.map { .text($0) }
      guard let key = keys.randomElement(using: &random) else { return }
      if case .entered(let entered) = editor.handle(key, assistant) { lines += entered }
      var fresh = LineEditor(history: LineHistory(lines))
      fresh.buffer = editor.buffer
      #expect(editor.ghost(assistant) == fresh.ghost(assistant), "\(editor.buffer.text)")
      if editor.buffer.count > 8 { editor.clear() }
    }
  }

  @Test func tabPutsInWhatAllBeginWithAndThenShowsThem() {
    var editor = editor("l|", [.tab])
    #expect(editor.buffer.text == "list ")
    editor = self.editor("p|", [.tab])
    #expect(editor.buffer.text == "pu")
    #expect(editor.menu?.completion.candidates.map(\.text) == ["push", "pull"])
    _ = editor.handle(.tab, assistant)
    #expect(editor.buffer.text == "push ")
    _ = editor.handle(.down, assistant)
    #expect(editor.buffer.text == "pull ")
    _ = editor.handle(.down, assistant)
    #expect(editor.buffer.text == "push ")
    _ = editor.handle(.backTab, assistant)
    #expect(editor.buffer.text == "pull ")
    #expect(editor.handle(.enter, assistant) == .edited)
    #expect(editor.menu == nil && editor.buffer.text == "pull ")
    _ = editor.handle(.control("_"), assistant)
    #expect(editor.buffer.text == "pu")
  }

  @Test func escapeClosesTheMenuAndGivesTheLineBack() {
    var editor = editor("p|", [.tab, .tab, .escape])
    #expect(editor.menu == nil && editor.buffer.text == "pu")
    editor = self.editor("p|", [.tab, .text("l")])
    #expect(editor.menu?.completion.candidates.map(\.text) == ["pull"])
    editor = self.editor("p|", [.tab, .tab, .text("1")])
    #expect(editor.menu == nil && editor.buffer.text == "push 1")
    editor = self.editor("p|", [.tab])
    #expect(editor.handle(.enter, assistant) == .entered(["pu"]))
  }

  @Test func ctrlRSearches() {
    let history = ["note ship", "list", "push ship"]
    var editor = editor("draft|", [.control("r"), .text("sh")], history: history)
    #expect(editor.buffer.text == "push ship")
    _ = editor.handle(.control("r"), assistant)
    #expect(editor.buffer.text == "note ship")
    #expect(editor.handle(.enter, assistant) == .edited)
    #expect(editor.search == nil && editor.buffer.text == "note ship")
    editor = self.editor("draft|", [.control("r"), .text("sh"), .escape], history: history)
    #expect(editor.buffer.text == "draft")
    editor = self.editor("draft|", [.control("r"), .text("zzz"), .left], history: history)
    #expect(editor.search == nil && editor.buffer.text == "draft")
  }

  /// Whatever is pressed, the line holds together.
  @Test func theMenuIsTurnedPageByPage() {
    let words = Words(words: (10...29).map { "w\($0)" })
    var editor = LineEditor(history: LineHistory())
    let choices = [Key.text("w"), .tab, .pageDown, .pageDown, .pageUp, .pageUp, .pageUp].map {
      key in
      _ = editor.handle(key, words)
      return editor.menu?.choice
    }
    #expect(choices == [nil, nil, 5, 11, 5, 0, 0])
    #expect(editor.buffer.text == "w10 ")
    for _ in 1...9 { _ = editor.handle(.pageDown, words) }
    #expect(editor.menu?.choice == 19 && editor.buffer.text == "w29 ")
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func keysByChanceHoldTogether(seed: UInt64) {
    var random = SeededWords(seed: seed)
    let controls = "abcdefghijklmnopqrstuvwxyz_".map { Key.control($0) }
    let keys: [Key] =
      [
        .tab, .backTab, .escape, .backspace, .delete, .up, .down, .left, .right, .home, .end,
        .wordLeft, .wordRight, .altBackspace, .enter, .paste("x\ny"), .alt("."), .alt("d"),
        .alt("f"), .alt("b"),
      ] + controls + EditBufferTests.insertions.map { Key.text($0) }
      + ["p", "u", "l", " "].map { Key.text($0) }
    var editor = LineEditor(history: LineHistory(["push 1", "list 世", "history 👍"]))
    for _ in 0..<10_000 {
      guard let key = keys.randomElement(using: &random) else { return }
      _ = editor.handle(key, assistant)
      #expect((0...editor.buffer.count).contains(editor.buffer.cursor))
      #expect(editor.buffer.characters == Array(editor.buffer.text))
      _ = editor.ghost(assistant)
      if editor.buffer.count > 500 { editor.clear() }
    }
  }
}
