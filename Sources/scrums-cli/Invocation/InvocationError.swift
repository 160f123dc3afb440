/// What is wrong with the way the program was started: facts, then words and the exit code.
enum InvocationError: Error, Hashable, Sendable {
  case unknownOption(String, nearest: String?)
  case missingValue(String, String)
  case unexpectedValue(String, String)
  /// An option, its value, and one that works.
  case badValue(String, String, String)
  case contradiction(String, String)
  case commandAndSource(String, String)
  /// An option, with its value if it takes one, behind the command.
  case misplacedOption([String], command: [String])
  case needsTerminal(command: String, form: String)
  /// `--fixture` and a `--file` that holds scrums.
  case fileHoldsScrums(String)
  case unknownFixture(String, nearest: String?)
  case missingScript(String)
  case unreadableScript(String, reason: String)
  /// `merge` with another number of files than three.
  case mergeFiles(Int)
  /// `completions` without a shell, for one that there are none for, or for two.
  case missingShell
  case unknownShell(String, nearest: String?)
  case extraShell(String)

  var exitCode: ExitCode {
    switch self {
    case .unknownOption, .missingValue, .unexpectedValue, .badValue, .contradiction,
      .commandAndSource, .misplacedOption, .needsTerminal, .fileHoldsScrums,
      .mergeFiles, .missingShell, .unknownShell, .extraShell:
      .usage
    case .unknownFixture, .missingScript: .missingInput
    case .unreadableScript: .inputOutput
    }
  }

  /// One line, for standard error.
  var message: String {
    switch self {
    case .unknownOption(let option, let nearest?):
      "Unknown option \(quoted(option)). Did you mean \(quoted(nearest))?"
    case .unknownOption(let option, nil):
      "Unknown option \(quoted(option)). scrums-cli --help lists them."
    case .missingValue(let option, let placeholder):
      "\(option) needs a value: \(option) \(placeholder)"
    case .unexpectedValue(let option, let value):
      "\(option) takes no value; \(quoted(value)) was given."
    case .badValue(let option, let value, let example):
      "\(option) cannot be \(quoted(value)); \(option) \(example) works."
    case .contradiction(let option, let other) where option == other:
      "\(option) can be given once only."
    case .contradiction(let option, let other):
      "\(option) and \(other) cannot go together."
    case .commandAndSource(let command, let option):
      "The command \(quoted(command)) and \(option) cannot go together."
    case .misplacedOption(let option, let command):
      "\(quoted(option.first ?? "")) comes before the command: "
        + "\((["scrums-cli"] + option + command).map(shellQuoted).joined(separator: " ")). "
        + "To mean it as a text, write -- in front."
    case .needsTerminal("start", let form):
      "\"start\" begins a meeting, and there is no terminal to hold it at. Write: \(form)"
    case .needsTerminal(let command, let form):
      "\(quoted(command)) opens a sheet, and there is no terminal to fill it in. Write: \(form)"
    case .fileHoldsScrums(let file):
      "\(quoted(file)) holds scrums; a fixture never replaces them. Leave out --file to try the "
        + "fixture in memory."
    case .unknownFixture(let name, let nearest?):
      "There is no fixture \(quoted(name)). Did you mean \(quoted(nearest))?"
    case .unknownFixture(let name, nil):
      "There is no fixture and no file \(quoted(name)). --fixture sample works."
    case .missingScript(let path):
      "There is no script \(quoted(path))."
    case .unreadableScript(let path, let reason):
      "The script \(quoted(path)) cannot be read: \(reason)."
    case .mergeFiles(let count):
      "merge takes three files and got \(count): scrums-cli \(MergeCommand.usage)"
    case .missingShell:
      "completions needs a shell: scrums-cli \(ShellCommand.completions.usage)"
    case .unknownShell(let name, let nearest?):
      "Unknown shell \(quoted(name)). Did you mean \(quoted(nearest))?"
    case .unknownShell(let name, nil):
      "Unknown shell \(quoted(name)). There are completions for these: scrums-cli "
        + ShellCommand.completions.usage
    case .extraShell(let text):
      "\(quoted(text)) is too much here: scrums-cli \(ShellCommand.completions.usage)"
    }
  }
}

private func quoted(_ text: String) -> String {
  "\"\(TextSanitizer.visible(text))\""
}
