/// Where the scrums live when the command line or the environment says so, or nobody does.
public enum ScrumFileLocation {
  /// The path given by `--file`; else `$SCRUMS_FILE`; else `scrums-cli/scrums.json` in
  /// `$XDG_DATA_HOME`; else in `~/.local/share`. What is set to nothing counts as not set, and
  /// `$XDG_DATA_HOME` counts only when it is absolute (XDG Base Directory Specification).
  public static func path(option: String? = nil, environment: [String: String]) -> String {
    if let option, !option.isEmpty { return option }
    if let file = environment["SCRUMS_FILE"], !file.isEmpty { return file }
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return data.withoutTrailingSlashes + "/" + name
    }
    let home = environment["HOME"] ?? ""
    return (home.isEmpty ? "." : home.withoutTrailingSlashes) + "/.local/share/" + name
  }

  /// Where journals and backups are kept: `scrums-cli` in `$XDG_STATE_HOME`, else in
  /// `~/.local/state`; nil when neither is known.
  public static func stateFolder(environment: [String: String]) -> String? {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return state.withoutTrailingSlashes + "/" + program
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home.withoutTrailingSlashes + "/.local/state/" + program
  }

  private static let program = "scrums-cli"
  private static let name = "scrums-cli/scrums.json"
}

extension String {
  fileprivate var withoutTrailingSlashes: String {
    var path = self[...]
    while path.last == "/" { path.removeLast() }
    return String(path)
  }
}
