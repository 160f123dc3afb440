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

  /// The destination whose names from the root are `names`.
  static func at(_ names: [String]) -> Result<Destination, CommandError> {
    switch (names.count, names.first, names.last) {
    case (0, _, _): .success(.scrums)
    case (1, "new", _): .success(.new)
    case (1, let scrum?, _): .success(.detail(scrum: scrum))
    case (2, let scrum?, "edit") where scrum != "new": .success(.edit(scrum: scrum))
    case (2, let scrum?, "meeting") where scrum != "new": .success(.meeting(scrum: scrum))
    case (_, let scrum, let screen):
      .failure(
        .notFound(.path, path(of: names), nearest: nearest(scrum: scrum, screen: screen))
      )
    }
  }

  var screen: ScreenKind {
    switch self {
    case .scrums: .scrums
    case .new: .new
    case .detail: .detail
    case .edit: .edit
    case .meeting: .meeting
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
    }
  }

  /// The path as every prompt shows it.
  var path: String { Self.path(of: names) }

  static func path(of names: [String]) -> String {
    "/" + names.joined(separator: "/")
  }

  private static func nearest(scrum: String?, screen: String?) -> String? {
    guard let scrum, scrum != "new" else { return "/new" }
    let screen = Spelling.nearest(to: screen ?? "", in: ["edit", "meeting"])
    return path(of: [scrum] + (screen.map { [$0] } ?? []))
  }
}
