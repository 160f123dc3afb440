import Foundation
import Testing

@testable import scrums_cli

/// What a real terminal makes of it that wraps its lines anew when the window changes.
@Suite(.enabled(if: Installed.has("tmux"), "tmux is not installed"))
struct TmuxTests {
  /// A server of its own with the program in its one window; gone with the test.
  private final class Window {
    private let folder = ScratchFolder()

    init(_ arguments: String, columns: Int = 80, rows: Int = 24) {
      tmux(
        "-f /dev/null new-session -d -x \(columns) -y \(rows)"
          + " \"env HOME=\(folder.path) \\\"$SCRUMS\\\" \(arguments)\""
      )
    }

    deinit { tmux("kill-server") }

    @discardableResult
    func tmux(_ arguments: String) -> String {
      shell(
        "TMUX_TMPDIR='\(folder.path)' tmux \(arguments)",
        environment: ["PATH": Installed.path, "TERM": "xterm-256color"]
      ).output
    }

    func type(_ text: String) { tmux("send-keys -l -- '\(text)'") }

    /// The rows of the window, without those that are empty at its end.
    var rows: [String] {
      var rows = tmux("capture-pane -p").split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      while rows.last?.isEmpty == true { rows.removeLast() }
      return rows
    }

    func wait(
      _ location: SourceLocation = #_sourceLocation,
      until condition: ([String]) -> Bool
    ) {
      let deadline = Deadline(milliseconds: 10_000)
      while deadline.remaining > 0 {
        if condition(rows) { return }
      }
      Issue.record("the window shows \(rows)", sourceLocation: location)
    }
  }

  private static let note = "note a line that is longer than the window is wide after a while"

  @Test func aWrappedLineIsThereOnceAfterTheWindowWasNarrowAndWide() {
    let window = Window("--fixture sample")
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
    let window = Window("--fixture sample --at /design", columns: columns, rows: rows)
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
