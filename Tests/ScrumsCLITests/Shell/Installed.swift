import Foundation

/// What the machine of the tests has beside the project.
enum Installed {
  /// Where programs are looked for, ours first.
  static let path =
    URL(fileURLWithPath: BuiltProgram.path).deletingLastPathComponent().path + ":"
    + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")

  static func has(_ program: String) -> Bool {
    path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  static func readme() throws -> String {
    try String(contentsOfFile: BuiltProgram.fixtures + "/../README.md", encoding: .utf8)
  }
}
