import ScrumFeatures

/// The kinds of values that arguments are, each with its own errors.
extension ArgumentReader {
  mutating func requiredText(_ name: String) throws(CommandError) -> Text {
    guard let text = try text() else { throw .missingArgument(name, usage: usage) }
    return text
  }

  /// A text that holds something.
  mutating func filledText(_ name: String) throws(CommandError) -> String {
    let text = try requiredText(name).value.trimmingBlanks()
    guard !text.isEmpty else { throw .emptyText(usage: usage) }
    return text
  }

  /// WHICH as the last argument.
  mutating func row() throws(CommandError) -> RowReference {
    let text = try requiredText("WHICH")
    guard !text.value.isEmpty else { throw .emptyText(usage: usage) }
    return RowReference(text: text.value, isQuoted: text.isQuoted)
  }

  /// WHICH and a place to move it to.
  mutating func rowAndPlace() throws(CommandError) -> (row: RowReference, place: Int) {
    guard let (text, word) = try textAndWord() else {
      throw .missingArgument("WHICH", usage: usage)
    }
    guard let word else { throw .missingArgument("TO", usage: usage) }
    guard !text.value.isEmpty else { throw .emptyText(usage: usage) }
    return (RowReference(text: text.value, isQuoted: text.isQuoted), try count(word.value))
  }

  /// WHICH of a single word (or quoted), and a text after it.
  mutating func rowAndText(_ name: String) throws(CommandError) -> (RowReference, String) {
    guard let word = try word() else { throw .missingArgument("WHICH", usage: usage) }
    guard !word.value.isEmpty else { throw .emptyText(usage: usage) }
    return (RowReference(text: word.value, isQuoted: word.isQuoted), try filledText(name))
  }

  /// A whole number of at least 1.
  mutating func optionalCount() throws(CommandError) -> Int? {
    guard let word = try word() else { return nil }
    return try count(word.value)
  }

  /// WHICH, where it is given.
  mutating func optionalRow() throws(CommandError) -> RowReference? {
    isAtEnd ? nil : try row()
  }

  mutating func duration() throws(CommandError) -> Duration {
    try DurationText.parse(try requiredText("DURATION").value).get()
  }

  /// A duration with a sign, plus where there is none.
  mutating func signedDuration() throws(CommandError) -> Duration {
    let text = try requiredText("DURATION").value
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    let sign = text.dropLast(digits.count)
    let parsed = DurationText.parse(String(digits)).mapError { error -> CommandError in
      guard case .badDuration(let text, let suggestion) = error else { return error }
      return .badDuration(sign + text, suggestion: suggestion.map { sign + $0 })
    }
    let duration = try parsed.get()
    return isNegative ? .zero - duration : duration
  }

  mutating func minutes() throws(CommandError) -> Int {
    let text = try requiredText("MINUTES").value
    let range = DailyScrum.lengthRange
    guard text.isWholeNumber else {
      throw .badNumber(text, usage: "\(usage), \(range.lowerBound) to \(range.upperBound)")
    }
    guard let minutes = Int(text), range.contains(minutes) else {
      throw .lengthOutOfRange(text, range: range)
    }
    return minutes
  }

  mutating func theme() throws(CommandError) -> Theme {
    let word = try requiredText("NAME").value
    guard let theme = Theme(typed: word) else {
      throw .unknownTheme(word, nearest: Theme.suggestion(for: word)?.name)
    }
    return theme
  }

  /// WHICH and the words of a period after it, each where it is given. A title that ends like a
  /// period is quoted.
  mutating func rowAndPeriod() throws(CommandError) -> (row: RowReference?, period: String?) {
    guard let text = try text() else { return (nil, nil) }
    guard !text.isQuoted else {
      return (RowReference(text: text.value, isQuoted: true), try self.text()?.value)
    }
    let words = text.value.split(whereSeparator: \.isWhitespace).map(String.init)
    let count =
      if let last = words.last, ReportPeriod.words.contains(last) {
        1
      } else if words.last == "since" || words.dropLast().last == "since" {
        words.count - (words.lastIndex(of: "since") ?? 0)
      } else {
        0
      }
    let row = words.dropLast(count).joined(separator: " ")
    let period = words.suffix(count).joined(separator: " ")
    return (row.isEmpty ? nil : RowReference(text: row), period.isEmpty ? nil : period)
  }

  mutating func filter() throws(CommandError) -> FollowUpsFeature.Filter {
    try choice(.filter)
  }

  mutating func format() throws(CommandError) -> ScrumExport.Format {
    try choice(.format)
  }

  /// One of the words that a type has for its cases.
  private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ subject: CommandError.Subject
  ) throws(CommandError) -> Choice {
    let names = Choice.allCases.map(\.rawValue)
    guard let word = try word()?.value else {
      throw .missingArgument(names.joined(separator: "|"), usage: usage)
    }
    guard let choice = Choice(rawValue: word.lowercased()) else {
      throw .notFound(
        subject,
        word,
        nearest: Spelling.nearest(to: word, in: names),
        among: names
      )
    }
    return choice
  }

  mutating func names() throws(CommandError) -> [String] {
    guard let names = try list() else { throw .missingArgument("NAME", usage: usage) }
    guard !names.isEmpty else { throw .emptyText(usage: usage) }
    return names
  }

  private func count(_ text: String) throws(CommandError) -> Int {
    guard text.isWholeNumber else { throw .badNumber(text, usage: usage) }
    guard let count = Int(text), count > 0 else { throw .countOutOfRange(text, usage: usage) }
    return count
  }
}

extension String {
  /// Digits, with or without a sign, however many.
  fileprivate var isWholeNumber: Bool {
    let digits = hasPrefix("-") || hasPrefix("+") ? dropFirst() : self[...]
    return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
