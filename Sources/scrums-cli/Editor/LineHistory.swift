/// The lines that were entered, the oldest first, and the walk through them.
struct LineHistory: Hashable, Sendable {
  /// So many are kept.
  static let limit = 10_000

  private(set) var lines: [String] = []
  /// Lines that were refused when they were last carried out: they are not suggested again.
  private var refused: Set<String> = []
  private var walk: Walk?

  private struct Walk: Hashable {
    /// What was typed before the walk began.
    let draft: String
    /// The line that is shown; the number of lines stands for the draft.
    var place: Int
  }

  init(_ lines: [String] = []) {
    for line in lines { append(line) }
  }

  /// Takes a line in as the newest. What begins with a blank, or repeats the newest, is left out.
  ///
  /// - Returns: Whether it was taken.
  @discardableResult
  mutating func append(_ line: String) -> Bool {
    walk = nil
    guard Self.isKept(line), line != lines.last else { return false }
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst(lines.count - Self.limit) }
    return true
  }

  /// A leading blank keeps a line out of the history.
  static func isKept(_ line: String) -> Bool {
    guard let first = line.first else { return false }
    return !first.isWhitespace && !line.contains(where: \.isNewline)
  }

  /// Takes down what came of a line.
  mutating func keep(_ line: String, wasRefused: Bool) {
    if wasRefused { refused.insert(line) } else { refused.remove(line) }
  }

  // MARK: - Walking

  /// The next older line that begins with what was typed; nil where there is none.
  mutating func older(than text: String) -> String? {
    let walk = self.walk ?? Walk(draft: text, place: lines.count)
    let place = lines[..<walk.place].lastIndex { $0.hasPrefix(walk.draft) && $0 != text }
    guard let place else { return nil }
    self.walk = Walk(draft: walk.draft, place: place)
    return lines[place]
  }

  /// The next newer one, and after the newest what was typed; nil where no walk is under way.
  mutating func newer(than text: String) -> String? {
    guard let walk else { return nil }
    let place = lines[(walk.place + 1)...].firstIndex {
      $0.hasPrefix(walk.draft) && $0 != text
    }
    self.walk = place.map { Walk(draft: walk.draft, place: $0) }
    return place.map { lines[$0] } ?? walk.draft
  }

  /// The line was changed or entered: the next walk begins anew.
  mutating func endWalk() { walk = nil }

  // MARK: - Looking

  /// So many lines that go on from a text are looked at, so that a key never waits for all of them.
  private static let lookedAt = 500

  /// The place of the newest line before `end` that goes on from `text` and of which `condition` is true.
  func lastIndex(
    goingOnFrom text: String,
    before end: Int,
    where condition: (String) -> Bool
  ) -> Int? {
    lines[..<end].indices.reversed().lazy
      .filter { lines[$0].utf8.count > text.utf8.count && lines[$0].hasPrefix(text) }
      .prefix(Self.lookedAt)
      .first { !refused.contains(lines[$0]) && condition(lines[$0]) }
  }

  /// The place of the newest line before `place` that holds `query`, whatever its case.
  func lastIndex(holding query: String, before place: Int) -> Int? {
    let query = query.lowercased()
    return lines[..<min(place, lines.count)].lastIndex { $0.lowercased().contains(query) }
  }
}
