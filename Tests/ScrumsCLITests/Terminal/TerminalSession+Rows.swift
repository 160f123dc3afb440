import Testing

@testable import scrums_cli

extension TerminalSession {
  /// A session with a history of its own, so that nothing of other tests is suggested.
  convenience init(
    _ arguments: [String] = ["--fixture", "sample"],
    state: ScratchFolder,
    environment: [String: String] = [:],
    columns: UInt16 = 80,
    rows: UInt16 = 24
  ) {
    self.init(
      arguments,
      environment: ["XDG_STATE_HOME": state.file("state")].merging(environment) { $1 },
      columns: columns,
      rows: rows
    )
  }

  /// Waits until one of the window's rows is this one, and no more than this.
  func wait(forRow row: String, _ location: SourceLocation = #_sourceLocation) {
    wait(location) { $0.text.contains(row) }
  }

  /// The same, with the cursor in that column.
  func wait(forRow row: String, column: Int, _ location: SourceLocation = #_sourceLocation) {
    wait(location) { $0.text.contains(row) && $0.column == column }
  }

  /// Leaves an empty or a half-typed line, and the session with it.
  func leave(_ location: SourceLocation = #_sourceLocation) {
    type("\u{5}\u{15}\u{4}")
    #expect(end(location) == .exit(0), sourceLocation: location)
  }
}

extension ScreenEmulator {
  /// What a row holds; nothing where it is below all that is shown.
  func text(of row: Int) -> String {
    text.indices.contains(row) ? text[row] : ""
  }
}
