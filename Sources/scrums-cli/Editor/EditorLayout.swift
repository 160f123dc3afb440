/// The line that is edited, as rows of a window: the prompt, the text, what is suggested, the menu.
struct EditorLayout: Sendable {
  let columns: Int
  let colors: ColorDepth
  private var rows: [Frame.Row] = []
  private var row = StyledText()
  private var width = 0
  private var cursor: Frame.Place?

  private init(columns: Int, colors: ColorDepth) {
    self.columns = max(2, columns)
    self.colors = colors
  }

  /// The frame of an editor.
  ///
  /// - Parameters:
  ///   - prompt: What stands before the text.
  ///   - above: Rows above it.
  ///   - showsHint: Whether there is a row below it where no menu is open.
  static func frame(
    _ editor: LineEditor,
    _ assistant: some EditorAssistant,
    prompt: StyledText,
    above: [StyledText] = [],
    showsHint: Bool = false,
    columns: Int,
    colors: ColorDepth
  ) -> Frame {
    var layout = EditorLayout(columns: columns, colors: colors)
    layout.add(rows: above)
    if let search = editor.search {
      layout.append("search ", .dim)
      layout.append(TextSanitizer.visible("\"\(search.query)\" "), .bold)
      if search.place == nil, !search.query.isEmpty { layout.append("nothing found ", .bad) }
      layout.append("> ", .plain)
    } else {
      for piece in prompt.pieces { layout.append(piece.text, piece.look) }
    }
    layout.append(editor.buffer, assistant)
    // NB: without colours what is suggested would look like what is typed.
    if colors != .none { layout.appendGhost(editor.ghost(assistant)) }
    layout.endRow()
    if let menu = editor.menu {
      layout.add(rows: MenuLayout(menu: menu, columns: columns).rows)
    } else if showsHint, let hint = assistant.hint(for: editor.buffer.text) {
      layout.add(rows: [hint])
    }
    return Frame(rows: layout.rows, cursor: layout.cursor ?? Frame.Place(row: 0, column: 0))
  }

  /// The frame of rows that nothing is typed below; the cursor waits in a row of its own.
  static func frame(rows: [StyledText], columns: Int, colors: ColorDepth) -> Frame {
    var layout = EditorLayout(columns: columns, colors: colors)
    layout.add(rows: rows + [StyledText()])
    return Frame(rows: layout.rows, cursor: Frame.Place(row: rows.count, column: 0))
  }

  /// The line as it stays above when it was entered, to be wrapped by the terminal itself.
  static func entered(
    _ text: String,
    _ assistant: some EditorAssistant,
    prompt: StyledText,
    colors: ColorDepth
  ) -> String {
    var line = prompt
    let (length, validity) = assistant.command(in: text)
    line.append(TextSanitizer.visible(String(text.prefix(length))), validity.look)
    line.append(TextSanitizer.visible(String(text.dropFirst(length))))
    return line.bytes(colors)
  }

  private mutating func append(_ buffer: EditBuffer, _ assistant: some EditorAssistant) {
    let (length, validity) = assistant.command(in: buffer.text)
    for (index, character) in buffer.characters.enumerated() {
      if index == buffer.cursor { markCursor() }
      if character == "\n" {
        endRow()
      } else {
        append(character, index < length ? validity.look : .plain)
      }
    }
    if buffer.isAtEnd { markCursor() }
  }

  private mutating func append(_ text: String, _ look: StyledText.Look) {
    for character in text { append(character, look) }
  }

  /// What is suggested stays in the row in which the text ends.
  private mutating func appendGhost(_ ghost: String) {
    let text = TextSanitizer.visible(ghost)
    let room = columns - 1 - width
    guard room > 1 else { return }
    row.append(DisplayWidth.truncated(text, to: room), .dim)
  }

  /// A character in the row, or in the next one where it does not fit; what a terminal would obey is
  /// written out.
  private mutating func append(_ character: Character, _ look: StyledText.Look) {
    let shown = TextSanitizer.visible(String(character))
    for part in shown.count > 1 ? shown.map(String.init) : [shown] {
      let partWidth = DisplayWidth.of(part)
      if width + partWidth > columns { endRow() }
      row.append(part, look)
      width += partWidth
    }
  }

  private mutating func markCursor() {
    // Behind the last column is before the first of the next row.
    if width == columns { endRow() }
    cursor = Frame.Place(row: rows.count, column: width)
  }

  private mutating func endRow() {
    rows.append(Frame.Row(row, colors))
    row = StyledText()
    width = 0
  }

  private mutating func add(rows more: [StyledText]) {
    rows += more.map { Frame.Row($0.truncated(to: columns - 1), colors) }
  }
}

extension CommandValidity {
  /// How the word is shown.
  var look: StyledText.Look {
    switch self {
    case .unfinished: .plain
    case .valid: .good
    case .elsewhere: .doubtful
    case .unknown: .bad
    }
  }
}
