/// What the process was asked to do by its arguments.
struct Invocation: Hashable, Sendable {
  /// Where the commands come from.
  enum Source: Hashable, Sendable {
    /// A terminal's session, or a command a line.
    case standardInput
    case script(path: String)
    /// `-c`: its commands, one a text.
    case commands([String])
    /// One command, in the words that the shell handed over.
    case oneShot([String])
  }

  var source = Source.standardInput
  /// `--file`, where it was given.
  var file: String?
  var fixture: String?
  var isInMemory = false
  var start: NavigationPath?
  var isJSON = false
  var isClockSimulated = false
  var seed: UInt64?
  var keepsGoing = false
  var answersYes = false
  var asksNothing = false
  var isPlain = false
  var isColorless = false
  /// The options as they were given, for the hints that repeat them.
  var optionArguments: [String] = []

  /// Whether nothing is to be written: a fixture is in memory unless there is `--file` too.
  var keepsNothing: Bool { isInMemory || fixture != nil && file == nil }
}

extension Invocation {
  /// What the arguments come to.
  enum Request: Hashable, Sendable {
    case run(Invocation)
    case version
    /// `--help`: the usage.
    case usage
    /// `-h` beside a command word, or the word `help`.
    case help(topic: String?)
    /// The command of the shell that prints what lets it complete commands.
    case completions(ShellKind)
    /// The command of the shell that merges three files.
    case merge(base: String, ours: String, theirs: String)
  }

  /// The commands that open the session at the screen they lead to, if a terminal is there.
  private static let openers: Set<String> = ["new", "edit", "start", "recover"]

  /// Whether a one-shot command only begins something that a person has to go on with.
  var opensSession: Bool {
    guard case .oneShot(let words) = source else { return false }
    let (first, rest) = CommandText.name(of: words.joined(separator: " "))
    return Self.openers.contains(first) && !(first == "recover" && !rest.isEmpty)
  }

  /// Refuses what needs a terminal where there is none, and says what works instead.
  func checked(isTerminal: Bool) -> Result<Invocation, InvocationError> {
    guard opensSession, !isTerminal, case .oneShot(let words) = source else {
      return .success(self)
    }
    let name = CommandText.name(of: words.joined(separator: " ")).name
    return .failure(.needsTerminal(command: name, form: form(of: Self.commands(for: words))))
  }

  /// The line of the shell that would have carried out a one-shot command on the screen where it
  /// belongs; nil where it would be refused there too.
  func form(after error: CommandError) -> String? {
    guard case .oneShot(let words) = source,
      case .notHere(_, let places, .scrums) = error, let place = places.first
    else { return nil }
    let text = words.count > 1 ? words.map(Self.word).joined(separator: " ") : words[0]
    guard case .success = Command.parse(line: text, on: place) else { return nil }
    return form(of: (place.wayFromList + [text]).joined(separator: "; "))
  }

  /// A word of the shell as a line has it.
  private static func word(_ text: String) -> String {
    text.contains { $0.isWhitespace || $0 == ";" } ? CommandText.inQuotes(text) : text
  }

  private func form(of commands: String) -> String {
    (["scrums-cli"] + optionArguments + ["-c", commands]).map(shellQuoted).joined(separator: " ")
  }

  /// What does in a script what the words of the shell begin.
  private static func commands(for words: [String]) -> String {
    let (name, rest) = CommandText.name(of: words.joined(separator: " "))
    let text = words.count > 1 ? CommandText.quoted(String(rest)) : String(rest)
    switch name {
    case "new": return "new \(text.isEmpty ? "Morning Sync" : text); add"
    case "recover": return "recover; end; save"
    case "start": return "start \(rest.isEmpty ? "1" : rest); end; save"
    default: return "push 1; edit; length 10; done"
    }
  }
}
