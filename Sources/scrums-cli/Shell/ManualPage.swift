/// The manual page, made from the tables that the program itself works by.
enum ManualPage {
  static let text = [
    ".\\\" Printed by: scrums-cli help man",
    ".TH SCRUMS\\-CLI 1 \"\" \"scrums\\-cli \(Version.text)\" \"User Commands\"",
    RoffText.section("Name"),
    "scrums\\-cli \\- a daily stand\\-up in your terminal",
    RoffText.section("Synopsis"),
    synopsis,
    RoffText.section("Description"),
    description,
    RoffText.section("Options"),
    options,
    RoffText.section("Commands"),
    commands,
    RoffText.section("Notation"),
    topics,
    RoffText.section("Environment"),
    RoffText.paragraph(EnvironmentVariable.precedence),
    variables,
    RoffText.section("Files"),
    RoffText.paragraph(HelpTopic.files.text),
    RoffText.section("Exit status"),
    exitCodes,
    RoffText.section("Examples"),
    examples.map { RoffText.item(RoffText.escaped($0.meaning), ["  " + $0.line]) }
      .joined(separator: "\n"),
  ]
  .joined(separator: "\n")

  /// What can be typed at a shell, and what it does.
  static let examples: [(meaning: String, line: String)] = [
    ("Look around with sample data, and keep nothing:", "scrums-cli --fixture sample"),
    (
      "Make a scrum in a file of its own:",
      "scrums-cli --file team.json -c 'new \"Morning Sync\"; attendee add Alice, Bob; add'"
    ),
    ("List what is in it:", "scrums-cli --file team.json list"),
    (
      "Hold a meeting in simulated time:",
      "scrums-cli --fixture sample --clock simulated -c 'start 1; advance 10m; end; save; report'"
    ),
    (
      "Ask a script's question, and take the answers as JSON:",
      "printf 'push design\\nhistory\\n' | scrums-cli --fixture sample --json"
    ),
    (
      "Take the history to a spreadsheet:",
      "scrums-cli --fixture sample export csv history.csv"
    ),
  ]

  private static let synopsis =
    [
      "\(program) [\(RoffText.italic("OPTIONS"))]",
      "\(program) [\(RoffText.italic("OPTIONS"))] \(RoffText.italic("COMMAND")) "
        + "[\(RoffText.italic("ARGUMENTS"))]",
    ]
    .map { $0 + "\n" }.joined(separator: ".br\n")
    + ShellCommand.allCases.map { ".br\n\(program) \(RoffText.escaped($0.usage))" }
    .joined(separator: "\n")

  private static let program = RoffText.bold("scrums-cli")

  private static let description = RoffText.paragraph(
    """
    scrums-cli keeps the scrums of teams and holds their daily stand-ups.
    On a terminal it opens a session; elsewhere it reads commands, one a line.
    A COMMAND on the command line is carried out alone, at the place that --at gives,
    else on the list of scrums.
    """
  )

  private static let options = InvocationOption.allCases.map { option in
    let value = option.value.map { " " + RoffText.italic($0) } ?? ""
    let names = option.names.map(RoffText.bold).joined(separator: ", ")
    return RoffText.item(names + value, [option.summary])
  }
  .joined(separator: "\n")

  private static let commands =
    CommandTable.sections.map { section in
      RoffText.subsection(section.title) + "\n"
        + section.entries.map(item(of:)).joined(separator: "\n")
    }
    .joined(separator: "\n") + "\n" + RoffText.subsection("From the shell only") + "\n"
    + ShellCommand.allCases.map { RoffText.item(RoffText.bold($0.usage), [$0.summary]) }
    .joined(separator: "\n")

  private static func item(of entry: CommandEntry) -> String {
    let arguments = entry.arguments.isEmpty ? "" : " " + RoffText.italic(entry.arguments)
    var texts = [entry.details.isEmpty ? entry.summary : "\(entry.summary)\n\(entry.details)"]
    if !entry.aliases.isEmpty { texts.append("Also: \(entry.aliases.joined(separator: ", ")).") }
    if !entry.examples.isEmpty {
      texts.append((["Examples:"] + entry.examples.map { "  \($0)" }).joined(separator: "\n"))
    }
    return RoffText.item(RoffText.bold(entry.name) + arguments, texts)
  }

  /// What the other sections do not tell.
  private static let topics = HelpTopic.allCases
    .filter { ![.files, .environment, .man, .exitCodes].contains($0) }
    .map { "\(RoffText.subsection($0.rawValue))\n\(RoffText.paragraph($0.text))" }
    .joined(separator: "\n")

  private static let variables = EnvironmentVariable.allCases.map {
    RoffText.item(RoffText.bold($0.rawValue), [$0.meaning])
  }
  .joined(separator: "\n")

  private static let exitCodes = ExitCode.allCases.map {
    RoffText.item(RoffText.bold("\($0.rawValue)"), [$0.meaning])
  }
  .joined(separator: "\n")
}
