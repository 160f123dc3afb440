/// The possibilities below the line, of which one may be chosen.
struct CompletionMenu: Hashable, Sendable {
  /// So many rows show at a time.
  static let rows = 6

  /// The line as it was when the menu came up.
  let original: EditBuffer
  let completion: Completion
  /// The row that is chosen; nil while none is.
  private(set) var choice: Int?

  init(_ completion: Completion, over buffer: EditBuffer) {
    original = buffer
    self.completion = completion
  }

  /// Goes down by a row, or up; around at the ends.
  mutating func move(by step: Int) {
    let count = completion.candidates.count
    guard count > 0 else { return }
    choice = choice.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1)
  }

  /// Goes down by as many rows as show, or up; not beyond the ends.
  mutating func page(down: Bool) {
    let last = completion.candidates.count - 1
    guard last >= 0 else { return }
    choice =
      choice.map { min(max(0, $0 + (down ? Self.rows : -Self.rows)), last) }
      ?? (down ? min(Self.rows - 1, last) : last)
  }

  /// The line with the chosen possibility in it.
  var buffer: EditBuffer {
    guard let choice else { return original }
    return original.completed(with: completion.candidates[choice], of: completion)
  }

  /// The rows that show, so that the chosen one is among them.
  var window: Range<Int> {
    let count = completion.candidates.count
    let start = min(max(0, (choice ?? 0) - Self.rows + 1), max(0, count - Self.rows))
    return start..<min(count, start + Self.rows)
  }
}

extension EditBuffer {
  /// The line with a possibility put in, and a blank after it unless more may follow right on.
  func completed(
    with candidate: Completion.Candidate,
    of completion: Completion
  ) -> EditBuffer {
    var buffer = self
    let end = candidate.isOpen || !isAtEnd ? "" : " "
    let start = max(0, cursor - completion.length)
    buffer.replace(start..<cursor, with: candidate.text + end)
    return buffer
  }
}
