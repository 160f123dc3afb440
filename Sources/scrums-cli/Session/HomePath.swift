/// A file's path as people type it, where no shell has been over it.
enum HomePath {
  /// With the home folder in the place of a `~/` at the beginning.
  static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = EnvironmentVariable.values["HOME"] else {
      return path
    }
    return home + path.dropFirst()
  }
}
