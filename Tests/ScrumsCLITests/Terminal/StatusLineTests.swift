import Testing

@testable import scrums_cli

/// The line that stays at the bottom of the window.
@Suite struct StatusLineTests {
  private let size = TerminalSize(columns: 20, rows: 10)

  @Test func itTakesTheBottomRowAndPaintsItAwayFromTheCursor() {
    var line = StatusLine()
    #expect(
      line.show("1:00", in: size)
        == "\n\u{1B}7\u{1B}[1;9r\u{1B}8\u{1B}[A"
        + "\u{1B}7\u{1B}[10;1H\u{1B}[0m\u{1B}[2K1:00\u{1B}[0m\u{1B}8"
    )
    #expect(line.place == size)
  }

  @Test func whatIsThereAlreadyIsNotPaintedAgain() {
    var line = StatusLine()
    _ = line.show("1:00", in: size)
    #expect(line.show("1:00", in: size) == "")
    #expect(line.repaint("1:00") == "")
    #expect(
      line.repaint("0:59") == "\u{1B}7\u{1B}[10;1H\u{1B}[0m\u{1B}[2K0:59\u{1B}[0m\u{1B}8"
    )
  }

  @Test func withoutAPlaceNothingIsPainted() {
    var line = StatusLine()
    #expect(line.repaint("1:00") == "")
    #expect(line.hide() == "")
  }

  @Test func hidingGivesTheRowBack() {
    var line = StatusLine()
    _ = line.show("1:00", in: size)
    #expect(line.hide() == "\u{1B}7\u{1B}[10;1H\u{1B}[0m\u{1B}[2K\u{1B}[r\u{1B}8")
    #expect(line.place == nil)
    #expect(line.hide() == "")
  }

  @Test func anotherWindowIsAnotherPlace() {
    var line = StatusLine()
    _ = line.show("1:00", in: size)
    let bytes = line.show("1:00", in: TerminalSize(columns: 20, rows: 12))
    #expect(bytes.hasPrefix("\u{1B}7\u{1B}[10;1H\u{1B}[0m\u{1B}[2K\u{1B}[r\u{1B}8\n"))
    #expect(bytes.contains("\u{1B}[1;11r"))
    #expect(line.show("1:00", in: TerminalSize(columns: 20, rows: 3)).hasSuffix("\u{1B}[r\u{1B}8"))
    #expect(line.place == nil)
  }
}
