/// One line at the bottom of the window that stays while everything else scrolls above it: values
/// in, bytes out.
///
/// The line is kept out of the scrolling by the terminal's scrolling region, and painted between a
/// save and a restore of the cursor, so that what is being typed stays as it is, however long it is.
/// The terminal is asked nothing, and nothing that it has shown is erased.
struct StatusLine {
  /// The window in which the line has its place; nil while it has none.
  private(set) var place: TerminalSize?
  private var painted: String?

  /// Windows with fewer rows have none to spare.
  static let leastRows = 4

  /// Shows a line. To be called for the first time, and after the window has changed, when the cursor
  /// is at the beginning of a row.
  ///
  /// - Parameter line: At most as wide as the window without its last column.
  mutating func show(_ line: String, in size: TerminalSize) -> String {
    guard size.rows >= Self.leastRows else { return hide() }
    var bytes = ""
    if place != size {
      bytes = hide() + Self.reserve(size)
      place = size
    }
    return bytes + repaint(line)
  }

  /// Paints another line where there is one, at any moment; nothing when it is the same.
  mutating func repaint(_ line: String) -> String {
    guard let place, line != painted else { return "" }
    painted = line
    return "\u{1B}7\u{1B}[\(place.rows);1H\u{1B}[0m\u{1B}[2K\(line)\u{1B}[0m\u{1B}8"
  }

  /// Gives the row back.
  mutating func hide() -> String {
    guard let place else { return "" }
    self.place = nil
    painted = nil
    return "\u{1B}7\u{1B}[\(place.rows);1H\u{1B}[0m\u{1B}[2K\u{1B}[r\u{1B}8"
  }

  /// Lets everything but the bottom row scroll. The line feed makes sure that the cursor is not on
  /// it; setting the region moves the cursor, so it is saved before.
  private static func reserve(_ size: TerminalSize) -> String {
    "\n\u{1B}7\u{1B}[1;\(size.rows - 1)r\u{1B}8\u{1B}[A"
  }
}
