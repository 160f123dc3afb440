import Navigation
import ScrumFeatures

/// Where the app is, as paths and answers name it.
struct Location: Hashable, Sendable {
  var screen: ScreenKind
  /// The names from the root on.
  var names: [String]

  /// - Parameters:
  ///   - name: The name of a scrum in a path.
  ///   - number: The number of a past meeting in its scrum's history.
  init(
    _ route: Route,
    name: (DailyScrum.ID) -> String,
    number: (DailyScrum.ID, Meeting.ID) -> Int
  ) {
    switch route {
    case .scrums: (screen, names) = (.scrums, [])
    case .new: (screen, names) = (.new, ["new"])
    case .detail(let id): (screen, names) = (.detail, [name(id)])
    case .edit(let id): (screen, names) = (.edit, [name(id), "edit"])
    case .meeting(let id): (screen, names) = (.meeting, [name(id), "meeting"])
    case .history(let id): (screen, names) = (.history, [name(id), "history"])
    case .pastMeeting(let id, let meeting):
      (screen, names) = (.pastMeeting, [name(id), "history", String(number(id, meeting))])
    case .followUps(let id): (screen, names) = (.followUps, [name(id), "follow-ups"])
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
        let kind = index == names.count - 1 ? screen : index == 0 ? .detail : .history
        return AnswerPathElement(
          name: name,
          kind: kind.rawValue,
          presentation: isSheet ? .sheet : .pushed
        )
      }
  }
}
