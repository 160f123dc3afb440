/// What a command's arguments name, so that they can be completed as they are typed.
enum ArgumentKind: Hashable, Sendable {
  /// Nothing that could be completed: a text, a number, a duration.
  case free
  /// A row of the screen: a scrum, a past meeting, a follow-up, who is in the meeting. What comes
  /// after it is free, or it is all that there is.
  case row(isLast: Bool)
  /// One or several rows of the screen, with commas between them.
  case rows
  /// A scrum, also where the screen has other rows.
  case scrum
  /// A row of the screen, or one of its screens.
  case screen
  case attendee(isLast: Bool)
  /// `@WHO`, and then a text.
  case person
  case path
  case fixture
  /// A file, and a flag before or behind it.
  case file(flag: String)
  case theme
  /// A command or a topic of the help.
  case topic
  /// A scrum or a period, or both.
  case period
  /// A format, and then a file.
  case format
  case words([String])
}
