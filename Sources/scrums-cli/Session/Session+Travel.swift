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
    case .history(let name): .history(try scrum(named: name, at: destination))
    case .followUps(let name): .followUps(try scrum(named: name, at: destination))
    case .pastMeeting(let name, let number):
      try pastMeeting(number, of: try scrum(named: name, at: destination), at: destination)
    }
  }

  private func pastMeeting(
    _ number: Int,
    of id: DailyScrum.ID,
    at destination: Destination
  ) throws(CommandError) -> Route {
    let history = scrums[id: id]?.history ?? []
    guard history.indices.contains(number - 1) else {
      let parent = Destination.path(of: Array(destination.names.dropLast()))
      throw .notFound(.path, destination.path, nearest: parent)
    }
    return .pastMeeting(id, history[number - 1].id)
  }

  /// Opens what is named: a screen of this scrum, a row of this screen, or else a scrum.
  func push(_ reference: RowReference) async throws(CommandError) {
    if let route = screen(named: reference) { return await send(.routeChosen(route)) }
    if history != nil {
      return await sendHistory(.meetingTapped(id: try pastMeeting(reference)))
    }
    let id = try scrum(reference)
    if location.screen == .scrums {
      await send(.scrumList(.scrumTapped(id: id)))
    } else {
      await send(.routeChosen(.detail(id)))
    }
  }

  /// A screen of the scrum whose screens these are, such as `history`.
  private func screen(named reference: RowReference) -> Route? {
    guard store.route.scrumID != nil, let scrum = location.names.first, !reference.isQuoted else {
      return nil
    }
    let path = NavigationPath(isAbsolute: true, components: [.name(scrum), .name(reference.text)])
    return try? route(path)
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
    throw .notFound(
      .path,
      destination.path,
      nearest: nearest,
      among: names().map { Destination.path(of: [$0]) }
    )
  }
}
