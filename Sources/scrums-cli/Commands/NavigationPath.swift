import ScrumFeatures

/// A navigation path as it is typed: `/`, `/design/edit`, `..`, `../mobile`, `edit`.
struct NavigationPath: Hashable, Sendable {
  /// One element of a path.
  enum Component: Hashable, Sendable {
    /// `..`
    case parent
    /// A scrum's name or id, or the name of a screen.
    case name(String)
  }

  var isAbsolute: Bool
  var components: [Component]

  static let root = NavigationPath(isAbsolute: true, components: [])

  /// Every text is a path: doubled and trailing slashes and `.` do not count.
  init(_ text: String) {
    isAbsolute = text.hasPrefix("/")
    components = text.split(separator: "/").compactMap { element in
      switch element {
      case ".": nil
      case "..": .parent
      default: .name(String(element))
      }
    }
  }

  init(isAbsolute: Bool, components: [Component]) {
    self.isAbsolute = isAbsolute
    self.components = components
  }

  /// The names from the root on, seen from the screen at `base`.
  func names(from base: [String]) -> Result<[String], CommandError> {
    var names = isAbsolute ? [] : base
    for component in components {
      switch component {
      case .name(let name): names.append(name)
      case .parent where names.isEmpty: return .failure(.atRoot)
      case .parent: names.removeLast()
      }
    }
    return .success(names)
  }

  /// The screen that the path leads to, seen from the screen at `base`.
  func destination(from base: [String]) -> Result<Destination, CommandError> {
    names(from: base).flatMap(Destination.at)
  }
}

/// Where a path leads. Whether there is such a scrum is for the session to say.
enum Destination: Hashable, Sendable {
  case scrums
  case new
  case detail(scrum: String)
  case edit(scrum: String)
  case meeting(scrum: String)
  case history(scrum: String)
  /// A past meeting, by its number in the history; 1 is the newest.
  case pastMeeting(scrum: String, number: Int)
  case followUps(scrum: String)

  /// The destination whose names from the root are `names`.
  static func at(_ names: [String]) -> Result<Destination, CommandError> {
    switch (names.count, names.first, names.last) {
    case (0, _, _): .success(.scrums)
    case (1, "new", _): .success(.new)
    case (1, let scrum?, _): .success(.detail(scrum: scrum))
    case (2, let scrum?, let screen?) where scrum != "new":
      screens[screen].map { .success($0(scrum)) } ?? notFound(names)
    case (3, let scrum?, let number?) where scrum != "new" && names[1] == "history":
      Int(number).map { .success(.pastMeeting(scrum: scrum, number: $0)) } ?? notFound(names)
    case _: notFound(names)
    }
  }

  /// The screens of a scrum, by their names in a path.
  private static let screens: [String: @Sendable (String) -> Destination] = [
    "edit": { .edit(scrum: $0) },
    "meeting": { .meeting(scrum: $0) },
    "history": { .history(scrum: $0) },
    "follow-ups": { .followUps(scrum: $0) },
  ]

  private static func notFound(_ names: [String]) -> Result<Destination, CommandError> {
    .failure(.notFound(.path, path(of: names), nearest: nearest(to: names)))
  }

  var screen: ScreenKind {
    switch self {
    case .scrums: .scrums
    case .new: .new
    case .detail: .detail
    case .edit: .edit
    case .meeting: .meeting
    case .history: .history
    case .pastMeeting: .pastMeeting
    case .followUps: .followUps
    }
  }

  /// The names from the root on.
  var names: [String] {
    switch self {
    case .scrums: []
    case .new: ["new"]
    case .detail(let scrum): [scrum]
    case .edit(let scrum): [scrum, "edit"]
    case .meeting(let scrum): [scrum, "meeting"]
    case .history(let scrum): [scrum, "history"]
    case .pastMeeting(let scrum, let number): [scrum, "history", String(number)]
    case .followUps(let scrum): [scrum, "follow-ups"]
    }
  }

  /// The path as every prompt shows it.
  var path: String { Self.path(of: names) }

  static func path(of names: [String]) -> String {
    "/" + names.joined(separator: "/")
  }

  private static func nearest(to names: [String]) -> String? {
    guard let scrum = names.first, scrum != "new" else { return "/new" }
    guard names.count > 1,
      let screen = Spelling.nearest(to: names[1], in: screens.keys.sorted())
    else { return path(of: [scrum]) }
    return path(of: [scrum, screen])
  }
}
