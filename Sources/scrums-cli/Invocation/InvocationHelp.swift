/// What `--help` prints.
enum InvocationHelp {
  static let text: String = {
    let options = InvocationOption.allCases.map { option in
      let term = option.rawValue + (option.value.map { " \($0)" } ?? "")
      let indent = String(repeating: " ", count: 24)
      let meaning = option.summary.split(separator: "\n").joined(separator: "\n\(indent)")
      return HelpText.row(term, meaning, width: 20)
    }
    return """
      scrums-cli [OPTIONS]          a session; off a terminal: commands, one a line
      scrums-cli [OPTIONS] COMMAND  run one command: scrums-cli --fixture sample list

      \(options.joined(separator: "\n"))

      scrums-cli help             lists the commands
      scrums-cli help exit-codes  lists the codes that it ends with
      scrums-cli help man         prints the manual page

      From the shell only
      \(shellCommands)
      """
  }()

  private static let shellCommands = ShellCommand.allCases.map { command in
    HelpText.row(command.usage, command.summary, width: 28)
  }
  .joined(separator: "\n")
}
