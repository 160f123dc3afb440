import Navigation
import ScrumFeatures

extension Session {
  /// The route that a path means, seen from here.
  func route(_ path: NavigationPath) throws(CommandError) -> Route {
    let destination = try path.destination(from: location.names).get()
    return switch destination {
    case .scrums: .scrums
    case .new: .new
    case .detail(let name): .detail(try scrum(named: name, at: destination))
    case .edit(let name): .edit(try scrum(named: name, at: destination))
    case .meeting(let name): .meeting(try scrum(named: name, at: destination))
    }
  }

  /// Opens a scrum, or the sheet that is named.
  func push(_ reference: RowReference) async throws(CommandError) {
    if case .detail(let id) = store.route, !reference.isQuoted, reference.text == "edit" {
      await send(.routeChosen(.edit(id)))
      return
    }
    let id = try scrum(reference)
    if location.screen == .scrums {
      await send(.scrumList(.scrumTapped(id: id)))
    } else {
      await send(.routeChosen(.detail(id)))
    }
  }

  /// Goes back as many screens and sheets.
  func pop(_ count: Int) async throws(CommandError) {
    let depth = location.depth
    guard depth > 0 else { throw .atRoot }
    guard count <= depth else { throw .popOutOfRange(count, available: depth) }
    var route = store.route
    for _ in 0..<count { route = route.parent ?? .scrums }
    await send(.routeChosen(route))
  }

  private func scrum(
    named name: String,
    at destination: Destination
  ) throws(CommandError) -> DailyScrum.ID {
    if let index = names().firstIndex(of: name.lowercased()) { return scrums[index].id }
    if let scrum = scrums.first(where: { $0.id.uuidString == name.uppercased() }) {
      return scrum.id
    }
    let nearest = Spelling.nearest(to: name, in: names()).map {
      Destination.path(of: [$0] + destination.names.dropFirst())
    }
    throw .notFound(.path, destination.path, nearest: nearest)
  }
}
