/// The conformances asked for in `@Reducer(state: .equatable, action: .equatable, .sendable)`.
struct ReducerOptions {
  private(set) var state: [String] = []
  private(set) var action: [String] = []

  init(attribute: String) {
    let text = SourceText(attribute)
    let tokens = Lexer.tokens(in: text)
    var isAction = false
    for (index, token) in tokens.enumerated() where index > 0 && token.kind == .identifier {
      let word = text.text(token)
      if text.matches(tokens[index + 1], ":") {
        isAction = word == "action"
      } else if text.matches(tokens[index - 1], ".") {
        let name = word.prefix(1).uppercased() + word.dropFirst()
        guard Self.known.contains(name) else { continue }
        if isAction { action.append(name) } else { state.append(name) }
      }
    }
  }

  private static let known: Set<String> = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable",
  ]
}
