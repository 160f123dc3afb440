/// How many colours may be used.
enum ColorDepth: Hashable, Sendable, Comparable {
  case none
  case basic
  case indexed
  case full

  /// Decides from what the terminal says of itself in the environment.
  ///
  /// `NO_COLOR` counts when it holds anything (no-color.org). `COLORTERM` and `TERM` are what
  /// terminals set in practice; a missing `TERM` is a dumb terminal's.
  static func decide(
    environment: [String: String],
    isTerminal: Bool,
    isColorless: Bool = false
  ) -> ColorDepth {
    let terminal = environment["TERM"] ?? ""
    let noColor = environment["NO_COLOR"] ?? ""
    guard isTerminal, !isColorless, noColor.isEmpty, !terminal.isEmpty, terminal != "dumb" else {
      return .none
    }
    let colors = environment["COLORTERM"] ?? ""
    if ["truecolor", "24bit"].contains(colors) || terminal.hasSuffix("-direct") { return .full }
    if terminal.contains("256color") { return .indexed }
    if terminal.hasPrefix("vt1") || terminal.hasPrefix("vt2") { return .none }
    return .basic
  }
}
