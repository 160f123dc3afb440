/// The completion menu, and the search through the history.
extension LineEditor {
  /// `Tab`: puts in what all possibilities begin with, and shows them where there are several.
  mutating func complete(_ assistant: some EditorAssistant) -> Outcome {
    let completion = assistant.completion(of: buffer.head)
    guard let only = completion.candidates.first else { return .refused }
    guard completion.candidates.count > 1 else {
      return change { $0 = $0.completed(with: only, of: completion) }
    }
    let prefix = completion.commonPrefix
    let typed = buffer.characters[max(0, buffer.cursor - completion.length)..<buffer.cursor]
    guard prefix.count > completion.length,
      prefix.lowercased().hasPrefix(String(typed).lowercased())
    else {
      menu = CompletionMenu(completion, over: buffer)
      return .edited
    }
    let open = Completion.Candidate(prefix, isOpen: true)
    _ = change { $0 = $0.completed(with: open, of: completion) }
    menu = CompletionMenu(assistant.completion(of: buffer.head), over: buffer)
    return .edited
  }

  /// A key while the menu is up; nil where it closes the menu and then means what it always does.
  mutating func handleInMenu(_ key: Key, _ assistant: some EditorAssistant) -> Outcome? {
    switch key {
    case .tab, .down, .control("n"):
      moveInMenu(by: 1)
      return .edited
    case .backTab, .up, .control("p"):
      moveInMenu(by: -1)
      return .edited
    case .pageUp, .pageDown:
      menu?.page(down: key == .pageDown)
      menu.map { buffer = $0.buffer }
      return .edited
    case .escape, .control("g"):
      menu.map { buffer = $0.original }
      menu = nil
      return .edited
    case .enter where menu?.choice != nil:
      keepChoice()
      return .edited
    case .text(let text) where menu?.choice == nil:
      // What is typed narrows it.
      _ = insert(text)
      refreshMenu(assistant)
      return .edited
    case .backspace where menu?.choice == nil:
      let outcome = remove(buffer.cursor - 1..<buffer.cursor)
      refreshMenu(assistant)
      return outcome
    default:
      keepChoice()
      return nil
    }
  }

  private mutating func moveInMenu(by step: Int) {
    menu?.move(by: step)
    menu.map { buffer = $0.buffer }
  }

  private mutating func keepChoice() {
    guard let menu else { return }
    if menu.choice != nil { undo.keep(menu.original) }
    self.menu = nil
  }

  private mutating func refreshMenu(_ assistant: some EditorAssistant) {
    let completion = assistant.completion(of: buffer.head)
    menu = completion.candidates.isEmpty ? nil : CompletionMenu(completion, over: buffer)
  }

  // MARK: - Search

  /// A key while the history is searched; nil where it ends the search and then means what it always
  /// does.
  mutating func handleInSearch(_ key: Key) -> Outcome? {
    guard var search else { return nil }
    switch key {
    case .text(let text):
      search.search(for: search.query + text, in: history)
    case .backspace:
      search.search(for: String(search.query.dropLast()), in: history)
    case .control("r"), .up:
      guard search.older(in: history) else { return .refused }
    case .escape, .control("g"), .control("c"):
      buffer = search.original
      self.search = nil
      return .edited
    case .enter, .tab:
      endSearch(search)
      return .edited
    default:
      endSearch(search)
      return nil
    }
    self.search = search
    buffer = search.buffer(in: history)
    return search.place == nil && !search.query.isEmpty ? .refused : .edited
  }

  private mutating func endSearch(_ search: HistorySearch) {
    // What was not found leaves the line as it was.
    buffer = search.place == nil ? search.original : search.buffer(in: history)
    if buffer != search.original { undo.keep(search.original) }
    self.search = nil
  }
}
