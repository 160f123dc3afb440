/// The options that the process takes.
enum InvocationOption: String, CaseIterable, Sendable {
  case file = "--file"
  case fixture = "--fixture"
  case memory = "--memory"
  case script = "--script"
  case commands = "-c"
  case at = "--at"
  case json = "--json"
  case clock = "--clock"
  case seed = "--seed"
  case keepGoing = "--keep-going"
  case yes = "--yes"
  case noInput = "--no-input"
  case plain = "--plain"
  case noColor = "--no-color"
  case version = "--version"
  case help = "--help"

  /// What stands for its value in the help; nil when it takes none.
  var value: String? {
    switch self {
    case .file, .script, .at: "PATH"
    case .fixture: "NAME"
    case .commands: "'A; B'"
    case .clock: "simulated"
    case .seed: "N"
    case .memory, .json, .keepGoing, .yes, .noInput, .plain, .noColor, .version, .help: nil
    }
  }

  var summary: String {
    switch self {
    case .file:
      "where the scrums live; else $SCRUMS_FILE,\n"
        + "else $XDG_DATA_HOME/scrums-cli/scrums.json"
    case .fixture: "start from a fixture (sample, or a file)"
    case .memory: "keep nothing"
    case .script: "run the commands of a file"
    case .commands: "run these; a ; outside quotes ends one"
    case .at: "open at a navigation path: /design/edit"
    case .json: "one JSON object a command on standard output"
    case .clock: "time moves only by \"advance\""
    case .seed: "new ids are repeatable"
    case .keepGoing: "do not stop at the first failed command"
    case .yes: "answer every question with its affirmative button"
    case .noInput: "ask nothing; what would ask fails"
    case .plain: "plain lines, nothing repainted"
    case .noColor: "no colours"
    case .version: "print the version"
    case .help: "print this; also -h"
    }
  }

  /// The option that an argument names, with the value of its `--name=value` form.
  static func named(_ argument: String) -> (option: InvocationOption, value: String?)? {
    if argument == "-h" { return (.help, nil) }
    if let option = InvocationOption(rawValue: argument) { return (option, nil) }
    guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "="),
      let option = InvocationOption(rawValue: String(argument[..<equals]))
    else { return nil }
    return (option, String(argument[argument.index(after: equals)...]))
  }
}
