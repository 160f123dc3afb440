import ScrumFeatures
import ScrumFixtures

/// What an argument is, as far as a shell can offer something for it.
enum ShellArgument: Hashable, Sendable {
  /// One of these words.
  case words([String])
  case file
  case fixture
  /// What `help` tells about.
  case topic
  /// A text, a number, a row: only the user knows.
  case free

  /// The kinds of a command's arguments, read from the notation of its usage.
  static func kinds(of entry: CommandEntry) -> [ShellArgument] {
    var kinds = kinds(of: entry.arguments)
    if !entry.choices.isEmpty, !kinds.isEmpty {
      kinds[kinds.count - 1] = .words(entry.choices)
    }
    return kinds
  }

  /// A blank outside brackets ends an argument; one in brackets may be left out.
  static func kinds(of notation: String) -> [ShellArgument] {
    if notation == "COMMAND or TOPIC" { return [.topic] }
    var depth = 0
    let pieces = notation.split { letter in
      if letter == "[" { depth += 1 }
      if letter == "]" { depth -= 1 }
      return letter == " " && depth == 0
    }
    guard pieces.count <= 1 else { return pieces.flatMap { kinds(of: String($0)) } }
    guard notation.hasPrefix("["), notation.hasSuffix("]") else {
      return notation.isEmpty ? [] : [ShellArgument(word: notation)]
    }
    return kinds(of: String(notation.dropFirst().dropLast()))
  }

  private init(word: String) {
    let words = word.split(separator: "|").map(String.init)
    if word == "FILE" {
      self = .file
    } else if word == "FIXTURE" {
      self = .fixture
    } else if words.allSatisfy({ $0.allSatisfy { $0.isLowercase || $0 == "-" } }) {
      self = .words(words)
    } else {
      self = .free
    }
  }

  /// Whether it is a single word, so that the next argument begins behind the next blank.
  private var isOneWord: Bool {
    switch self {
    case .words, .topic: true
    case .file, .fixture, .free: false
    }
  }

  private var offer: CompletionOffer {
    switch self {
    case .words(let words): CompletionOffer(words: words.map { CompletionWord($0) })
    case .file: CompletionOffer(takesFile: true)
    case .fixture:
      CompletionOffer(words: ScrumFixtures.names.map { CompletionWord($0) }, takesFile: true)
    case .topic: CompletionTable.topics
    case .free: CompletionOffer()
    }
  }

  /// What may be offered as the first and as a further argument.
  ///
  /// Where the first is a single word the others come behind it; else it cannot be told where one
  /// ends, and each of them may be meant.
  static func completion(of entry: CommandEntry) -> CommandCompletion {
    let kinds = kinds(of: entry)
    var result = CommandCompletion(names: [entry.name] + entry.aliases)
    guard let first = kinds.first else { return result }
    let others = kinds.dropFirst().map(\.offer).reduce(CompletionOffer(), +)
    result.first = first.isOneWord ? first.offer : first.offer + others
    result.further = others.isEmpty || first.isOneWord ? others : first.offer + others
    return result
  }
}
