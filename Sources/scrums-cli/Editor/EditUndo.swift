/// The states of a line that `Ctrl-_` goes back to.
///
/// Letters that are typed one after the other are one step up to the end of their word; all else is a
/// step of its own.
struct EditUndo: Hashable, Sendable {
  private static let limit = 500
  private var states: [EditBuffer] = []
  private var isTyping = false

  /// Keeps a state before it is changed.
  ///
  /// - Parameter typing: Whether a letter is put in, which may go on with the step before.
  mutating func keep(_ buffer: EditBuffer, typing: Bool = false) {
    if !typing || !isTyping {
      states.append(buffer)
      if states.count > Self.limit { states.removeFirst() }
    }
    isTyping = typing
  }

  /// What is typed next begins a step.
  mutating func endStep() { isTyping = false }

  /// The state before the last step; nil where there is none.
  mutating func undo() -> EditBuffer? {
    isTyping = false
    return states.popLast()
  }
}
