import ScrumFeatures

extension Command {
  /// The command that a typed line means.
  ///
  /// `alert` holds the names of the buttons of the alert that is up, in their order. They win over
  /// a command of the same name; all else but help, path and show has to wait for an answer.
  static func parse(
    line: String,
    on screen: ScreenKind,
    alert buttons: [String] = []
  ) -> Result<Command, CommandError> {
    result { () throws(CommandError) in
      let (name, rest) = CommandText.name(of: line)
      return try parse(name: name, on: screen, alert: buttons) {
        ArgumentReader(line: rest, usage: $0)
      }
    }
  }

  /// The command that the process's own arguments mean; each of them is one text, as the shell
  /// handed it over. A single one is a whole line.
  static func parse(
    words: [String],
    on screen: ScreenKind,
    alert buttons: [String] = []
  ) -> Result<Command, CommandError> {
    guard words.count > 1 else {
      return parse(line: words.first ?? "", on: screen, alert: buttons)
    }
    return result { () throws(CommandError) in
      let count = CommandTable.groups.contains(words[0]) ? 2 : 1
      let name = words.prefix(count).joined(separator: " ")
      return try parse(name: name, on: screen, alert: buttons) {
        ArgumentReader(words: words.dropFirst(count), usage: $0)
      }
    }
  }

  private static func parse(
    name: String,
    on screen: ScreenKind,
    alert buttons: [String],
    arguments: (_ usage: String) -> ArgumentReader
  ) throws(CommandError) -> Command {
    guard !name.isEmpty else { throw .nothingTyped }
    let folded = name.lowercased()
    if let button = buttons.firstIndex(where: { $0.lowercased() == folded }) {
      try arguments(folded).finish()
      return .button(button)
    }
    let entries = CommandTable.entries(named: name)
    if !buttons.isEmpty, !["help", "path", "show"].contains(entries.first?.name) {
      throw .alert(command: name, buttons: buttons.map { $0.lowercased() })
    }
    guard let first = entries.first else {
      throw CommandTable.unknown(name, on: screen)
    }
    guard let entry = entries.first(where: { $0.belongs(on: screen) }) else {
      let places = entries.flatMap { $0.screens ?? [] }
      throw .notHere(command: first.name, places: places, screen: screen)
    }
    var arguments = arguments(entry.usage)
    let command = try entry.make(&arguments)
    try arguments.finish()
    return command
  }

  private static func result(
    _ body: () throws(CommandError) -> Command
  ) -> Result<Command, CommandError> {
    do {
      return .success(try body())
    } catch {
      return .failure(error)
    }
  }
}

extension CommandTable {
  /// Why there is no command of that name: a group without its second word, or a slip.
  fileprivate static func unknown(_ name: String, on screen: ScreenKind) -> CommandError {
    guard groups.contains(name) else {
      return .unknownCommand(name, nearest: nearest(to: name, on: screen))
    }
    let seconds = entries.map(\.name).filter { $0.hasPrefix(name + " ") }
      .map { String($0.dropFirst(name.count + 1)) }
    let choice = seconds.joined(separator: "|")
    return .missingArgument(choice, usage: "\(name) \(choice)")
  }
}
