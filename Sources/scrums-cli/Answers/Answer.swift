#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a command came to, as `--json` prints it: one object, one line.
///
/// `Scrum` is whatever encodes as a scrum does in the file.
struct Answer<Scrum: Encodable & Sendable>: Encodable, Sendable {
  /// The line as it was given, trimmed.
  var command: String
  var error: AnswerError?
  /// Where this is afterwards.
  var path: String
  var screen: AnswerScreen<Scrum>
  /// What the command had to say: the answer of `help`.
  var text: String?
  /// The answer of `path`: the elements from the root on.
  var elements: [AnswerPathElement]?

  init(
    command: String,
    error: CommandError? = nil,
    path: String,
    screen: AnswerScreen<Scrum>,
    text: String? = nil,
    elements: [AnswerPathElement]? = nil
  ) {
    self.command = command
    self.error = error.map(AnswerError.init)
    self.path = path
    self.screen = screen
    self.text = text
    self.elements = elements
  }

  var ok: Bool { error == nil }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(command, forKey: .command)
    try container.encodeIfPresent(error, forKey: .error)
    try container.encode(ok, forKey: .ok)
    try container.encode(path, forKey: .path)
    try container.encode(screen, forKey: .screen)
    try container.encodeIfPresent(text, forKey: .text)
    try container.encodeIfPresent(elements, forKey: .elements)
  }

  private enum Key: CodingKey {
    case command, error, ok, path, screen, text, elements
  }

  /// The object on one line, without the line's end.
  func line() throws -> String {
    try AnswerEncoding.line(self)
  }
}

/// Why a command was refused.
struct AnswerError: Encodable, Hashable, Sendable {
  var code: CommandError.Code
  var message: String
  var suggestion: String?

  init(_ error: CommandError) {
    code = error.code
    message = error.message
    suggestion = error.suggestion
  }
}

/// One element of the path, and how it came to be there.
struct AnswerPathElement: Encodable, Hashable, Sendable {
  enum Presentation: String, Encodable, Sendable {
    case root
    case pushed
    case sheet
    case alert
  }

  /// Its name in the path; the root and an alert have none.
  var name: String?
  var kind: String
  var presentation: Presentation
}

/// How answers are written.
enum AnswerEncoding {
  static func line(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return TextSanitizer.visibleJSON(String(decoding: try encoder.encode(value), as: UTF8.self))
  }
}
