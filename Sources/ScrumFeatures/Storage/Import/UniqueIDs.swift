#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Gives every scrum an id of its own, and every attendee, meeting and follow-up one of its own
/// within its scrum. The first keeps it; the others' follow from it, the same at every reading.
enum UniqueIDs {
  static func repair(_ scrums: inout [DailyScrum]) -> [ImportNote] {
    var notes: [ImportNote] = []
    var taken = Set<UUID>(minimumCapacity: scrums.count)
    for index in scrums.indices {
      let old = scrums[index].id
      if let new = freshID(for: old, purpose: "scrum", taken: &taken) {
        scrums[index] = scrums[index].withID(new)
        notes.append(.idRepeated(.scrum(scrums[index].title), old: old, new: new))
      }
      repairAttendees(of: &scrums[index], &notes)
      repairHistory(of: &scrums[index], &notes)
      repairFollowUps(of: &scrums[index], &notes)
    }
    return notes
  }

  private static func repairAttendees(of scrum: inout DailyScrum, _ notes: inout [ImportNote]) {
    guard scrum.attendees.count > 1 else { return }
    var taken: Set<UUID> = []
    for index in scrum.attendees.indices {
      let old = scrum.attendees[index]
      if let new = freshID(for: old.id, purpose: "attendee", taken: &taken) {
        scrum.attendees[index] = old.withID(new)
        notes.append(
          .idRepeated(.attendee(old.name, scrum: scrum.title), old: old.id, new: new)
        )
      }
    }
  }

  private static func repairHistory(of scrum: inout DailyScrum, _ notes: inout [ImportNote]) {
    guard scrum.history.count > 1 else { return }
    var taken: Set<UUID> = []
    for index in scrum.history.indices {
      let old = scrum.history[index]
      if let new = freshID(for: old.id, purpose: "meeting", taken: &taken) {
        scrum.history[index] = old.withID(new)
        notes.append(
          .idRepeated(
            .meeting(ISODate.text(for: old.date), scrum: scrum.title),
            old: old.id,
            new: new
          )
        )
      }
    }
  }

  private static func repairFollowUps(of scrum: inout DailyScrum, _ notes: inout [ImportNote]) {
    guard scrum.followUps.count > 1 else { return }
    var taken: Set<UUID> = []
    for index in scrum.followUps.indices {
      let old = scrum.followUps[index]
      if let new = freshID(for: old.id, purpose: "follow-up", taken: &taken) {
        scrum.followUps[index] = old.withID(new)
        notes.append(
          .idRepeated(.followUp(old.description, scrum: scrum.title), old: old.id, new: new)
        )
      }
    }
  }

  /// Nil when `id` was free; it is taken now, or the new one is.
  private static func freshID(for id: UUID, purpose: String, taken: inout Set<UUID>) -> UUID? {
    guard !taken.insert(id).inserted else { return nil }
    var place = 1
    var fresh = id.derived(purpose, place)
    while !taken.insert(fresh).inserted {
      place += 1
      fresh = id.derived(purpose, place)
    }
    return fresh
  }
}
