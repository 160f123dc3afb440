import Testing

@testable import scrums_cli

/// The line that is edited, as it is shown.
@Suite struct EditorLayoutTests {
  private func frame(_ buffer: EditBuffer, columns: Int, prompt: String = "/> ") -> Frame {
    var editor = LineEditor()
    editor.buffer = buffer
    return EditorLayout.frame(
      editor,
      SilentAssistant(),
      prompt: StyledText(prompt, .bold),
      columns: columns,
      colors: .none
    )
  }

  /// Every cursor in every line at every width: the text is there whole, no row is too wide, and the
  /// cursor is behind what stands before it.
  @Test(arguments: EditBufferTests.lines)
  func everyPlaceOfTheCursorIsRight(line: String) {
    for columns in 4...24 {
      for cursor in 0...line.count {
        let buffer = EditBuffer(line, cursor: cursor)
        let frame = frame(buffer, columns: columns)
        #expect(frame.rows.allSatisfy { $0.width <= columns })
        #expect(frame.rows.indices.contains(frame.cursor.row))
        #expect((0..<columns).contains(frame.cursor.column))
        let shown = frame.rows.map(\.bytes).joined()
        #expect(shown == "/> " + line.map { TextSanitizer.visible(String($0)) }.joined())
        #expect(!shown.unicodeScalars.contains { $0.value < 0x20 })
      }
    }
  }

  @Test func aLineWrapsExactlyAtTheColumn() {
    let full = frame(EditBuffer("1234567"), columns: 10)
    #expect(full.rows.map(\.bytes) == ["/> 1234567", ""])
    #expect(full.cursor == Frame.Place(row: 1, column: 0))
    let before = frame(EditBuffer("1234567", cursor: 6), columns: 10)
    #expect(before.rows.map(\.bytes) == ["/> 1234567"])
    #expect(before.cursor == Frame.Place(row: 0, column: 9))
    // A wide character that does not fit goes down whole.
    #expect(frame(EditBuffer("123456世"), columns: 10).rows.map(\.bytes) == ["/> 123456", "世"])
  }

  @Test func coloursAreNotCountedAsWidth() {
    var editor = LineEditor()
    editor.buffer = EditBuffer("x")
    let frame = EditorLayout.frame(
      editor,
      SilentAssistant(),
      prompt: StyledText("/> ", .bold),
      columns: 10,
      colors: .full
    )
    #expect(frame.rows.map(\.width) == [4])
    #expect(frame.cursor == Frame.Place(row: 0, column: 4))
    #expect(frame.rows[0].bytes.contains("\u{1B}[1m"))
  }

  @Test func theSuggestionShowsInColoursOnlyAndStaysInItsRow() {
    let editor = LineEditor()
    let assistant = SilentAssistant(suggestion: "go /a/very/long/path")
    func rows(_ colors: ColorDepth) -> [String] {
      EditorLayout.frame(
        editor,
        assistant,
        prompt: StyledText("/> "),
        columns: 12,
        colors: colors
      ).rows.map(\.bytes)
    }
    #expect(rows(.none) == ["/> "])
    #expect(rows(.basic) == ["/> \u{1B}[2mgo /a/v…\u{1B}[0m"])
  }

  @Test func theMenuMarksTheChoiceAndCountsWhatIsHidden() {
    let candidates = (1...9).map { Completion.Candidate("item\($0)", "number \($0)") }
    var menu = CompletionMenu(Completion(length: 0, candidates: candidates), over: EditBuffer())
    for _ in 1...8 { menu.move(by: 1) }
    let rows = MenuLayout(menu: menu, columns: 40).rows.map(\.text)
    #expect(rows.count == CompletionMenu.rows + 1)
    #expect(rows[4] == "  item7  number 7")
    #expect(rows[5] == "> item8  number 8")
    #expect(rows[6] == "  … 1 more")
    menu.move(by: 1)
    #expect(MenuLayout(menu: menu, columns: 40).rows.map(\.text)[6] == "  … 3 above")
  }

  @Test func anEnteredLineIsOneLine() {
    let text = EditorLayout.entered(
      "note \u{1B}[2Jx",
      SilentAssistant(),
      prompt: StyledText("/> ", .bold),
      colors: .none
    )
    #expect(text == "/> note \\u{1B}[2Jx")
  }
}
