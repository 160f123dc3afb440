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
    guard isTerminal, !isColorless, allowsEscapes(environment) else { return .none }
    let terminal = environment["TERM"] ?? ""
    let colors = environment["COLORTERM"] ?? ""
    if ["truecolor", "24bit"].contains(colors) || terminal.hasSuffix("-direct") { return .full }
    if terminal.contains("256color") { return .indexed }
    if terminal.hasPrefix("vt1") || terminal.hasPrefix("vt2") { return .none }
    return .basic
  }

  /// Whether anything that begins with an escape may be sent to a terminal.
  static func allowsEscapes(_ environment: [String: String]) -> Bool {
    (environment["NO_COLOR"] ?? "").isEmpty && !["", "dumb"].contains(environment["TERM"] ?? "")
  }
}
