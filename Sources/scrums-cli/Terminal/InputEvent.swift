/// What comes in from outside: what is typed, and what the system tells by signals.
enum InputEvent: Hashable, Sendable {
  /// A line without its end. Bytes that are not UTF-8 have become U+FFFD.
  case line(String)
  /// A line that was too long to be kept.
  case overlongLine
  /// A key, where the terminal hands them over one by one.
  case key(Key)
  /// Nothing more will be typed: the last event but signals.
  case endOfInput
  /// Reading failed, with this `errno`; the last event but signals.
  case inputFailed(SystemCalls.Failure)
  /// `Ctrl-C`, or SIGINT from elsewhere.
  case interrupt
  /// The window has another size.
  case resize
  /// SIGTSTP, or `Ctrl-Z` while something is carried out: stop until somebody brings it back.
  case suspend
  /// The process goes on after it was stopped: the prompt is to be shown again.
  case resumed
  /// SIGTERM or SIGHUP: save, then raise it again.
  case terminate(signal: Int32)

  /// Whether it was typed, so that it waits its turn; signals do not.
  var isInput: Bool {
    switch self {
    case .line, .overlongLine, .key, .endOfInput, .inputFailed: true
    case .interrupt, .resize, .suspend, .resumed, .terminate: false
    }
  }

  /// What a key means at once while a command is carried out and other keys wait.
  var urgent: InputEvent? {
    switch self {
    case .key(.control("c")): .interrupt
    case .key(.control("z")): .suspend
    default: nil
    }
  }
}
