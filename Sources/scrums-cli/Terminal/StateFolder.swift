#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder of what the program remembers by itself.
enum StateFolder {
  /// Makes it, and those above it, for its owner only. What fails shows when a file is written.
  static func create(_ path: String) {
    guard !path.isEmpty, access(path, F_OK) != 0 else { return }
    if let slash = path.lastIndex(of: "/") { create(String(path[..<slash])) }
    mkdir(path, 0o700)
  }
}
