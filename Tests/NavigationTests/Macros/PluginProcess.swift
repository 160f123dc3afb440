import Foundation
import Testing

/// The plugin's executable, spoken to as the compiler does: an 8-byte little-endian length, JSON.
struct PluginProcess {
  /// What it wrote, and how it ended.
  struct Outcome {
    var answers: [String] = []
    /// Bytes after the last whole answer.
    var rest = 0
    var status: Int32
    var isExit: Bool
  }

  /// Built with the package: next to the tests' own executable, or where the package is built.
  private static func executable() throws -> URL {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var folders = [root.appending(path: ".build/debug"), root.appending(path: ".build/release")]
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    for _ in 0..<4 {
      folders.insert(folder, at: 0)
      folder = folder.deletingLastPathComponent()
    }
    let candidates = folders.flatMap { folder in
      ["NavigationMacros-tool", "NavigationMacros"].map { folder.appending(path: $0) }
    }
    return try #require(
      candidates.first { url in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
    )
  }

  /// The message with its length before it.
  static func framed(_ message: String) -> Data {
    header(UInt64(message.utf8.count)) + Data(message.utf8)
  }

  static func header(_ length: UInt64) -> Data {
    Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) })
  }

  /// Starts the plugin, gives it the bytes and the end of its input, and reads it to its end.
  static func run(_ input: Data) throws -> Outcome {
    let process = Process()
    process.executableURL = try executable()
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = FileHandle.nullDevice
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: input)
    try standardInput.fileHandleForWriting.close()
    let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    var outcome = Outcome(
      status: process.terminationStatus,
      isExit: process.terminationReason == .exit
    )
    var bytes = Array(output)[...]
    while bytes.count >= 8 {
      let length = bytes.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
      guard bytes.count >= 8 + length else { break }
      let answer = bytes.dropFirst(8).prefix(length)
      outcome.answers.append(String(decoding: answer, as: UTF8.self))
      bytes = bytes.dropFirst(8 + length)
    }
    outcome.rest = bytes.count
    return outcome
  }
}

/// The compiler's question about a declaration in a file of its own.
struct PluginQuestion {
  var macro: String
  var role: String
  var source: String
  var attribute = ""
  var extendedType: String?
  var context: [String] = []

  private struct Text: Encodable {
    var kind = "declaration"
    var source: String
    var location = Location()
  }

  private struct Location: Encodable {
    var fileID = "Module/File.swift"
    var fileName = "File.swift"
    var offset = 0
    var line = 1
    var column = 1
  }

  private struct Name: Encodable {
    var moduleName = "NavigationMacros"
    var typeName: String
    var name: String
  }

  private struct Question: Encodable {
    var macro: Name
    var macroRole: String
    var discriminator = "$s"
    var attributeSyntax: Text
    var declSyntax: Text
    var extendedTypeSyntax: Text?
    var lexicalContext: [Text]
  }

  func message() throws -> String {
    let question = Question(
      macro: Name(typeName: macro, name: macro),
      macroRole: role,
      attributeSyntax: Text(source: attribute),
      declSyntax: Text(source: source),
      extendedTypeSyntax: extendedType.map { Text(source: $0) },
      lexicalContext: context.map { Text(source: $0) }
    )
    let data = try JSONEncoder().encode(["expandAttachedMacro": question])
    return String(decoding: data, as: UTF8.self)
  }
}
