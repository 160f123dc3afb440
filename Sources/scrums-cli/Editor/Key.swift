/// What a press on the keyboard means.
enum Key: Hashable, Sendable {
  /// Text that was typed, without control characters.
  case text(String)
  /// Text that the terminal has bracketed as pasted; its lines end with `\n`.
  case paste(String)
  case enter
  case tab
  case backTab
  case escape
  case backspace
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  case wordLeft
  case wordRight
  /// `Ctrl` with a letter, in lower case, or with one of `@ [ \ ] ^ _`.
  case control(Character)
  /// `Alt` with a character.
  case alt(Character)
  case altBackspace
}
