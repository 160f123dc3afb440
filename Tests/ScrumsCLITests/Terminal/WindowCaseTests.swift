import Testing

@testable import scrums_cli

/// The edges of the window: the last column, the last row, and no window to speak of.
@Suite struct WindowCaseTests {
  private let folder = ScratchFolder()

  /// A line in rows of so many columns.
  private func wrapped(_ line: String, to columns: Int) -> [String] {
    stride(from: 0, to: line.count, by: columns).map { start in
      String(line.dropFirst(start).prefix(columns))
    }
  }

  @Test func aLineThatFillsItsRowGoesOnInTheNext() {
    let session = TerminalSession(state: folder, columns: 20)
    session.wait(forRow: "/>")
    let first = session.screen.row
    // One column is left, then none, and then the next row is begun.
    session.type("# 34567890123456")
    session.wait { $0.row == first && $0.column == 19 }
    session.type("7")
    session.wait { $0.row == first + 1 && $0.column == 0 }
    #expect(session.screen.text(of: first) == "/> # 345678901234567")
    session.type("y")
    session.wait { $0.row == first + 1 && $0.column == 1 && $0.text(of: first + 1) == "y" }
    session.type("\u{1B}[D\u{1B}[D")
    session.wait { $0.row == first && $0.column == 19 }
    session.type("\u{7F}")
    session.wait(forRow: "/> # 34567890123457y", column: 18)
    #expect(session.screen.row == first)
    session.type("\r")
    // There is no empty row behind one that is full.
    session.wait { $0.text.dropFirst(first).prefix(2) == ["/> # 34567890123457y", "/>"] }
    session.leave()
    #expect(session.screen.unknown.isEmpty)
  }

  @Test func aWideCharacterThatDoesNotFitGoesDownWhole() {
    let session = TerminalSession(state: folder, columns: 20)
    session.wait(forRow: "/>")
    let first = session.screen.row
    session.type("# 34567890123456世")
    session.wait { $0.row == first + 1 && $0.column == 2 && $0.text(of: first + 1) == "世" }
    #expect(session.screen.text(of: first) == "/> # 34567890123456")
    session.type("\u{1B}[Dx")
    session.wait { $0.text(of: first) == "/> # 34567890123456x" && $0.text(of: first + 1) == "世" }
    session.leave()
  }

  /// The command and the prompt are in colours, of which none is counted.
  @Test func coloursTakeNoColumns() {
    let session = TerminalSession(state: folder, columns: 20)
    session.wait(forRow: "/>")
    let first = session.screen.row
    session.type("push 90123456789")
    session.wait { $0.row == first && $0.column == 19 }
    session.type("0x")
    session.wait { $0.row == first + 1 && $0.column == 1 && $0.text(of: first + 1) == "x" }
    #expect(session.screen.text(of: first) == "/> push 901234567890")
    #expect(session.sent.contains("\u{1B}[32mpush"))
    session.leave()
  }

  /// The menu of a line that is wrapped, at the bottom of the window; and nothing of it above.
  @Test func aWrappedLineAndItsMenuFitAtTheBottom() {
    let files = ScratchFolder()
    for name in ["one.json", "three.json", "two.json"] { files.write("", to: name) }
    let session = TerminalSession(state: folder, columns: 24, rows: 8)
    session.wait(forRow: "/>")
    let notes = (1...12).map { "/> # \($0)" }
    for number in 1...12 { session.type("# \(number)\r") }
    session.wait { $0.all.contains(notes[11]) && $0.text.contains("/>") }
    let line = "/> import \(files.path)/"
    session.type("import \(files.path)/")
    session.wait { $0.text.joined().contains(line) }
    session.type("\t")
    let rows = wrapped(line, to: 24)
    let menu = ["  one.json", "  three.json", "  two.json"]
    session.wait { $0.text.suffix(rows.count + 3) == rows + menu }
    #expect(session.screen.text.count == 8)
    session.type("\t\t\t")
    session.wait { $0.text.last == "> two.json" }
    let chosen = wrapped(line + "two.json", to: 24)
    #expect(session.screen.text.dropLast(3).suffix(chosen.count) == chosen)
    session.type("\u{1B}")
    session.wait { !$0.text.contains("  one.json") && $0.text.joined().contains(line) }
    session.type("\u{3}")
    session.wait { $0.text.joined().contains(line + "^C") }
    session.type("\u{4}")
    #expect(session.end() == .exit(0))
    let all = session.screen.all
    let start = all.firstIndex(of: notes[0]) ?? 0
    #expect(Array(all[start...]) == notes + wrapped(line + "^C", to: 24) + ["/>"])
    #expect(session.screen.unknown.isEmpty)
  }

  /// A window of no size is one of 80 columns and 24 rows.
  @Test func aWindowOfNoSizeIsAnUsualOne() {
    let line = "# " + String(repeating: "0123456789", count: 10)
    func rows(_ script: String) -> [String] {
      let session = TerminalSession(
        ["-c", "\(script)exec \"$SCRUMS\" --fixture sample"],
        executable: "/bin/sh",
        environment: ["XDG_STATE_HOME": folder.file("state")]
      )
      session.wait(forRow: "/>")
      session.type(line)
      session.wait { $0.text.joined().contains(line) }
      session.type("\u{15}push \t")
      session.wait { $0.text.contains { $0.hasPrefix("  Web Dev") } }
      let rows = session.screen.text
      session.type("\u{3}")
      session.wait { $0.text.contains("/> push ^C") }
      session.leave()
      return rows + session.screen.all
    }
    let usual = rows("stty cols 80 rows 24; ")
    #expect(rows("stty cols 0 rows 0; ") == usual)
  }
}
