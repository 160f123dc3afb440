/// One row of the command table: how a command is written, where it belongs, what it does.
///
/// Parsing, the help texts and the "not here" messages are all driven by it.
struct CommandEntry: Sendable {
  /// The words that it begins with: `push`, `attendee add`.
  let name: String
  let aliases: [String]
  /// The screens on which it works; nil means all of them.
  let screens: [ScreenKind]?
  /// How its arguments are written: `WHICH TO`, `[N]`, or nothing.
  let arguments: String
  /// What they name.
  let taking: ArgumentKind
  /// One line of help, a verb first.
  let summary: String
  /// More of it, for `help NAME`; lines of at most 78 columns.
  let details: String
  /// Lines to be typed as they are, for `help NAME`. A test carries out each of them over the sample.
  let examples: [String]
  /// Whether it is of use as the only command of a run; a shell completes no other.
  let isOneShot: Bool
  /// Makes the command from its arguments. What is left over is refused by the parser.
  let make: @Sendable (inout ArgumentReader) throws(CommandError) -> Command

  init(
    _ name: String,
    aliases: [String] = [],
    on screens: [ScreenKind]? = nil,
    arguments: String = "",
    taking: ArgumentKind = .free,
    summary: String,
    details: String = "",
    examples: [String] = [],
    isOneShot: Bool = true,
    make: @escaping @Sendable (inout ArgumentReader) throws(CommandError) -> Command
  ) {
    self.name = name
    self.aliases = aliases
    self.screens = screens
    self.arguments = arguments
    self.taking = taking
    self.summary = summary
    self.details = details
    self.examples = examples
    self.isOneShot = isOneShot
    self.make = make
  }

  /// A command without arguments.
  init(
    _ name: String,
    aliases: [String] = [],
    on screens: [ScreenKind]? = nil,
    is command: Command,
    summary: String,
    details: String = "",
    examples: [String] = [],
    isOneShot: Bool = true
  ) {
    self.init(
      name,
      aliases: aliases,
      on: screens,
      summary: summary,
      details: details,
      examples: examples,
      isOneShot: isOneShot,
      make: { _ in command }
    )
  }

  /// The command as it is written, arguments and all.
  var usage: String {
    arguments.isEmpty ? name : "\(name) \(arguments)"
  }

  func belongs(on screen: ScreenKind) -> Bool {
    screens?.contains(screen) ?? true
  }
}
