@testable import scrums_cli

/// Somebody who knows nothing of what may be typed.
struct SilentAssistant: EditorAssistant {
  var suggestion: String?
  var hint: String?

  func completion(of head: String) -> Completion { .none }
  func command(in line: String) -> (length: Int, validity: CommandValidity) { (0, .unfinished) }
  func hint(for line: String) -> StyledText? { hint.map { StyledText($0) } }
}
