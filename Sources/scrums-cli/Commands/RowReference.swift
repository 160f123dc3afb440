/// WHICH, as it was typed: a number, or the beginning of a title or name, or an id.
struct RowReference: Hashable, Sendable {
  var text: String
  /// What stands between quotes is a title, even if it looks like a number.
  var isQuoted = false

  /// The number of a row, if it means one.
  var number: Int? {
    guard !isQuoted, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text)
  }
}
