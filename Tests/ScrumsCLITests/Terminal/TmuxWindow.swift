import Testing

@testable import scrums_cli

/// A server of tmux of its own with the program in its one window; gone with the test.
final class TmuxWindow {
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
  var rows: [String] { rows(of: "capture-pane -p") }

  /// The same, with all that has scrolled out at the top.
  var all: [String] { rows(of: "capture-pane -p -S -") }

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

  private func rows(of command: String) -> [String] {
    var rows = tmux(command).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows
  }
}
