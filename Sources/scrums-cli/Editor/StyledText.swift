import ScrumFeatures

/// Text in pieces that look different: what a row of the screen is made of.
struct StyledText: Hashable, Sendable {
  /// How a piece looks. On a terminal without colours all look the same.
  enum Look: Hashable, Sendable {
    case plain
    /// Less important than the rest: a suggestion, a description.
    case dim
    case bold
    /// A command that works here.
    case good
    /// A command of another screen.
    case doubtful
    case bad
    /// The row of a menu that is chosen.
    case chosen
    /// The colours of a theme.
    case colored(text: RGBColor, on: RGBColor)
  }

  struct Piece: Hashable, Sendable {
    var text: String
    var look: Look
  }

  private(set) var pieces: [Piece] = []

  init() {}

  init(_ text: String, _ look: Look = .plain) {
    append(text, look)
  }

  mutating func append(_ text: String, _ look: Look = .plain) {
    guard !text.isEmpty else { return }
    if let last = pieces.indices.last, pieces[last].look == look {
      pieces[last].text += text
    } else {
      pieces.append(Piece(text: text, look: look))
    }
  }

  /// The text alone.
  var text: String { pieces.map(\.text).joined() }

  /// In columns.
  var width: Int { pieces.reduce(0) { $0 + DisplayWidth.of($1.text) } }

  /// What a terminal with so many colours has to be sent.
  func bytes(_ colors: ColorDepth) -> String {
    guard colors != .none else { return text }
    return pieces.map { piece in
      let begin = piece.look.sequence(colors)
      return begin.isEmpty ? piece.text : begin + piece.text + ColorSequence.reset(colors)
    }.joined()
  }

  /// The text cut at so many columns, with an ellipsis where something is left out.
  func truncated(to columns: Int) -> StyledText {
    guard width > columns else { return self }
    var cut = StyledText()
    var room = columns
    for piece in pieces where room > 0 {
      let isLast = DisplayWidth.of(piece.text) > room - 1
      let text = isLast ? DisplayWidth.cut(piece.text, to: room - 1) + "…" : piece.text
      cut.append(text, piece.look)
      room = isLast ? 0 : room - DisplayWidth.of(text)
    }
    return cut
  }
}

extension StyledText.Look {
  /// The escape sequence that begins it. The sixteen colours are the terminal's own, so that they can
  /// be read on light and on dark backgrounds.
  fileprivate func sequence(_ colors: ColorDepth) -> String {
    switch self {
    case .plain: ""
    case .dim: "\u{1B}[2m"
    case .bold: "\u{1B}[1m"
    case .good: "\u{1B}[32m"
    case .doubtful: "\u{1B}[33m"
    case .bad: "\u{1B}[31m"
    case .chosen: "\u{1B}[7m"
    case .colored(let text, let background):
      ColorSequence.begin(text: text, on: background, colors)
    }
  }
}

extension DisplayWidth {
  /// The longest beginning that fits.
  static func cut(_ text: String, to columns: Int) -> String {
    var width = 0
    return String(
      text.prefix { character in
        width += of(character)
        return width <= columns
      }
    )
  }
}
