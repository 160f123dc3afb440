@testable import scrums_cli

/// A terminal as the tests need it: it obeys what the program sends, and nothing else may be sent.
struct ScreenEmulator {
  let columns: Int
  let rows: Int
  /// Each place holds a character; the second column of a wide one holds nothing.
  private(set) var cells: [[String]]
  private(set) var row = 0
  private(set) var column = 0
  /// What has scrolled out at the top.
  private(set) var scrollback: [String] = []
  /// Sequences that it does not know.
  private(set) var unknown: [String] = []
  private(set) var bells = 0
  /// Whether the last column was written and the cursor waits there.
  private var isPending = false

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows as text, without the blanks at their ends and the empty rows at the bottom.
  var text: [String] {
    var lines = cells.map { Self.trimmed($0.joined()) }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// All that was ever shown, from the first line on.
  var all: [String] { scrollback + text }

  mutating func feed(_ bytes: String) {
    var rest = Array(bytes)[...]
    while let character = rest.popFirst() {
      switch character {
      case "\u{1B}": obey(&rest)
      case "\r": (column, isPending) = (0, false)
      case "\n": lineFeed()
      case "\r\n":
        (column, isPending) = (0, false)
        lineFeed()
      case "\u{7}": bells += 1
      default:
        if let value = character.asciiValue, value < 0x20 || value == 0x7F {
          unknown.append(String(value, radix: 16))
        } else {
          put(character)
        }
      }
    }
  }

  private mutating func put(_ character: Character) {
    let width = DisplayWidth.of(character)
    guard width > 0 else { return }
    if isPending || column + width > columns {
      (column, isPending) = (0, false)
      lineFeed()
    }
    if cells[row][column].isEmpty, column > 0 { cells[row][column - 1] = " " }
    cells[row][column] = String(character)
    for offset in 1..<max(2, width + 1) where offset < width { cells[row][column + offset] = "" }
    if column + width < columns, cells[row][column + width].isEmpty {
      cells[row][column + width] = " "
    }
    column += width
    if column >= columns { (column, isPending) = (columns - 1, true) }
  }

  private mutating func lineFeed() {
    isPending = false
    guard row == rows - 1 else {
      row += 1
      return
    }
    scrollback.append(Self.trimmed(cells.removeFirst().joined()))
    cells.append(Array(repeating: " ", count: columns))
  }

  private mutating func obey(_ rest: inout ArraySlice<Character>) {
    guard rest.first == "[" else {
      unknown.append("ESC \(rest.popFirst().map(String.init) ?? "")")
      return
    }
    rest.removeFirst()
    let parameters = String(rest.prefix { !$0.isLetter })
    rest = rest.dropFirst(parameters.count)
    let final = rest.popFirst() ?? "?"
    let number = max(1, Int(parameters) ?? 1)
    switch (final, parameters) {
    case ("m", _): return
    case ("A", _): row = max(0, row - number)
    case ("B", _): row = min(rows - 1, row + number)
    case ("C", _): column = min(columns - 1, column + number)
    case ("H", ""): (row, column) = (0, 0)
    case ("K", ""): erase(from: column, in: row)
    case ("J", ""):
      erase(from: column, in: row)
      for below in (row + 1)..<max(row + 1, rows) { erase(from: 0, in: below) }
    case ("J", "2"):
      for place in 0..<rows { erase(from: 0, in: place) }
    case ("h", "?2004"), ("l", "?2004"): return
    default: unknown.append("CSI \(parameters)\(final)")
    }
    isPending = false
  }

  private mutating func erase(from start: Int, in row: Int) {
    for place in start..<columns { cells[row][place] = " " }
  }

  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }
}
