/// Turns the frame that is shown and the frame that is wanted into what the terminal has to be sent.
///
/// Only movements relative to the cursor are used, so where the frame is in the window need not be
/// known, and the terminal is asked nothing. Nothing above the frame is touched.
struct FramePainter: Sendable {
  /// What is shown; nil while there is no frame.
  private(set) var shown: Frame?
  private var size = TerminalSize.standard

  /// Shows a frame in the place of the one before; nothing where it is the same.
  mutating func paint(_ frame: Frame, in size: TerminalSize) -> String {
    let frame = frame.fitting(rows: size.rows)
    guard let before = shown, self.size == size else {
      let bytes = erase(in: size)
      shown = frame
      self.size = size
      return bytes + Self.whole(frame)
    }
    guard before != frame else { return "" }
    shown = frame
    return Self.change(from: before, to: frame)
  }

  /// Takes the frame away; the cursor is then at the beginning of the row where it began.
  ///
  /// - Parameter size: The window as it is now. Where it has become another, terminals have wrapped the
  ///   rows anew, and the cursor with them.
  mutating func erase(in size: TerminalSize) -> String {
    guard let before = shown else { return "" }
    shown = nil
    let up = Self.up(before.rowsAboveCursor(columns: size.columns))
    // NB: some terminals keep what is erased from the window's very top on, as if it had been cleared.
    // So the first row is erased by itself.
    guard before.rows(columns: size.columns) > 1 else { return up + "\u{1B}[K" }
    return up + "\u{1B}[K\u{1B}[B\u{1B}[J\u{1B}[A"
  }

  /// What is shown is no longer known: somebody else has written.
  mutating func forget() {
    shown = nil
  }

  // MARK: - Bytes

  private static func whole(_ frame: Frame) -> String {
    let rows = frame.rows.map(\.bytes).joined(separator: "\r\n")
    return rows + place(frame.cursor, from: frame.rows.count - 1)
  }

  private static func change(from before: Frame, to frame: Frame) -> String {
    let same = zip(before.rows, frame.rows).prefix { $0 == $1 }.count
    guard same < max(before.rows.count, frame.rows.count) else {
      return move(from: before.cursor.row, to: frame.cursor.row) + column(frame.cursor.column)
    }
    // NB: rows may have gone at the end only; then the last one that stays is written again.
    let first = min(same, frame.rows.count - 1)
    var bytes = move(from: before.cursor.row, to: min(first, before.rows.count - 1))
    if first >= before.rows.count { bytes += "\r\n" }
    for (index, row) in frame.rows.enumerated().dropFirst(first) {
      if index > first { bytes += "\r\n" }
      // NB: in a row that is full the cursor waits at its last column, and would erase it.
      bytes += (index < before.rows.count ? clear(row, before.rows[index]) : row.bytes)
    }
    var last = frame.rows.count - 1
    if before.rows.count > frame.rows.count {
      bytes += "\r\n\u{1B}[J"
      last += 1
    }
    return bytes + place(frame.cursor, from: last)
  }

  /// A row over another one. It is erased behind its end, so that nothing flickers.
  private static func clear(_ row: Frame.Row, _ before: Frame.Row) -> String {
    row.width < before.width ? row.bytes + "\u{1B}[K" : row.bytes
  }

  private static func place(_ cursor: Frame.Place, from row: Int) -> String {
    move(from: row, to: cursor.row) + column(cursor.column)
  }

  /// To the beginning of another row of the frame.
  private static func move(from row: Int, to other: Int) -> String {
    if other < row { return up(row - other) }
    return "\r" + (other > row ? "\u{1B}[\(other - row)B" : "")
  }

  private static func up(_ rows: Int) -> String {
    "\r" + (rows > 0 ? "\u{1B}[\(rows)A" : "")
  }

  /// From the beginning of a row.
  private static func column(_ column: Int) -> String {
    column > 0 ? "\u{1B}[\(column)C" : ""
  }
}

extension Frame {
  /// How many rows of the window the cursor is below the beginning, in a window of so many columns.
  fileprivate func rowsAboveCursor(columns: Int) -> Int {
    Self.height(rows[..<cursor.row], columns) + cursor.column / columns
  }

  /// How many rows of such a window it takes.
  fileprivate func rows(columns: Int) -> Int { Self.height(rows[...], columns) }

  private static func height(_ rows: ArraySlice<Row>, _ columns: Int) -> Int {
    rows.reduce(0) { $0 + max(1, ($1.width + columns - 1) / columns) }
  }
}
