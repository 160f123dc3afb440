/// DURATION: `90s`, `10m`, `1h`, `1m30s`. A bare number is none, because it does not say of what.
enum DurationText {
  /// The longest that is understood, about a hundred years, so that no date runs out of range.
  static let longest = "876000h"
  private static let longestInSeconds = 876_000 * 3600

  static func parse(_ text: String) -> Result<Duration, CommandError> {
    var rest = Substring(text)
    var total = 0
    var largestUnit = Int.max
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      guard !digits.isEmpty, let letter = rest.popFirst(), let unit = seconds(in: letter),
        unit < largestUnit
      else { return .failure(.badDuration(text, suggestion: suggestion(for: text))) }
      largestUnit = unit
      guard let count = Int(digits), count <= longestInSeconds / unit else {
        return .failure(.durationTooLong(text))
      }
      total += count * unit
    }
    guard largestUnit < .max else { return .failure(.badDuration(text, suggestion: nil)) }
    guard total <= longestInSeconds else { return .failure(.durationTooLong(text)) }
    return .success(.seconds(total))
  }

  private static func seconds(in unit: Character) -> Int? {
    switch unit {
    case "s": 1
    case "m": 60
    case "h": 3600
    default: nil
    }
  }

  /// A bare number is most likely seconds; `1M 30S` is `1m30s`.
  private static func suggestion(for text: String) -> String? {
    guard text.utf8.count <= 20 else { return nil }
    let compact = String(text.lowercased().filter { !$0.isWhitespace })
    let guess = Int(compact).map { "\($0)s" } ?? compact
    guard guess != text, case .success = parse(guess) else { return nil }
    return guess
  }
}
