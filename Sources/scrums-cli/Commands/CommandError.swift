import ScrumFeatures

/// Why a command was refused: facts only. `CommandError+Words.swift` puts them into words.
enum CommandError: Error, Hashable, Sendable {
  // The line
  case nothingTyped
  case unknownCommand(String, nearest: String?)
  case notHere(command: String, places: [ScreenKind], screen: ScreenKind)
  case missingArgument(String, usage: String)
  case extraArgument(String, usage: String)
  case unterminatedQuote(String)
  case lineTooLong(limit: Int)

  // Values
  case badNumber(String, usage: String)
  case badDuration(String, suggestion: String?)
  case durationTooLong(String)
  case lengthOutOfRange(String, range: ClosedRange<Int>)
  case countOutOfRange(String, usage: String)
  case unknownTheme(String, nearest: String?)
  case noPeriod(String)
  case emptyText(usage: String)
  case emptyTitle

  // What is named
  /// `among` are those there are, where they can be told.
  case notFound(Subject, String, nearest: String?, among: [String] = [])
  case ambiguous(Subject, String, candidates: [String])
  case positionOutOfRange(Int, count: Int)
  case gone(Subject, String)

  // Where one is
  case atRoot
  case popOutOfRange(Int, available: Int)
  case alert(command: String, buttons: [String])
  case needsAnswer(question: String, buttons: [String])
  case notSimulated
  case meeting(MeetingRefusal)
  case nothingCutOff

  // Files
  case unreadable(file: String, reason: String)
  case unwritable(file: String, reason: String)
  case locked(file: String)
  case newerVersion(file: String, version: Int)

  /// What a name stood for.
  enum Subject: String, Hashable, Sendable {
    case scrum
    case attendee
    case speaker
    case meeting
    case followUp = "follow-up"
    case filter
    case format
    case row
    case path
    case file
    case fixture
    case backup
    case topic
  }

  /// The codes that scripts may rely on.
  enum Code: String, CaseIterable, Codable, Sendable {
    case unknownCommand = "unknown-command"
    case notHere = "not-here"
    case unknownTheme = "unknown-theme"
    case notFound = "not-found"
    case ambiguous
    case outOfRange = "out-of-range"
    case emptyTitle = "empty-title"
    case emptyText = "empty-text"
    case missingArgument = "missing-argument"
    case extraArgument = "extra-argument"
    case badNumber = "bad-number"
    case badDuration = "bad-duration"
    case unterminatedQuote = "unterminated-quote"
    case atRoot = "at-root"
    case alert
    case needsAnswer = "needs-answer"
    case gone
    case unreadable
    case unwritable
    case locked
    case newerVersion = "newer-version"
    case notSimulated = "not-simulated"
  }

  var code: Code {
    switch self {
    case .nothingTyped, .missingArgument: .missingArgument
    case .unknownCommand: .unknownCommand
    case .notHere: .notHere
    case .extraArgument: .extraArgument
    case .unterminatedQuote: .unterminatedQuote
    case .badNumber: .badNumber
    case .badDuration: .badDuration
    case .lineTooLong, .noPeriod, .durationTooLong, .lengthOutOfRange, .countOutOfRange,
      .positionOutOfRange,
      .popOutOfRange:
      .outOfRange
    case .unknownTheme: .unknownTheme
    case .emptyText: .emptyText
    case .emptyTitle: .emptyTitle
    case .notFound, .nothingCutOff: .notFound
    case .meeting(let refusal): Code(rawValue: refusal.code) ?? .outOfRange
    case .ambiguous: .ambiguous
    case .gone: .gone
    case .atRoot: .atRoot
    case .alert: .alert
    case .needsAnswer: .needsAnswer
    case .notSimulated: .notSimulated
    case .unreadable: .unreadable
    case .unwritable: .unwritable
    case .locked: .locked
    case .newerVersion: .newerVersion
    }
  }
}
