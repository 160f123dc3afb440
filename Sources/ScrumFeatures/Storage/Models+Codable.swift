#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension DailyScrum: FieldOwner {
  static let knownKeys = [
    "id", "title", "attendees", "lengthInMinutes", "theme", "history", "followUps",
  ]
}

extension DailyScrum: Codable {
  public init(from decoder: any Decoder) throws {
    let field = try FieldDecoder<Self>(decoder)
    self.init(
      id: try field.id("id"),
      title: try field("title"),
      attendees: try field(ifPresent: "attendees") ?? [],
      lengthInMinutes: try field(ifPresent: "lengthInMinutes") ?? Self.lengthRange.lowerBound,
      theme: try field(ifPresent: "theme") ?? .sky,
      history: try field(ifPresent: "history") ?? [],
      followUps: try field(ifPresent: "followUps") ?? []
    )
    preserved = field.preserved
  }

  public func encode(to encoder: any Encoder) throws {
    var field = try FieldEncoder<Self>(encoder, preserved: preserved)
    try field("id", id)
    try field("title", title)
    try field("attendees", attendees)
    try field("lengthInMinutes", lengthInMinutes)
    try field("theme", theme)
    try field("history", history)
    try field("followUps", followUps)
  }
}

extension DailyScrum.Attendee: FieldOwner {
  static let knownKeys = ["id", "name"]
}

extension DailyScrum.Attendee: Codable {
  public init(from decoder: any Decoder) throws {
    let field = try FieldDecoder<Self>(decoder)
    self.init(id: try field.id("id"), name: try field("name"))
    preserved = field.preserved
  }

  public func encode(to encoder: any Encoder) throws {
    var field = try FieldEncoder<Self>(encoder, preserved: preserved)
    try field("id", id)
    try field("name", name)
  }
}

extension Meeting: FieldOwner {
  static let knownKeys = [
    "id", "date", "lengthInSeconds", "attendees", "absent", "notes",
  ]
}

extension Meeting: Codable {
  public init(from decoder: any Decoder) throws {
    var field = try FieldDecoder<Self>(decoder)
    self.init(
      id: try field.id("id"),
      date: try field.date("date"),
      lengthInSeconds: try field(ifPresent: "lengthInSeconds"),
      attendees: try field(ifPresent: "attendees") ?? [],
      absent: try field(ifPresent: "absent") ?? [],
      notes: try field(ifPresent: "notes") ?? []
    )
    preserved = field.preserved
  }

  public func encode(to encoder: any Encoder) throws {
    var field = try FieldEncoder<Self>(encoder, preserved: preserved)
    try field("id", id)
    try field.date("date", date)
    try field("lengthInSeconds", ifPresent: lengthInSeconds)
    try field("attendees", attendees)
    try field("absent", absent)
    try field("notes", notes)
  }
}

extension Meeting.Attendee: FieldOwner {
  static let knownKeys = ["name", "seconds", "guest", "notes"]
}

extension Meeting.Attendee: Codable {
  public init(from decoder: any Decoder) throws {
    let field = try FieldDecoder<Self>(decoder)
    self.init(
      name: try field("name"),
      seconds: try field(ifPresent: "seconds"),
      isGuest: try field(ifPresent: "guest") ?? false,
      notes: try field(ifPresent: "notes") ?? []
    )
    preserved = field.preserved
  }

  public func encode(to encoder: any Encoder) throws {
    var field = try FieldEncoder<Self>(encoder, preserved: preserved)
    try field("name", name)
    try field("seconds", ifPresent: seconds)
    try field("guest", isGuest)
    try field("notes", notes)
  }
}

extension FollowUp: FieldOwner {
  static let knownKeys = [
    "id", "description", "isComplete", "owner", "added", "completed",
  ]
}

extension FollowUp: Codable {
  public init(from decoder: any Decoder) throws {
    var field = try FieldDecoder<Self>(decoder)
    self.init(
      id: try field.id("id"),
      description: try field("description"),
      isComplete: try field(ifPresent: "isComplete") ?? false,
      owner: try field(ifPresent: "owner"),
      added: try field.date(ifPresent: "added"),
      completed: try field.date(ifPresent: "completed")
    )
    preserved = field.preserved
  }

  public func encode(to encoder: any Encoder) throws {
    var field = try FieldEncoder<Self>(encoder, preserved: preserved)
    try field("id", id)
    try field("description", description)
    try field("isComplete", isComplete)
    try field("owner", ifPresent: owner)
    try field.date("added", added)
    try field.date("completed", completed)
  }
}

extension Theme: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let theme = Theme(rawValue: name) else {
      let hint = Theme.suggestion(for: name).map { ", did you mean \"\($0.name)\"?" } ?? ""
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "unknown theme \"\(name)\"" + hint
      )
    }
    self = theme
  }
}
