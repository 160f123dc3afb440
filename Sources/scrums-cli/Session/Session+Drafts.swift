import Navigation
import ScrumFeatures

extension Session {
  /// Adds people to the draft, each as if typed into the form.
  func addAttendees(_ names: [String]) async {
    for name in names {
      await sendDraft(.binding(.set(\.newAttendeeName, name)))
      await sendDraft(.addAttendeeButtonTapped)
    }
  }

  private var attendees: [DailyScrum.Attendee] { store.draft?.scrum.attendees ?? [] }

  /// The place of the attendee that a reference means.
  func attendee(_ reference: RowReference) throws(CommandError) -> Int {
    let rows = attendees.map { RowMemory.Row(id: $0.id, title: $0.name) }
    return try attendeeRows.find(reference, in: rows, subject: .attendee)
  }

  func moveAttendee(
    _ reference: RowReference,
    to position: Int
  ) async throws(CommandError) {
    let index = try attendee(reference)
    guard attendees.indices.contains(position - 1) else {
      throw .positionOutOfRange(position, count: attendees.count)
    }
    let offset = position - 1 > index ? position : position - 1
    await sendDraft(.attendeesMoved(fromOffsets: [index], toOffset: offset))
  }

  /// Puts the draft of a new scrum into the list.
  func add() async throws(CommandError) {
    await send(.scrumList(.newScrum(.presented(.confirmAddButtonTapped))))
    try refuseInvalidDraft()
  }

  /// Takes the changes of the draft over.
  func done() async throws(CommandError) {
    await sendDetail(.confirmEditButtonTapped)
    try refuseInvalidDraft()
  }

  private func refuseInvalidDraft() throws(CommandError) {
    switch store.draft?.failure {
    case nil: return
    case .emptyTitle?: throw .emptyTitle
    case .emptyText?: throw .emptyText(usage: "title TEXT")
    case .lengthOutOfRange(let minutes)?:
      throw .lengthOutOfRange("\(minutes)", range: DailyScrum.lengthRange)
    }
  }

  /// Drops the draft.
  func cancel() async {
    if location.screen == .new {
      await send(.scrumList(.newScrum(.presented(.cancelAddButtonTapped))))
    } else {
      await sendDetail(.cancelEditButtonTapped)
    }
  }
}
