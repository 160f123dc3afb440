import Testing

@testable import scrums_cli

/// What a real terminal makes of it that wraps its lines anew when the window changes.
@Suite(.enabled(if: Installed.has("tmux"), "tmux is not installed"))
struct TmuxTests {
  private static let note = "note a line that is longer than the window is wide after a while"

  @Test func aWrappedLineIsThereOnceAfterTheWindowWasNarrowAndWide() {
    let window = TmuxWindow("--fixture sample")
    window.wait { $0.contains { $0.hasPrefix("/>") } }
    window.type(Self.note)
    window.wait { $0.contains("/> " + Self.note) }
    for columns in [30, 80, 25, 120, 80] {
      window.tmux("resize-window -x \(columns)")
      window.wait { rows in
        // The window leaves out the blanks at the ends of its rows.
        let text = rows.joined().filter { $0 != " " }
        return rows.filter { $0.hasPrefix("/>") }.count == 1
          && text.contains("/>" + Self.note.filter { $0 != " " })
      }
    }
    window.wait { $0.contains("/> " + Self.note) }
    #expect(window.rows.prefix(5).contains("Type help; Ctrl-D ends the session."))
    window.tmux("send-keys C-u")
    window.type("quit\n")
  }

  @Test(arguments: [(40, 10), (80, 10), (200, 50)])
  func aMeetingFitsIntoTheWindow(columns: Int, rows: Int) {
    let window = TmuxWindow("--fixture sample --at /design", columns: columns, rows: rows)
    window.wait { $0.contains { $0.hasPrefix("/design>") } }
    window.type("start\n")
    window.wait { $0.contains { $0.hasPrefix("/design/meeting>") } }
    window.type("note said")
    window.wait { shown in
      shown.contains { $0.hasPrefix(" Amira") } && shown.contains { $0.hasPrefix(" Meeting") }
        && shown.contains("/design/meeting> note said")
        && shown.contains { $0.hasPrefix("  note [@WHO] TEXT") }
    }
    window.tmux("send-keys C-u")
    window.type("end\ndiscard\n")
    window.wait { $0.contains { $0.hasPrefix("/design>") } }
    #expect(!window.rows.contains { $0.hasPrefix(" Meeting  9:") || $0.contains("then Bjorn") })
    window.type("quit\n")
  }
}
