/// Words for the user, as plain data.
public struct TextState: Hashable, Sendable {
  /// The words.
  public let text: String

  /// Makes a text of these words.
  public init(_ text: some StringProtocol) {
    self.text = String(text)
  }

  /// Two texts, one right behind the other.
  public static func + (left: Self, right: Self) -> Self {
    Self(left.text + right.text)
  }
}

extension String {
  /// The words of a text.
  public init(state: TextState) {
    self = state.text
  }
}

extension TextState: CustomStringConvertible, CustomDumpStringConvertible {
  public var description: String { text }
  public var customDumpDescription: String { text.debugDescription }
}
