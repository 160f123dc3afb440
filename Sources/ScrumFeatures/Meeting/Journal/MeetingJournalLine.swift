import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A line of a meeting's journal: the whole meeting, or that nothing but time has passed in it.
///
/// The second is short, because there is one a second.
enum MeetingJournalLine: Hashable {
  case whole(MeetingSnapshot)
  case reading(Duration)

  /// What leads from one snapshot of a meeting to a later one.
  init(from old: MeetingSnapshot, to new: MeetingSnapshot) {
    self = old.advanced(to: new.round.reading) == new ? .reading(new.round.reading) : .whole(new)
  }

  /// Without the end of the line.
  var bytes: [UInt8] {
    switch self {
    case .whole(let meeting):
      // NB: all in a meeting can be written; nothing would be kept of one that cannot.
      (try? meeting.encode())?.dropLast() ?? []
    case .reading(let reading):
      (try? JSONEncoder().encode(Reading(reading: reading))).map(Array.init) ?? []
    }
  }

  init?(_ bytes: [UInt8]) {
    if let reading = try? JSONDecoder().decode(Reading.self, from: Data(bytes)) {
      self = .reading(reading.reading)
    } else if let meeting = try? MeetingSnapshot.decode(bytes) {
      self = .whole(meeting)
    } else {
      return nil
    }
  }

  private struct Reading: Codable {
    let reading: Duration
  }
}

extension MeetingSnapshot {
  /// The meeting as the lines of a journal leave it; nil when they hold none that is understood. What
  /// is damaged in them is passed over.
  init?(journal lines: [[UInt8]]) {
    let meeting: MeetingSnapshot? = lines.compactMap(MeetingJournalLine.init)
      .reduce(nil) { meeting, line in
        switch line {
        case .whole(let meeting): meeting
        case .reading(let reading): meeting?.advanced(to: reading)
        }
      }
    guard let meeting else { return nil }
    self = meeting
  }

  /// The meeting when nothing but time has passed.
  fileprivate func advanced(to reading: Duration) -> MeetingSnapshot {
    var round = round
    round.advance(to: reading)
    return MeetingSnapshot(
      meetingID: meetingID,
      date: date,
      scrumID: scrumID,
      title: title,
      round: round,
      notes: notes
    )
  }
}
