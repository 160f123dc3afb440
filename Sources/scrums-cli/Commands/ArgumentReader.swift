import ScrumFeatures

/// Takes a command's arguments one after the other.
///
/// They come from a line, where a text may begin with a quote and else runs to the end, or from
/// the process's own arguments, which the shell has cut into words already.
struct ArgumentReader {
  /// A text, and whether it was quoted.
  struct Text: Hashable {
    var value: String
    var isQuoted = false
  }

  private enum Source {
    case line(Substring)
    case words(ArraySlice<String>)
  }

  /// How the command is written; it goes into the errors.
  let usage: String
  private var source: Source

  init(line: Substring, usage: String) {
    self.usage = usage
    source = .line(line.droppingBlanks())
  }

  init(words: ArraySlice<String>, usage: String) {
    self.usage = usage
    source = .words(words)
  }

  var isAtEnd: Bool {
    switch source {
    case .line(let line): line.isEmpty
    case .words(let words): words.isEmpty
    }
  }

  /// The next word, or the text between quotes.
  mutating func word() throws(CommandError) -> Text? {
    guard !isAtEnd else { return nil }
    switch source {
    case .words(let words):
      source = .words(words.dropFirst())
      return words.first.map { Text(value: $0) }
    case .line(let line):
      if let quoted = try quotedText(in: line) {
        guard quoted.rest.first?.isWhitespace ?? true else {
          throw .extraArgument(String(quoted.rest), usage: usage)
        }
        source = .line(quoted.rest.droppingBlanks())
        return Text(value: quoted.value, isQuoted: true)
      }
      let word = line.prefix { !$0.isWhitespace }
      source = .line(line.dropFirst(word.count).droppingBlanks())
      return Text(value: String(word))
    }
  }

  /// Everything that is left, or the text between quotes.
  mutating func text() throws(CommandError) -> Text? {
    guard !isAtEnd else { return nil }
    switch source {
    case .words(let words):
      source = .words([])
      return Text(value: words.joined(separator: " "))
    case .line(let line):
      if line.first == "\"" { return try word() }
      source = .line("")
      return Text(value: String(line).trimmingBlanks())
    }
  }

  /// A text and the word after it; without quotes the text runs to the last word.
  mutating func textAndWord() throws(CommandError) -> (text: Text, word: Text?)? {
    switch source {
    case .words(let words):
      guard words.count > 1, let last = words.last else { break }
      source = .words([])
      return (Text(value: words.dropLast().joined(separator: " ")), Text(value: last))
    case .line(let line):
      guard line.first != "\"" else { break }
      let line = String(line).trimmingBlanks()
      guard let blank = line.lastIndex(where: \.isWhitespace) else { break }
      source = .line("")
      let last = line[line.index(after: blank)...]
      return (Text(value: String(line[..<blank]).trimmingBlanks()), Text(value: String(last)))
    }
    guard let text = try word() else { return nil }
    return (text, try word())
  }

  /// A text up to the word `separator`, and whether that was there; what follows it is left.
  mutating func text(before separator: String) throws(CommandError) -> (text: Text?, found: Bool) {
    switch source {
    case .words(let words):
      guard let place = words.firstIndex(of: separator) else { return (try text(), false) }
      source = .words(words[(place + 1)...])
      let text = words[..<place].joined(separator: " ")
      return (text.isEmpty ? nil : Text(value: text), true)
    case .line(let line):
      var before = line.first == "\"" ? try word() : nil
      guard case .line(let rest) = source else { return (before, false) }
      let words = rest.split(whereSeparator: \.isWhitespace)
      guard let found = words.first(where: { $0 == separator }) else {
        if let before { return (before, false) }
        return (try text(), false)
      }
      let skipped = String(rest[..<found.startIndex]).trimmingBlanks()
      guard before == nil || skipped.isEmpty else { throw .extraArgument(skipped, usage: usage) }
      if !skipped.isEmpty { before = Text(value: skipped) }
      source = .line(rest[found.endIndex...].droppingBlanks())
      return (before, true)
    }
  }

  /// `@WHO`, where what is left begins with it.
  mutating func person() throws(CommandError) -> PersonReference? {
    switch source {
    case .words(let words):
      guard let first = words.first, first.hasPrefix("@") else { return nil }
      source = .words(words.dropFirst())
      return try PersonReference(name: String(first.dropFirst())).checked(usage)
    case .line(let line):
      guard line.first == "@" else { return nil }
      source = .line(line.dropFirst())
      guard line.dropFirst().first?.isWhitespace == false, let name = try word() else {
        throw .missingArgument("WHO", usage: usage)
      }
      return try PersonReference(name: name.value, isQuoted: name.isQuoted).checked(usage)
    }
  }

  /// Texts with commas between them; each may be quoted. Blank ones are left out.
  mutating func list() throws(CommandError) -> [String]? {
    guard !isAtEnd else { return nil }
    var items: [String] = []
    switch source {
    case .words(let words):
      items = words.joined(separator: " ").split(separator: ",").map(String.init)
      source = .words([])
    case .line(var line):
      while !line.isEmpty {
        if let quoted = try quotedText(in: line) {
          items.append(quoted.value)
          line = quoted.rest.droppingBlanks()
          guard line.isEmpty || line.first == "," else {
            throw .extraArgument(String(line), usage: usage)
          }
        } else {
          let item = line.prefix { $0 != "," }
          items.append(String(item))
          line = line.dropFirst(item.count)
        }
        line = line.dropFirst().droppingBlanks()
      }
      source = .line("")
    }
    return items.map { $0.trimmingBlanks() }.filter { !$0.isEmpty }
  }

  /// Takes the flag if it is the first or the last of what is left, and not quoted.
  mutating func flag(_ flag: String) -> Bool {
    switch source {
    case .words(var words):
      if words.first == flag {
        words.removeFirst()
      } else if words.last == flag {
        words.removeLast()
      } else {
        return false
      }
      source = .words(words)
    case .line(let line):
      let words = line.split(whereSeparator: \.isWhitespace)
      if let first = words.first, first == flag {
        source = .line(line[first.endIndex...].droppingBlanks())
      } else if let last = words.last, last == flag {
        source = .line(line[..<last.startIndex])
      } else {
        return false
      }
    }
    return true
  }

  /// Nothing may be left.
  func finish() throws(CommandError) {
    switch source {
    case .line(let line) where !line.isEmpty:
      throw .extraArgument(String(line).trimmingBlanks(), usage: usage)
    case .words(let words) where !words.isEmpty:
      throw .extraArgument(words.joined(separator: " "), usage: usage)
    case .line, .words:
      return
    }
  }

  /// The text between the quote that `line` begins with and the one that closes it; inside, `\"`
  /// and `\\` stand for a quote and a backslash.
  private func quotedText(
    in line: Substring
  ) throws(CommandError) -> (value: String, rest: Substring)? {
    guard line.first == "\"" else { return nil }
    var value = ""
    var index = line.index(after: line.startIndex)
    while index < line.endIndex {
      let character = line[index]
      index = line.index(after: index)
      switch character {
      case "\"":
        return (value, line[index...])
      case "\\" where index < line.endIndex && (line[index] == "\"" || line[index] == "\\"):
        value.append(line[index])
        index = line.index(after: index)
      default:
        value.append(character)
      }
    }
    throw .unterminatedQuote(String(line).trimmingBlanks())
  }
}

extension PersonReference {
  fileprivate func checked(_ usage: String) throws(CommandError) -> PersonReference {
    guard !name.trimmingBlanks().isEmpty else { throw .missingArgument("WHO", usage: usage) }
    return self
  }
}

extension Substring {
  /// The text without white space at its beginning.
  func droppingBlanks() -> Substring {
    drop { $0.isWhitespace }
  }
}
