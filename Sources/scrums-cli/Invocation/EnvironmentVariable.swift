#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the program reads of its environment.
enum EnvironmentVariable: String, CaseIterable, Sendable {
  case file = "SCRUMS_FILE"
  case dataHome = "XDG_DATA_HOME"
  case stateHome = "XDG_STATE_HOME"
  case home = "HOME"
  case pager = "SCRUMS_PAGER"
  case temporary = "TMPDIR"
  case accessible = "ACCESSIBLE"
  case noColor = "NO_COLOR"
  case terminal = "TERM"
  case colors = "COLORTERM"
  case timeZone = "TZ"

  var meaning: String {
    switch self {
    case .file: "where the scrums live, unless there is --file"
    case .dataHome: "else where scrums-cli/scrums.json is; else ~/.local/share"
    case .stateHome: "where journals and backups are; else ~/.local/state"
    case .home: "what ~ is"
    case .pager: "the pager for answers that are longer than the window"
    case .temporary: "where what goes to the pager is put meanwhile; else /tmp"
    case .accessible: "1: plain lines, nothing repainted, as with --plain"
    case .noColor: "if it holds anything: no colours, nothing repainted"
    case .terminal: "dumb, or none: no colours, nothing repainted"
    case .colors: "truecolor or 24bit: all colours"
    case .timeZone: "the zone of the days and times that are shown"
    }
  }

  /// What the variables hold, by their names; nothing else of the environment is ever read.
  static var values: [String: String] {
    // NB: `ProcessInfo` copies the whole environment, which is half a millisecond of the start.
    allCases.reduce(into: [:]) { values, variable in
      values[variable.rawValue] = getenv(variable.rawValue).map { String(cString: $0) }
    }
  }

  /// What wins when both an option and a variable are there.
  static let precedence = """
    An option wins over a variable, and a variable over what is usual. A variable
    that is empty counts as not set.
    """

  /// What `help environment` says.
  static let text =
    precedence + "\n"
    + allCases.map { HelpText.row($0.rawValue, $0.meaning, width: 14) }.joined(separator: "\n")
}
