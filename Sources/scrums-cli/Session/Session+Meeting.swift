import Navigation
import ScrumFeatures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is done in meetings, and what leads to them.
extension Session {
  /// The meeting on screen.
  var meeting: MeetingFeature.State? { store.runningMeeting?.state }

  /// Begins a meeting of the scrum that is named, else of the one whose screens these are, else of
  /// the only one.
  func start(
    _ reference: RowReference?,
    without names: [String]
  ) async throws(CommandError) {
    let named = try reference.map { reference throws(CommandError) in try scrum(reference) }
    let only = scrums.count == 1 ? scrums.ids.first : nil
    guard let id = named ?? store.route.scrumID ?? only, let scrum = scrums[id: id] else {
      throw .missingArgument("WHICH", usage: "start WHICH")
    }
    if let meeting, meeting.scrum.id == id {
      // It runs already: those who are named leave it.
      for name in names {
        let speaker = try speaker(RowReference(text: name))
        try await carryOutInMeeting(.absentButtonTapped(id: speaker))
      }
      return
    }
    var absent: Set<DailyScrum.Attendee.ID> = []
    for name in names { absent.insert(try attendee(named: name, of: scrum)) }
    if let kept = await cutOffMeetings().first(where: { $0.snapshot.scrumID == id }) {
      tell(offer(of: kept, after: "After the one that begins now, "))
    }
    for other in await journal.held() where other.scrumID == id {
      tell(
        "Another session holds a meeting of \"\(other.title)\", begun at \(days.time(of: other.date))."
          + " What both save is in the history."
      )
    }
    if store.route == .detail(id) {
      await sendDetail(.startMeetingButtonTapped(absent: absent))
    } else {
      await send(.meetingChosen(id, absent: absent))
    }
  }

  private func attendee(
    named name: String,
    of scrum: DailyScrum
  ) throws(CommandError) -> DailyScrum.Attendee.ID {
    let rows = scrum.attendees.map { RowMemory.Row(id: $0.id, title: $0.name) }
    let reference = RowReference(text: name)
    return rows[try RowMemory().find(reference, in: rows, subject: .attendee)].id
  }

  // MARK: - In a meeting

  /// Carries out a command of the meeting, or says why it cannot be.
  func carryOutInMeeting(_ action: MeetingFeature.Action) async throws(CommandError) {
    await sendMeeting(action)
    if let refusal = meeting?.refusal { throw .meeting(refusal) }
  }

  /// Carries a command out for each who is named, but those who are absent already, or are not; at
  /// least for the first.
  func carryOutForEach(
    _ reference: RowReference,
    unlessAbsent isAbsent: Bool,
    _ action: (MeetingRound.Speaker.ID) -> MeetingFeature.Action
  ) async throws(CommandError) {
    let named = try speakers(reference)
    let needed = named.filter { id in
      meeting?.round.speaker(id).map { ($0.state == .absent) != isAbsent } ?? false
    }
    for id in needed.isEmpty ? Array(named.prefix(1)) : needed {
      try await carryOutInMeeting(action(id))
    }
  }

  /// Those whom a reference means: one, else several with commas between them.
  private func speakers(_ reference: RowReference) throws(CommandError) -> [MeetingRound.Speaker.ID]
  {
    let names = reference.isQuoted ? [] : reference.text.split(separator: ",")
    guard names.count > 1 else { return [try speaker(reference)] }
    if let one = try? speaker(reference) { return [one] }
    var ids: [MeetingRound.Speaker.ID] = []
    for name in names {
      let id = try speaker(RowReference(text: String(name).trimmingBlanks()))
      if !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  func note(_ text: String, of person: PersonReference?) async throws(CommandError) {
    let begun = speakerOfNote.flatMap { meeting?.round.speaker($0) }
    var subject = begun.map { MeetingFeature.NoteSubject.person($0.id) } ?? .speaker
    if let person {
      let reference = RowReference(text: person.name, isQuoted: person.isQuoted)
      subject = .person(try speaker(reference))
    }
    try await carryOutInMeeting(.noteEntered(text, subject))
  }

  /// The one in the round whom a reference means.
  func speaker(_ reference: RowReference) throws(CommandError) -> MeetingRound.Speaker.ID {
    let speakers = meeting?.round.speakers ?? []
    let rows = speakers.map { RowMemory.Row(id: $0.id, title: $0.name) }
    return rows[try speakerRows.find(reference, in: rows, subject: .speaker)].id
  }

  private func sendMeeting(_ action: MeetingFeature.Action) async {
    guard let id = store.runningMeeting?.id else { return }
    await send(.path(.element(id: id, action: .meeting(action))))
  }

  /// Begins the meeting that has come on screen, which then goes on by itself; brings one that runs
  /// up to now.
  func refreshMeeting() async {
    guard let id = store.runningMeeting?.id else { return }
    guard begunMeeting != id else { return await sendMeeting(.screenShown) }
    begunMeeting = id
    store.send(.path(.element(id: id, action: .meeting(.task))))
    await simulation?.settle()
    await sendMeeting(.screenShown)
  }

  // MARK: - Meetings that were cut off

  /// The meetings that can be recovered, newest first.
  func cutOffMeetings() async -> [CutOffMeeting] {
    var meetings: [CutOffMeeting] = []
    for meeting in await journal.cutOff() {
      let snapshot = meeting.snapshot
      let history = scrums[id: snapshot.scrumID]?.history ?? []
      if history.contains(where: { $0.id == snapshot.meetingID }) {
        await journal.forget(meeting)
      } else {
        meetings.append(meeting)
      }
    }
    return meetings
  }

  /// What is told of a meeting that was cut off, and what can be done with it.
  func offer(of meeting: CutOffMeeting, after moment: String = "", others: String = "") -> String {
    "The meeting of \(meeting.words(days)) \(moment)\"recover\" goes on with it, "
      + "\"recover discard\" drops it\(others)."
  }

  func recover() async throws(CommandError) {
    let meeting = try await newestCutOff()
    guard scrums[id: meeting.snapshot.scrumID] != nil else {
      throw .gone(.scrum, meeting.snapshot.title)
    }
    await send(.meetingRecovered(meeting))
  }

  func discardCutOffMeeting() async throws(CommandError) {
    await send(.meetingDiscarded(try await newestCutOff()))
  }

  private func newestCutOff() async throws(CommandError) -> CutOffMeeting {
    guard let meeting = await cutOffMeetings().first else { throw .nothingCutOff }
    return meeting
  }
}
