import ScrumFeatures

/// A screen as an answer shows it.
struct AnswerScreen<Scrum: Encodable & Sendable>: Encodable, Sendable {
  enum Content: Sendable {
    /// The list: how many there are, and the rows where they are shown.
    case scrums(count: Int, rows: [AnswerRow<Scrum>]?)
    case detail(Scrum)
    /// The drafts of the two sheets.
    case edit(Scrum)
    case new(Scrum)
    case meeting(AnswerMeeting)
    case history([Meeting])
    case pastMeeting(Meeting)
    /// What is shown under the filter.
    case followUps([FollowUp], filter: String)
  }

  var content: Content
  /// The alert on top, if one is up.
  var alert: AnswerAlert?

  init(_ content: Content, alert: AnswerAlert? = nil) {
    self.content = content
    self.alert = alert
  }

  var kind: ScreenKind {
    switch content {
    case .scrums: .scrums
    case .detail: .detail
    case .edit: .edit
    case .new: .new
    case .meeting: .meeting
    case .history: .history
    case .pastMeeting: .pastMeeting
    case .followUps: .followUps
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(alert, forKey: .alert)
    switch content {
    case .scrums(let count, let rows):
      try container.encode(count, forKey: .count)
      try container.encodeIfPresent(rows, forKey: .scrums)
    case .detail(let scrum):
      try container.encode(scrum, forKey: .scrum)
    case .edit(let draft):
      try container.encode(draft, forKey: .scrum)
      try container.encode(false, forKey: .isNew)
    case .new(let draft):
      try container.encode(draft, forKey: .scrum)
      try container.encode(true, forKey: .isNew)
    case .meeting(let meeting):
      try meeting.encode(to: encoder)
    case .history(let meetings):
      try container.encode(numbered(meetings), forKey: .meetings)
    case .pastMeeting(let meeting):
      try container.encode(meeting, forKey: .meeting)
    case .followUps(let items, let filter):
      try container.encode(filter, forKey: .filter)
      try container.encode(numbered(items), forKey: .items)
    }
  }

  private enum Key: CodingKey {
    case kind, alert, count, scrums, scrum, isNew, meetings, meeting, filter, items
  }

  private func numbered<Row>(_ rows: [Row]) -> [AnswerRow<Row>] {
    rows.enumerated().map { AnswerRow(number: $0.offset + 1, row: $0.element) }
  }
}

/// A row of a list, with its number in the full one.
struct AnswerRow<Row: Encodable & Sendable>: Encodable, Sendable {
  var number: Int
  var row: Row

  func encode(to encoder: any Encoder) throws {
    try row.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(number, forKey: .number)
  }

  private enum Key: CodingKey {
    case number
  }
}

/// An alert, and the buttons that answer it.
struct AnswerAlert: Encodable, Hashable, Sendable {
  struct Button: Encodable, Hashable, Sendable {
    /// In lower case, as it is typed.
    var name: String
    var role: String?

    init(name: String, role: String? = nil) {
      self.name = name.lowercased()
      self.role = role
    }
  }

  var title: String
  var message: String?
  var buttons: [Button]

  init(title: String, message: String? = nil, buttons: [Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
