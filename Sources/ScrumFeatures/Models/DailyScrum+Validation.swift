#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why a draft cannot be taken as it is.
public enum ValidationFailure: Error, Hashable, Sendable {
  case emptyTitle
  case emptyText
  case lengthOutOfRange(Int)
}

extension DailyScrum {
  /// The lengths that may be typed, in minutes.
  public static let lengthRange = 5...30

  /// The title as it is stored: without blanks at its ends.
  public static func validTitle(_ title: String) throws(ValidationFailure) -> String {
    let title = title.trimmingBlanks()
    guard !title.isEmpty else { throw .emptyTitle }
    return title
  }

  public static func validLength(_ minutes: Int) throws(ValidationFailure) -> Int {
    guard lengthRange.contains(minutes) else { throw .lengthOutOfRange(minutes) }
    return minutes
  }

  /// The names that hold anything, without blanks at their ends.
  public static func validNames(_ names: some Sequence<String>) -> [String] {
    names.map { $0.trimmingBlanks() }.filter { !$0.isEmpty }
  }

  /// The draft as it is stored by `add` and `done`: title and names trimmed, blank names dropped.
  ///
  /// A length outside `lengthRange` stays: it was not typed, it came with a file.
  public func validated() throws(ValidationFailure) -> DailyScrum {
    var scrum = self
    scrum.title = try Self.validTitle(title)
    scrum.attendees = validAttendees
    return scrum
  }

  /// The attendees whose names hold anything, without blanks at the names' ends.
  var validAttendees: [Attendee] {
    attendees.compactMap { attendee in
      var attendee = attendee
      attendee.name = attendee.name.trimmingBlanks()
      return attendee.name.isEmpty ? nil : attendee
    }
  }
}

extension FollowUp {
  /// One that is typed; a blank owner is nobody.
  init(
    _ text: String,
    owner: String?,
    id: FollowUp.ID,
    added: Date
  ) throws(ValidationFailure) {
    let owner = owner?.trimmingBlanks() ?? ""
    self.init(
      id: id,
      description: try Self.validDescription(text),
      owner: owner.isEmpty ? nil : owner,
      added: added
    )
  }

  /// The description as it is stored: without blanks at its ends.
  public static func validDescription(_ text: String) throws(ValidationFailure) -> String {
    let text = text.trimmingBlanks()
    guard !text.isEmpty else { throw .emptyText }
    return text
  }
}

extension String {
  /// The text without white space at its ends.
  package func trimmingBlanks() -> String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  /// The text without ends of lines, and without white space at its own ends.
  var onOneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ").trimmingBlanks()
  }
}
