import Navigation

extension FollowUpsFeature.State {
  /// All rows, whatever the filter. Reading and writing take time linear in their number.
  public var rows: IdentifiedArrayOf<FollowUpFeature.State> {
    get {
      IdentifiedArray(
        scrum.followUps.map(FollowUpFeature.State.init),
        uniquingIDsWith: { first, _ in first }
      )
    }
    set {
      let followUps = newValue.map(\.followUp)
      guard followUps != scrum.followUps else { return }
      $scrum.withLock { $0.followUps = followUps }
    }
  }

  /// The rows under the filter.
  public var shownFollowUps: [FollowUp] {
    scrum.followUps.filter { filter.shows($0) }
  }

  /// The rows at these places, as they are shown.
  func shownIDs(at offsets: [Int]) -> [FollowUp.ID] {
    let shown = shownFollowUps
    return offsets.filter(shown.indices.contains).map { shown[$0].id }
  }

  /// Moves rows to before the row that is shown at `destination`.
  ///
  /// The rows that are hidden keep their order, and their places before the shown row that they
  /// stood before: so what was moved comes right before that row, and at the end right after the
  /// last one that is shown.
  mutating func move(fromOffsets offsets: [Int], toOffset destination: Int) {
    let shown = shownFollowUps
    let moved = Set(shownIDs(at: offsets))
    guard !moved.isEmpty, (0...shown.count).contains(destination) else { return }
    let next = shown[destination...].first { !moved.contains($0.id) }
    let last = shown.last { !moved.contains($0.id) }
    let rows = shown.filter { moved.contains($0.id) }
    var followUps = scrum.followUps.filter { !moved.contains($0.id) }
    let place =
      if let next {
        followUps.firstIndex { $0.id == next.id }
      } else if let last {
        followUps.firstIndex { $0.id == last.id }.map { $0 + 1 }
      } else {
        scrum.followUps.firstIndex { moved.contains($0.id) }
      }
    followUps.insert(contentsOf: rows, at: place ?? followUps.count)
    guard followUps != scrum.followUps else { return }
    $scrum.withLock { $0.followUps = followUps }
  }
}

extension FollowUpsFeature.Filter {
  func shows(_ followUp: FollowUp) -> Bool {
    switch self {
    case .all: true
    case .active: !followUp.isComplete
    case .completed: followUp.isComplete
    }
  }
}
