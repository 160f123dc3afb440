import Navigation
import ScrumFeatures

/// Where the app is, as paths and answers name it.
struct Location: Hashable, Sendable {
  var screen: ScreenKind
  /// The names from the root on.
  var names: [String]

  /// - Parameter name: The name of a scrum in a path.
  init(_ route: Route, name: (DailyScrum.ID) -> String) {
    switch route {
    case .scrums: (screen, names) = (.scrums, [])
    case .new: (screen, names) = (.new, ["new"])
    case .detail(let id): (screen, names) = (.detail, [name(id)])
    case .edit(let id): (screen, names) = (.edit, [name(id), "edit"])
    case .meeting(let id): (screen, names) = (.meeting, [name(id), "meeting"])
    }
  }

  /// `/design/edit`
  var path: String { Destination.path(of: names) }

  /// How many screens and sheets lie over the root.
  var depth: Int { names.count }

  /// The elements from the root on, as the command `path` tells them.
  var elements: [AnswerPathElement] {
    let root = AnswerPathElement(name: nil, kind: ScreenKind.scrums.rawValue, presentation: .root)
    return [root]
      + names.enumerated().map { index, name in
        let isSheet = screen == .new || screen == .edit && index == 1
        let kind = index == names.count - 1 ? screen : .detail
        return AnswerPathElement(
          name: name,
          kind: kind.rawValue,
          presentation: isSheet ? .sheet : .pushed
        )
      }
  }
}
