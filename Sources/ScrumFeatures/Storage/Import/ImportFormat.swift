/// The formats that are understood.
public enum ImportFormat: Hashable, Sendable, CaseIterable {
  case scrums
  case scrumdinger2021
  case scrumdinger2021WithHistory
  case scrumdinger2022
  case scrumdinger2023
  case syncUps

  /// For people.
  public var name: String {
    switch self {
    case .scrums: "scrums-cli"
    case .scrumdinger2021: "Scrumdinger (2021)"
    case .scrumdinger2021WithHistory: "Scrumdinger (2021, with history)"
    case .scrumdinger2022: "Scrumdinger (2022)"
    case .scrumdinger2023: "Scrumdinger (2023)"
    case .syncUps: "SyncUps"
    }
  }

  /// The format of a file of another program, nil when it is none of those known.
  init?(shapeOf value: JSONValue) {
    guard let rows = value.array else { return nil }
    if rows.isEmpty {
      self = .scrumdinger2023
      return
    }
    guard let format = rows.lazy.compactMap({ ImportFormat(shapeOfScrum: $0) }).first else {
      return nil
    }
    self = format
  }

  /// Nil for what looks like no scrum at all.
  init?(shapeOfScrum value: JSONValue) {
    guard let row = value.object, row["title"] != nil || row["attendees"] != nil else {
      return nil
    }
    let history = row["history"] ?? row["histories"]
    if row["duration"]?.array != nil || row["meetings"] != nil {
      self = .syncUps
    } else if row["color"] != nil, row["theme"] == nil {
      self = history == nil ? .scrumdinger2021 : .scrumdinger2021WithHistory
    } else if let meetings = history?.array,
      meetings.contains(where: { $0.object?["lengthInMinutes"] != nil })
    {
      self = .scrumdinger2022
    } else {
      self = .scrumdinger2023
    }
  }
}
