/// The search through the entered lines: `Ctrl-R`.
struct HistorySearch: Hashable, Sendable {
  /// The line as it was when the search began.
  let original: EditBuffer
  private(set) var query = ""
  /// The place of the line that was found.
  private(set) var place: Int?

  init(over buffer: EditBuffer) {
    original = buffer
  }

  /// The query was changed: the newest line that holds it.
  mutating func search(for query: String, in history: LineHistory) {
    self.query = query
    place = query.isEmpty ? nil : history.lastIndex(holding: query, before: history.lines.count)
  }

  /// Goes on to an older line that holds the query; false where there is none.
  mutating func older(in history: LineHistory) -> Bool {
    guard let place, !query.isEmpty else { return false }
    let found = history.lines[place]
    var older = history.lastIndex(holding: query, before: place)
    while let place = older, history.lines[place] == found {
      older = history.lastIndex(holding: query, before: place)
    }
    guard let older else { return false }
    self.place = older
    return true
  }

  /// The line that was found, or the one from before.
  func buffer(in history: LineHistory) -> EditBuffer {
    place.map { EditBuffer(history.lines[$0]) } ?? (query.isEmpty ? original : EditBuffer())
  }
}
