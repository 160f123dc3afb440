/// One line of the table: a figure, what it is compared with, and the most that it may be.
struct Row {
  enum Yardstick: String {
    case lookup = "L"
    case task = "T"
    case flat = "× flat send"
    case thousand = "× 1,000 rows"
    case shallow = "× depth 1"
    case hundred = "× 100 rows"
    case oneScope = "× 1 scope"
    case mebibyte = "MiB"
  }

  let name: String
  /// Nil for what is no time.
  let nanoseconds: Double?
  let multiple: Double
  let yardstick: Yardstick
  let target: Double

  var isMet: Bool { multiple <= target }
}
