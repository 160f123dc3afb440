import ScrumFeatures

extension Invocation {
  /// Reads the process's arguments, without its name.
  static func parse(_ arguments: [String]) -> Result<Request, InvocationError> {
    do {
      var parser = InvocationParser(rest: arguments[...])
      return .success(try parser.parse())
    } catch {
      return .failure(error)
    }
  }
}

/// Goes through the arguments once, from left to right.
private struct InvocationParser {
  var rest: ArraySlice<String>
  var invocation = Invocation()
  var sources: [InvocationOption] = []
  var commands: [String] = []
  var wantsHelp = false
  var wantsVersion = false

  mutating func parse() throws(InvocationError) -> Invocation.Request {
    let isLiteral = try parseOptions()
    let words = try commandWords(isLiteral: isLiteral)
    if wantsVersion { return .version }
    if wantsHelp { return words.isEmpty ? .usage : .help(topic: helpTopic(words)) }
    if words.first == "help", !invocation.isJSON {
      return .help(topic: helpTopic(words.dropFirst()))
    }
    if let command = words.first.flatMap(ShellCommand.init(rawValue:)) {
      return try command.request(Array(words.dropFirst()))
    }
    try chooseSource(words)
    if invocation.isInMemory, invocation.file != nil {
      throw .contradiction("--memory", "--file")
    }
    if invocation.answersYes, invocation.asksNothing {
      throw .contradiction("--yes", "--no-input")
    }
    return .run(invocation)
  }

  /// Takes the options in front of the command; true when `--` ended them.
  private mutating func parseOptions() throws(InvocationError) -> Bool {
    while let argument = rest.first, argument.hasPrefix("-"), argument != "-" {
      rest.removeFirst()
      if argument == "--" { return true }
      guard let (option, attached) = InvocationOption.named(argument) else {
        throw .unknownOption(argument, nearest: nearestOption(to: argument))
      }
      let value = try value(of: option, attached: attached)
      try apply(option, value)
      if !option.choosesSource {
        invocation.optionArguments.append(argument)
        if attached == nil, option.value != nil { invocation.optionArguments.append(value) }
      }
    }
    return false
  }

  private mutating func value(
    of option: InvocationOption,
    attached: String?
  ) throws(InvocationError) -> String {
    guard let placeholder = option.value else {
      guard let attached else { return "" }
      throw .unexpectedValue(option.rawValue, attached)
    }
    if let attached { return attached }
    guard let value = rest.first, value != "--", InvocationOption.named(value) == nil else {
      throw .missingValue(option.rawValue, placeholder)
    }
    rest.removeFirst()
    return value
  }

  private mutating func apply(
    _ option: InvocationOption,
    _ value: String
  ) throws(InvocationError) {
    switch option {
    case .file: invocation.file = try filled(value, option)
    case .fixture: invocation.fixture = try filled(value, option)
    case .memory: invocation.isInMemory = true
    case .script:
      sources.append(option)
      invocation.source = .script(path: try filled(value, option))
    case .commands:
      sources.append(option)
      commands += CommandText.split(value)
      invocation.source = .commands(commands)
    case .at: invocation.start = NavigationPath(try filled(value, option))
    case .json: invocation.isJSON = true
    case .clock:
      guard value == "simulated" else { throw .badValue(option.rawValue, value, "simulated") }
      invocation.isClockSimulated = true
    case .seed:
      guard let seed = UInt64(value) else { throw .badValue(option.rawValue, value, "42") }
      invocation.seed = seed
    case .keepGoing: invocation.keepsGoing = true
    case .yes: invocation.answersYes = true
    case .noInput: invocation.asksNothing = true
    case .plain: invocation.isPlain = true
    case .noColor: invocation.isColorless = true
    case .version: wantsVersion = true
    case .help: wantsHelp = true
    }
  }

  private func filled(
    _ value: String,
    _ option: InvocationOption
  ) throws(InvocationError) -> String {
    guard !value.isEmpty else { throw .missingValue(option.rawValue, option.value ?? "") }
    return value
  }

  /// What is left is a command; an option among its words is most likely in the wrong place.
  private mutating func commandWords(isLiteral: Bool) throws(InvocationError) -> [String] {
    var words = Array(rest)
    guard !isLiteral, !words.isEmpty else { return words }
    if words.count > 1, words[1] == "-h" || words[1] == "--help" {
      wantsHelp = true
      words.remove(at: 1)
    }
    if let end = words.firstIndex(of: "--") {
      try refuseOptions(in: words[..<end])
      words.remove(at: end)
    } else {
      try refuseOptions(in: words[...])
    }
    return words
  }

  private func refuseOptions(in words: ArraySlice<String>) throws(InvocationError) {
    // NB: `-h` counts directly after the command only; further on it is a text.
    let isOption = { (word: String) in word != "-h" && InvocationOption.named(word) != nil }
    guard let index = words.dropFirst().firstIndex(where: isOption) else { return }
    let takesNext = InvocationOption(rawValue: words[index])?.value != nil
    let option = words[index...].prefix(takesNext ? 2 : 1)
    let command = words[..<index] + words[option.endIndex...]
    throw .misplacedOption(Array(option), command: Array(command))
  }

  private mutating func chooseSource(_ words: [String]) throws(InvocationError) {
    let kinds = InvocationOption.allCases.filter(sources.contains)
    if kinds.count > 1 { throw .contradiction(kinds[0].rawValue, kinds[1].rawValue) }
    if kinds == [.script], sources.count > 1 { throw .contradiction("--script", "--script") }
    guard let command = words.first else { return }
    if let kind = kinds.first { throw .commandAndSource(command, kind.rawValue) }
    invocation.source = .oneShot(words)
  }

  private func helpTopic(_ words: some Collection<String>) -> String? {
    words.isEmpty ? nil : words.joined(separator: " ")
  }

  private func nearestOption(to argument: String) -> String? {
    let name = argument.prefix { $0 != "=" }
    let names = InvocationOption.allCases.map(\.rawValue).filter { $0.hasPrefix("--") }
    return Spelling.nearest(to: String(name), in: names)
  }
}

extension InvocationOption {
  /// Whether it says where the commands come from, so that none may follow.
  var choosesSource: Bool { self == .commands || self == .script }
}
