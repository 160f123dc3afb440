import ScrumFeatures

/// Lines of commands: which of them are none, and where one ends and the next begins.
enum CommandText {
  /// Blank lines and comments have no answer.
  static func isIgnorable(_ line: String) -> Bool {
    guard let first = line.first(where: { !$0.isWhitespace }) else { return true }
    return first == "#"
  }

  /// The one or two words that a line's command goes by, and what comes after them.
  static func name(of line: some StringProtocol) -> (name: String, rest: Substring) {
    let line = Substring(line).droppingBlanks()
    let word = line.prefix { !$0.isWhitespace }
    let rest = line[word.endIndex...].droppingBlanks()
    guard CommandTable.groups.contains(String(word)), !rest.isEmpty else {
      return (String(word), rest)
    }
    let second = rest.prefix { !$0.isWhitespace }
    return ("\(word) \(second)", rest[second.endIndex...].droppingBlanks())
  }

  /// The commands of `-c`: a `;` outside quotes ends one. Those that are none are left out.
  ///
  /// Where a quote begins depends on the command, because elsewhere it is a letter like any other.
  /// So each piece is read as a command: if it ends inside a quote, its `;` is part of a text.
  static func split(_ text: String) -> [String] {
    var commands: [String] = []
    var start = text.startIndex
    var candidate = text.startIndex
    while let end = text[candidate...].firstIndex(of: ";") {
      candidate = text.index(after: end)
      if endsInsideQuote(text[start..<end]) {
        // Only a further quote can close it.
        candidate = text[candidate...].firstIndex(of: "\"") ?? text.endIndex
      } else {
        commands.append(String(text[start..<end]))
        start = candidate
      }
    }
    commands.append(String(text[start...]))
    return commands.map { $0.trimmingBlanks() }.filter { !isIgnorable($0) }
  }

  /// A text as an argument in a line: between quotes if it would not stand for itself without.
  static func quoted(_ text: String) -> String {
    let isPlain = text == text.trimmingBlanks() && !text.hasPrefix("\"") && !text.contains(";")
    guard !isPlain else { return text }
    return inQuotes(text)
  }

  /// A text between quotes, as a line has it.
  static func inQuotes(_ text: String) -> String {
    let escaped = text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] }
    return "\"\(String(escaped))\""
  }

  private static func endsInsideQuote(_ text: Substring) -> Bool {
    let (name, rest) = name(of: text)
    return CommandTable.entries(named: name).contains { endsInsideQuote(rest, of: $0) }
  }

  private static func endsInsideQuote(_ text: Substring, of entry: CommandEntry) -> Bool {
    var arguments = ArgumentReader(line: text, usage: entry.usage)
    do throws(CommandError) {
      _ = try entry.make(&arguments)
      return false
    } catch .unterminatedQuote {
      return true
    } catch {
      return false
    }
  }
}
