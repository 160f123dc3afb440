/// The screens that there are; the raw values are what `screen.kind` says in an answer.
enum ScreenKind: String, CaseIterable, Codable, Hashable, Sendable {
  case scrums
  case detail
  case edit
  case new
  case meeting
  case history
  case pastMeeting = "past-meeting"
  case followUps = "follow-ups"

  /// The screens of one scrum.
  static let ofScrum: [ScreenKind] = [.detail, .edit, .meeting, .history, .pastMeeting, .followUps]
}

extension ScreenKind {
  /// How a message names the screen.
  var description: String {
    switch self {
    case .scrums: "the list of scrums"
    case .detail: "a scrum's screen"
    case .edit: "a scrum's edit sheet"
    case .new: "the sheet for a new scrum"
    case .meeting: "a running meeting"
    case .history: "a scrum's history"
    case .pastMeeting: "a past meeting"
    case .followUps: "a scrum's follow-ups"
    }
  }

  /// How a message names several of them.
  static func description(of places: [ScreenKind]) -> String {
    places == ofScrum
      ? "the screens of a scrum" : places.map(\.description).joined(separator: " and ")
  }

  /// The one of `places` that is reached from here with the fewest steps.
  func nearest(of places: [ScreenKind]) -> ScreenKind? {
    places.first { self == .detail && $0.parent == .detail }
      ?? places.first { $0 == parent } ?? places.first
  }

  /// The screen that one comes from; nil at the list.
  private var parent: ScreenKind? {
    switch self {
    case .scrums: nil
    case .new, .detail: .scrums
    case .edit, .meeting, .history, .followUps: .detail
    case .pastMeeting: .history
    }
  }

  /// The commands that lead from the list to this screen.
  var wayFromList: [String] {
    switch self {
    case .scrums: []
    case .new: ["new"]
    case .detail: ["push 1"]
    case .edit: ["push 1", "edit"]
    case .meeting: ["start 1"]
    case .history: ["push 1", "history"]
    case .pastMeeting: ["push 1", "history", "push 1"]
    case .followUps: ["push 1", "follow-ups"]
    }
  }

  /// A command that leads from this screen towards `other`, and works when typed as it is.
  func way(to other: ScreenKind) -> String {
    if other == self { return "show" }
    if other == parent { return other == .scrums ? "root" : "pop" }
    switch (other, self) {
    case (.scrums, _): return "root"
    case (.new, .scrums): return "new"
    case (.new, _): return "go /new"
    case (_, .scrums), (_, .new): return "push 1"
    case (.detail, _): return "pop 2"
    case (.pastMeeting, .history): return "push 1"
    case (.meeting, _): return "start"
    case (.edit, .detail): return "edit"
    case (.history, .detail), (.pastMeeting, .detail): return "history"
    case (.followUps, .detail): return "follow-ups"
    case (.edit, _): return "push edit"
    case (.history, _), (.pastMeeting, _): return "push history"
    case (.followUps, _): return "push follow-ups"
    }
  }
}
