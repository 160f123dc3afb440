import ScrumFixtures

/// All that a shell may offer, made from the command table and the options.
enum CompletionTable {
  /// The options, each with what may be offered as its value; nil when it takes none.
  static let options: [(option: InvocationOption, value: CompletionOffer?)] =
    InvocationOption.allCases.map { ($0, $0.value == nil ? nil : $0.offer) }

  /// The commands that work alone where no place is given: on the list, and from the shell.
  static let commands: [CompletionWord] =
    words(CommandTable.entries.filter { $0.isOneShot && $0.belongs(on: .scrums) })
    + ShellCommand.allCases.map { CompletionWord($0.rawValue, $0.summary) }

  /// Those that are there too when `--at` gives a place.
  static let commandsElsewhere: [CompletionWord] = {
    let known = Set(commands.map(\.text))
    return words(CommandTable.entries.filter(\.isOneShot)).filter { !known.contains($0.text) }
  }()

  /// What `help` tells about: the commands and the topics.
  static let topics = CompletionOffer(
    words: words(CommandTable.entries) + HelpTopic.allCases.map { CompletionWord($0.rawValue) }
  )

  /// The places behind commands where something may be offered.
  static let places: [CommandCompletion.Place] = {
    let single = CommandTable.entries.map { $0.taking.completion(of: [$0.name] + $0.aliases) }
    let groups = CommandTable.groups.sorted().map { group in
      let seconds = CompletionOffer(words: secondWords(of: group))
      return CommandCompletion(names: [group, "help \(group)"], first: seconds)
    }
    let all = single + groups + ShellCommand.allCases.map(\.completions)
    return all.flatMap(\.places)
  }()

  /// The first words of commands and their aliases, none of them twice.
  private static func words(_ entries: [CommandEntry]) -> [CompletionWord] {
    var known: Set<String> = []
    return entries.flatMap { entry in
      ([entry.name] + entry.aliases).map { name in
        guard let blank = name.firstIndex(of: " ") else {
          return CompletionWord(name, entry.summary, isAlias: name != entry.name)
        }
        let group = String(name[..<blank])
        return CompletionWord(group, secondWords(of: group).map(\.text).joined(separator: ", "))
      }
    }
    .filter { known.insert($0.text).inserted }
  }

  /// The second words of a command of two.
  private static func secondWords(of group: String) -> [CompletionWord] {
    CommandTable.entries.filter { $0.name.hasPrefix(group + " ") }.map {
      CompletionWord(String($0.name.dropFirst(group.count + 1)), $0.summary)
    }
  }
}

extension InvocationOption {
  /// What may be offered as its value.
  fileprivate var offer: CompletionOffer {
    switch self {
    case .file, .script: CompletionOffer(takesFile: true)
    case .fixture:
      CompletionOffer(words: ScrumFixtures.names.map { CompletionWord($0) }, takesFile: true)
    case .clock: CompletionOffer(words: [CompletionWord("simulated")])
    case .memory, .commands, .at, .json, .seed, .keepGoing, .yes, .noInput, .plain, .noColor,
      .version, .help:
      CompletionOffer()
    }
  }

  /// Its names, the long one first.
  var names: [String] { self == .help ? [rawValue, "-h"] : [rawValue] }

  /// What it is for, in one line.
  var line: String { summary.split(separator: "\n").joined(separator: " ") }
}
