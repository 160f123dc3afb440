import Navigation
import ScrumFeatures

/// The history of a scrum, its follow-ups, and the report.
extension Session {
  /// The history on screen.
  var history: HistoryFeature.State? {
    if case .history(let history)? = store.path.last { history } else { nil }
  }

  /// The follow-ups on screen.
  var followUps: FollowUpsFeature.State? {
    if case .followUps(let followUps)? = store.path.last { followUps } else { nil }
  }

  func sendHistory(_ action: HistoryFeature.Action) async {
    guard let id = store.path.ids.last else { return }
    await send(.path(.element(id: id, action: .history(action))))
  }

  /// The past meeting that a reference means: its number, or the beginning of its day.
  func pastMeeting(_ reference: RowReference) throws(CommandError) -> Meeting.ID {
    let meetings = history?.scrum.history ?? []
    let rows = meetings.map { RowMemory.Row(id: $0.id, title: days.date(of: $0.date)) }
    return rows[try meetingRows.find(reference, in: rows, subject: .meeting)].id
  }

  // MARK: - Follow-ups

  func sendFollowUps(_ action: FollowUpsFeature.Action) async {
    guard let id = store.path.ids.last else { return }
    await send(.path(.element(id: id, action: .followUps(action))))
  }

  /// Sends what starts a timer, and waits for all but that.
  private func startTimer(by action: FollowUpsFeature.Action) async {
    guard let id = store.path.ids.last else { return }
    store.send(.path(.element(id: id, action: .followUps(action))))
    await send(.answerAwaited)
  }

  /// The place among the rows shown of the one that a reference means.
  func followUp(_ reference: RowReference) throws(CommandError) -> Int {
    let rows = (followUps?.shownFollowUps ?? []).map {
      RowMemory.Row(id: $0.id, title: $0.description)
    }
    return try followUpRows.find(reference, in: rows, subject: .followUp)
  }

  private func row(_ index: Int, _ action: FollowUpFeature.Action) -> FollowUpsFeature.Action? {
    guard let rows = followUps?.shownFollowUps, rows.indices.contains(index) else { return nil }
    return .rows(.element(id: rows[index].id, action: action))
  }

  func check(_ reference: RowReference) async throws(CommandError) {
    let index = try followUp(reference)
    guard let isComplete = followUps?.shownFollowUps[index].isComplete,
      let action = row(index, .binding(.set(\.isComplete, !isComplete)))
    else { return }
    await startTimer(by: action)
  }

  func editFollowUp(_ reference: RowReference, _ text: String) async throws(CommandError) {
    guard let action = row(try followUp(reference), .descriptionEntered(text)) else { return }
    await sendFollowUps(action)
  }

  func moveFollowUp(_ reference: RowReference, to position: Int) async throws(CommandError) {
    let index = try followUp(reference)
    let count = followUps?.shownFollowUps.count ?? 0
    guard (1...max(1, count)).contains(position) else {
      throw .positionOutOfRange(position, count: count)
    }
    let offset = position - 1 > index ? position : position - 1
    await startTimer(by: .move(fromOffsets: [index], toOffset: offset))
  }

  func addFollowUp(_ text: String, owner: PersonReference?) async throws(CommandError) {
    let name = try owner.map { owner throws(CommandError) in try self.owner(owner) }
    await send(.followUpEntered(text, owner: name))
  }

  /// The name of whoever is to take care of something: that of an attendee or of a guest of the
  /// meeting; between quotes anybody's.
  private func owner(_ reference: PersonReference) throws(CommandError) -> String {
    let scrum = store.route.scrumID.flatMap { scrums[id: $0] }
    let people = meeting?.round.speakers.filter { $0.kind != .everyone }.map {
      RowMemory.Row(id: $0.id, title: $0.name)
    }
    let rows = people ?? scrum?.attendees.map { RowMemory.Row(id: $0.id, title: $0.name) } ?? []
    // Never a number: those are not shown where a follow-up is typed.
    let name = RowReference(text: reference.name, isQuoted: true)
    do throws(CommandError) {
      return rows[try RowMemory().find(name, in: rows, subject: .attendee)].title
    } catch {
      guard reference.isQuoted else { throw error }
      return reference.name
    }
  }

  // MARK: - The report

  /// What was said in the stand-ups of one scrum, or of all where that is on the list.
  func report(_ reference: RowReference?, period words: String?) throws(CommandError) -> String {
    guard let period = ReportPeriod(words: words ?? "last", in: days) else {
      throw .noPeriod(words ?? "")
    }
    let named = try reference.map { reference throws(CommandError) in try scrum(reference) }
    let id = named ?? store.route.scrumID
    let reported = id.map { id in scrums.filter { $0.id == id } } ?? scrums.elements
    return StandUpReport(scrums: reported, period: period, now: reader.now(), days: days).text
  }
}
