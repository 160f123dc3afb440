/// How much of a text is shown.
///
/// A text of megabytes would hide what is around it, so a long one is shown in part, with its size.
enum DumpText {
  /// How many bytes of a text are written out.
  private static let longest = 2000
  /// How much of a long text is shown around the place where it differs from another one.
  private static let (before, after) = (40, 160)

  /// A text in quotes, on one line.
  static func quoted(_ text: some StringProtocol) -> String {
    guard text.utf8.count > longest else { return String(text).debugDescription }
    return part(text, from: 0, to: longest, quotes: true)
  }

  /// A line as it is.
  static func plain(_ line: Substring) -> String {
    guard line.utf8.count > longest else { return String(line) }
    return part(line, from: 0, to: longest, quotes: false)
  }

  /// Where two texts differ; `nil` when both are short enough to be shown whole.
  static func differing(
    _ one: Substring,
    _ two: Substring,
    quotes: Bool
  ) -> (String, String)? {
    let limit = before + after
    guard one.utf8.count > limit, two.utf8.count > limit else { return nil }
    let start = max(0, commonBytes(one, two) - before)
    return (
      part(one, from: start, to: start + limit, quotes: quotes),
      part(two, from: start, to: start + limit, quotes: quotes)
    )
  }

  /// Whether a text is to be shown line by line.
  static func hasLines(_ text: String) -> Bool {
    if text.utf8.contains(10) || text.utf8.contains(13) { return true }
    return text.utf8.count <= longest && text.contains(where: \.isNewline)
  }

  static func lines(of text: String) -> [Substring] {
    guard text.utf8.count > longest * 10 else {
      return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
    return text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { Substring($0) }
  }

  private static func part(
    _ text: some StringProtocol,
    from start: Int,
    to end: Int,
    quotes: Bool
  ) -> String {
    let bytes = text.utf8
    let end = min(end, bytes.count)
    let shown = String(decoding: bytes.dropFirst(start).prefix(end - start), as: UTF8.self)
      .trimmingBrokenEnds()
    let inner = quotes ? String(shown.debugDescription.dropFirst().dropLast()) : shown
    let mark = quotes ? "\"" : ""
    let (head, tail) = (start > 0 ? "…" : "", end < bytes.count ? "…" : "")
    return "\(mark)\(head)\(inner)\(tail)\(mark) (\(bytes.count) bytes)"
  }

  /// How many bytes both begin with, found by halving: comparing long texts is fast.
  private static func commonBytes(_ one: Substring, _ two: Substring) -> Int {
    var (low, high) = (0, min(one.utf8.count, two.utf8.count))
    while low < high {
      let middle = (low + high + 1) / 2
      let isSame = one.utf8.dropFirst(low).prefix(middle - low)
        .elementsEqual(two.utf8.dropFirst(low).prefix(middle - low))
      if isSame { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension String {
  /// Without what decoding makes of a character that was cut in two.
  fileprivate func trimmingBrokenEnds() -> String {
    var text = self[...]
    while text.unicodeScalars.first == "\u{FFFD}" { text.unicodeScalars.removeFirst() }
    while text.unicodeScalars.last == "\u{FFFD}" { text.unicodeScalars.removeLast() }
    return String(text)
  }
}
