import Testing

@testable import scrums_cli

/// What the painter sends makes a terminal show the frame, whatever it showed before.
@Suite struct FramePainterTests {
  private static let words = ["", "a", "short", "é世👍", "exactly ten", "0123456789", "会議会議会議"]

  private func frame(using random: inout SeededWords, columns: Int, rows: Int) -> Frame {
    var frame = Frame()
    for _ in 0..<Int.random(in: 1...rows, using: &random) {
      let text = StyledText(Self.words.randomElement(using: &random) ?? "", .bold)
      frame.rows.append(Frame.Row(text.truncated(to: columns), .basic))
    }
    frame.cursor.row = Int.random(in: 0..<frame.rows.count, using: &random)
    let width = min(columns - 1, frame.rows[frame.cursor.row].width)
    frame.cursor.column = Int.random(in: 0...width, using: &random)
    return frame
  }

  private func text(_ frame: Frame) -> [String] {
    var screen = ScreenEmulator(columns: 10, rows: frame.rows.count)
    for (index, row) in frame.rows.enumerated() {
      screen.feed((index > 0 ? "\r\n" : "") + row.bytes)
    }
    return screen.text
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func everyFrameFollowsEveryOther(seed: UInt64) {
    var random = SeededWords(seed: seed)
    let size = TerminalSize(columns: 10, rows: 6)
    var painter = FramePainter()
    var screen = ScreenEmulator(columns: 10, rows: 6)
    screen.feed("above\r\n")
    var above = ["above"]
    for step in 0..<2000 {
      let wanted = frame(using: &random, columns: 10, rows: 8)
      if step % 7 == 0 {
        screen.feed(painter.erase(in: size) + "line \(step)\r\n")
        above.append("line \(step)")
      }
      screen.feed(painter.paint(wanted, in: size))
      let fitting = wanted.fitting(rows: 6)
      var shown = screen.all
      while shown.count < above.count + fitting.rows.count { shown.append("") }
      let expected = text(fitting)
      #expect(shown.prefix(above.count).elementsEqual(above), "step \(step)")
      let part = shown.dropFirst(above.count)
      #expect(
        part.prefix(expected.count).elementsEqual(expected)
          && part.dropFirst(expected.count).allSatisfy(\.isEmpty),
        "step \(step): \(part) is not \(expected)"
      )
      let top = screen.scrollback.count
      #expect(screen.row + top == above.count + fitting.cursor.row, "step \(step)")
      #expect(screen.column == fitting.cursor.column, "step \(step)")
      #expect(painter.paint(wanted, in: size) == "")
    }
    #expect(screen.unknown.isEmpty)
  }

  @Test func aFrameThatIsTooTallShowsTheRowsAroundTheCursor() {
    var frame = Frame(rows: (1...9).map { Frame.Row(StyledText("\($0)"), .none) })
    frame.cursor = Frame.Place(row: 1, column: 0)
    #expect(frame.fitting(rows: 3).rows.map(\.bytes) == ["2", "3", "4"])
    #expect(frame.fitting(rows: 3).cursor.row == 0)
    frame.cursor.row = 8
    #expect(frame.fitting(rows: 3).rows.map(\.bytes) == ["7", "8", "9"])
    #expect(frame.fitting(rows: 3).cursor.row == 2)
  }

  /// What is erased from the top of the window on may be kept by the terminal, as cleared screens are.
  @Test func nothingIsErasedFromTheVeryTopOn() {
    for rows in 1...3 {
      var painter = FramePainter()
      let frame = Frame(rows: (0..<rows).map { Frame.Row(StyledText("row \($0)"), .none) })
      _ = painter.paint(frame, in: .standard)
      let erased = painter.erase(in: .standard)
      #expect(erased == (rows == 1 ? "\r\u{1B}[K" : "\r\u{1B}[K\u{1B}[B\u{1B}[J\u{1B}[A"))
    }
  }

  @Test func aWindowThatWasNarrowedHasWrappedTheRows() {
    var painter = FramePainter()
    var frame = Frame(rows: [Frame.Row(StyledText(String(repeating: "x", count: 25)), .none)])
    frame.cursor = Frame.Place(row: 0, column: 25)
    _ = painter.paint(frame, in: TerminalSize(columns: 80, rows: 24))
    // 25 columns take three rows of ten, and the cursor is in the third.
    let erased = painter.erase(in: TerminalSize(columns: 10, rows: 24))
    #expect(erased == "\r\u{1B}[2A\u{1B}[K\u{1B}[B\u{1B}[J\u{1B}[A")
  }
}
