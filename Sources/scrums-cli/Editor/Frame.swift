/// The rows at the bottom of what is shown that are repainted in place: a block of its own, the line
/// being edited, what is below it.
struct Frame: Hashable, Sendable {
  /// A row, at most as wide as the window.
  struct Row: Hashable, Sendable {
    var bytes: String
    /// In columns.
    var width: Int

    init(_ text: StyledText, _ colors: ColorDepth) {
      bytes = text.bytes(colors)
      width = text.width
    }
  }

  var rows: [Row] = []
  /// Where the cursor stands: a row of the frame, and columns from the left.
  var cursor = Place(row: 0, column: 0)

  struct Place: Hashable, Sendable {
    var row: Int
    var column: Int
  }

  /// The part of it that fits into so many rows, with the cursor in it.
  func fitting(rows count: Int) -> Frame {
    guard rows.count > count else { return self }
    let start = min(rows.count - count, cursor.row)
    var frame = self
    frame.rows = Array(rows[start..<min(rows.count, start + count)])
    frame.cursor.row -= start
    return frame
  }
}
