/// The screens that there are; the raw values are what `screen.kind` says in an answer.
enum ScreenKind: String, CaseIterable, Codable, Hashable, Sendable {
  case scrums
  case detail
  case edit
  case new
}

extension ScreenKind {
  /// How a message names the screen.
  var description: String {
    switch self {
    case .scrums: "the list of scrums"
    case .detail: "a scrum's screen"
    case .edit: "a scrum's edit sheet"
    case .new: "the sheet for a new scrum"
    }
  }

  /// The one of `places` that is reached from here with the fewest steps.
  func nearest(of places: [ScreenKind]) -> ScreenKind? {
    self == .detail && places.contains(.edit) ? .edit : places.first
  }

  /// A command that leads from this screen towards `other`, and works when typed as it is.
  func way(to other: ScreenKind) -> String {
    switch (self, other) {
    case (_, .scrums): "root"
    case (.scrums, .detail), (.new, .detail): "push 1"
    case (.edit, .detail): "pop"
    case (.detail, .edit): "edit"
    case (.scrums, .new): "new"
    case (_, .new): "go /new"
    case (.detail, .detail), (.edit, .edit): "show"
    case (.scrums, .edit), (.new, .edit): "push 1"
    }
  }
}
