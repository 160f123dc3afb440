import ScrumFeatures

/// The commands that work from the shell alone: they open no session.
enum ShellCommand: String, CaseIterable, Sendable {
  case completions
  case merge

  /// How it is written behind the program's name.
  var usage: String {
    switch self {
    case .completions: "completions \(ShellKind.choice)"
    case .merge: MergeCommand.usage
    }
  }

  var summary: String {
    switch self {
    case .completions: "Print what lets a shell complete commands."
    case .merge: "Merge two changed files, for git."
    }
  }

  /// What the program is asked to do by the command with these words behind it.
  func request(_ words: [String]) throws(InvocationError) -> Invocation.Request {
    switch self {
    case .completions:
      guard let name = words.first else { throw .missingShell }
      guard let shell = ShellKind(rawValue: name.lowercased()) else {
        let names = ShellKind.allCases.map(\.rawValue)
        throw .unknownShell(name, nearest: Spelling.nearest(to: name, in: names))
      }
      guard words.count == 1 else { throw .extraShell(words[1]) }
      return .completions(shell)
    case .merge:
      guard words.count == 3 else { throw .mergeFiles(words.count) }
      return .merge(base: words[0], ours: words[1], theirs: words[2])
    }
  }

  /// What a shell may offer as its arguments.
  var completions: CommandCompletion {
    let file = CompletionOffer(takesFile: true)
    let shells = ShellKind.allCases.map { CompletionWord($0.rawValue) }
    return switch self {
    case .completions:
      CommandCompletion(names: [rawValue], first: CompletionOffer(words: shells))
    case .merge:
      CommandCompletion(names: [rawValue], first: file, further: file)
    }
  }

  /// What `help completions` says.
  static let completionsText = """
    scrums-cli completions SHELL prints a script that lets a shell complete options,
    commands and their arguments. One of these lines makes it do so from its next
    start on:
      \(ShellKind.allCases.map(\.installation).joined(separator: "\n  "))
    In zsh this stands behind its own line: autoload -U compinit && compinit
    """
}
