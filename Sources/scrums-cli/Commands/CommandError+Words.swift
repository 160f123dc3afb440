import ScrumFeatures

extension CommandError {
  /// What happened, the value quoted, and what to do: one line.
  var message: String {
    switch self {
    case .nothingTyped:
      return "There is no command. \"help\" lists them."
    case .unknownCommand(let word, let nearest):
      return Self.unknown("command", word, nearest) ?? "\(Self.unknown("command", word)). "
        + "\"help\" lists what there is."
    case .notHere(let command, let places, let screen):
      return Self.elsewhere(command, places)
        + "; this is \(screen.description)." + suggesting(suggestion)
    case .missingArgument(let argument, let usage):
      return "\(argument) is missing: \(usage)"
    case .extraArgument(let text, let usage):
      return "\(quoted(text)) is too much here: \(usage)"
    case .unterminatedQuote(let text):
      return "A quote is never closed: \(shortened(text)). "
        + "End it with \", or write \\\" for a quote inside one."
    case .lineTooLong(let limit):
      return "A line holds \(limit) bytes at most; this one was skipped."
    case .badNumber(let text, let usage):
      return "\(quoted(text)) is not a whole number: \(usage)"
    case .badDuration(let text, let suggestion):
      return "\(quoted(text)) is not a duration."
        + (suggestion.map { " Did you mean \(quoted($0))?" } ?? " Write 90s, 10m, 1h or 1m30s.")
    case .durationTooLong(let text):
      return "\(quoted(text)) is too long; \(DurationText.longest) at most."
    case .lengthOutOfRange(let text, let range):
      return "A length of \(quoted(text)) is out of range: "
        + "\(range.lowerBound) to \(range.upperBound) minutes."
    case .countOutOfRange(let text, let usage):
      return "\(quoted(text)) is out of range; 1 is the least: \(usage)"
    case .unknownTheme(let word, let nearest):
      return Self.unknown("theme", word, nearest) ?? "\(Self.unknown("theme", word)). "
        + "\"help theme\" lists them."
    case .noPeriod(let text):
      return "\(quoted(text)) is not a period: \(ReportPeriod.words.joined(separator: ", ")) or"
        + " since and a day, such as since 2030-01-31."
    case .emptyText(let usage):
      return "The text is empty: \(usage)"
    case .emptyTitle:
      return "The title is empty. Give one first: title Morning Sync"
    case .notFound(let subject, let name, let nearest, let among):
      return "There is no \(subject.rawValue) \(quoted(name))."
        + (nearest == nil ? listing(among) : suggesting(nearest))
        + (subject == .topic && nearest == nil ? " \"help\" lists what there is." : "")
    case .ambiguous(let subject, let name, let candidates):
      let list = candidates.prefix(5).map(quoted).joined(separator: ", ")
      return "\(quoted(name)) may be any of several \(subject.rawValue)s: \(list)."
    case .positionOutOfRange(let position, let count):
      return "There is no place \(position): 1 to \(count)."
    case .gone(let subject, let name):
      return "The \(subject.rawValue) \(quoted(name)) is gone."
    case .atRoot:
      return "This is the root; there is nothing to pop."
    case .popOutOfRange(let count, let available):
      return "\(count) are too many to pop; above the root there is \(available)."
    case .alert(let command, let buttons):
      return "\(quoted(command)) has to wait: a question is open. Answer \(choice(of: buttons))."
    case .needsAnswer(let question, let buttons):
      return "\(quoted(question)) needs an answer (\(choice(of: buttons))); "
        + "--yes gives the affirmative one."
    case .notSimulated:
      return "Time can only be advanced under --clock simulated; \"wait\" waits."
    case .meeting(let refusal):
      return refusal.words
    case .nothingCutOff:
      return "No meeting was cut off. \"start\" begins one."
    case .unreadable(let file, let reason):
      return "\(quoted(file)) cannot be read: \(TextSanitizer.visible(reason))."
    case .unwritable(let file, let reason):
      return "\(quoted(file)) cannot be written: \(TextSanitizer.visible(reason))."
    case .locked(let file):
      return "\(quoted(file)) is locked by another program."
    case .newerVersion(let file, let version):
      return "\(quoted(file)) is of version \(version), which this program is too old for."
    }
  }

  /// What was probably meant, ready to be typed.
  var suggestion: String? {
    switch self {
    case .unknownCommand(_, let nearest), .unknownTheme(_, let nearest),
      .notFound(_, _, let nearest, _):
      nearest
    case .badDuration(_, let suggestion): suggestion
    case .notHere("add", _, .edit): "done"
    case .notHere("done", _, .followUps): "check 1"
    case .notHere("discard", _, .new), .notHere("discard", _, .edit): "cancel"
    // Every way out of a meeting ends it.
    case .notHere(_, _, .meeting): nil
    case .notHere("done", _, .new): "add"
    case .notHere(_, let places, let screen): screen.nearest(of: places).map(screen.way(to:))
    case .ambiguous(_, _, let candidates): candidates.first
    case .alert(let command, let buttons): Spelling.nearest(to: command, in: buttons)
    case .popOutOfRange: "root"
    case .meeting(let refusal): refusal.suggestion
    case .nothingCutOff: "start"
    case .lengthOutOfRange(let text, let range):
      text.hasPrefix("-") || (Int(text) ?? .max) < range.lowerBound
        ? "\(range.lowerBound)" : "\(range.upperBound)"
    case .nothingTyped, .missingArgument, .extraArgument, .unterminatedQuote, .lineTooLong,
      .noPeriod, .badNumber, .durationTooLong, .countOutOfRange, .emptyText, .emptyTitle,
      .positionOutOfRange,
      .gone, .atRoot, .needsAnswer, .notSimulated, .unreadable, .unwritable,
      .locked, .newerVersion:
      nil
    }
  }

  /// The message for the shell, where `form` is a line of it that works.
  func message(forShell form: String?) -> String {
    guard case .notHere(let command, let places, _) = self, let form else { return message }
    return Self.elsewhere(command, places) + ". Write: \(form)"
  }

  private static func elsewhere(_ command: String, _ places: [ScreenKind]) -> String {
    "\(quoted(command)) belongs to \(ScreenKind.description(of: places))"
  }

  private static func unknown(_ what: String, _ word: String) -> String {
    "Unknown \(what) \(quoted(word))"
  }

  private static func unknown(_ what: String, _ word: String, _ nearest: String?) -> String? {
    nearest.map { "\(unknown(what, word)). Did you mean \(quoted($0))?" }
  }
}

/// A value inside a message, between quotes.
private func quoted(_ text: String) -> String {
  "\"\(shortened(text))\""
}

/// A value as a message may show it: nothing that a terminal would obey, and not too much of it.
private func shortened(_ text: String) -> String {
  let shown = TextSanitizer.visible(String(text.prefix(60)))
  return text.dropFirst(60).isEmpty ? shown : shown + "…"
}

private func suggesting(_ suggestion: String?) -> String {
  suggestion.map { " Try \(quoted($0))." } ?? ""
}

/// Those there are instead; the first of many.
private func listing(_ names: [String]) -> String {
  guard let last = names.last else { return "" }
  let (shown, more) = (names.prefix(5).map(quoted), names.count - 5)
  guard more < 1 else { return " There are \(shown.joined(separator: ", ")) and \(more) more." }
  guard names.count > 1 else { return " There is only \(quoted(last))." }
  return " There are \(shown.dropLast().joined(separator: ", ")) and \(quoted(last))."
}

private func choice(of buttons: [String]) -> String {
  buttons.map(quoted).joined(separator: " or ")
}
