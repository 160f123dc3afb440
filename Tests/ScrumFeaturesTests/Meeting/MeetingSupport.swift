import Foundation
import Navigation
import Testing

@testable import ScrumFeatures

extension MeetingRound {
  /// A round of people whose names are `P0`, `P1` and so on, and whose ids follow from their places.
  init(_ count: Int, length: Duration, absent: Set<Int> = []) {
    self.init(
      people: (0..<count).map { DailyScrum.Attendee(id: Self.id($0), name: "P\($0)") },
      length: length,
      absent: Set(absent.map(Self.id))
    )
  }

  static func id(_ place: Int) -> UUID { UUID(100 + place) }

  /// Who is who and what they are doing, such as `P0 done, P1 speaking`.
  var line: String {
    speakers.map { "\($0.name) \($0.state)" }.joined(separator: ", ")
  }

  /// The seconds that each has spoken, in speaking order.
  var seconds: [Double] {
    speakers.map { $0.spoken / .seconds(1) }
  }

  func id(of name: String) -> Speaker.ID? {
    speakers.first { $0.name == name }?.id
  }
}

/// Something that people do in a meeting, or the clock.
enum MeetingStep: CaseIterable {
  case time, next, nextTo, previous, restart, pause, resume, absent, present, guest, more, less

  /// Does it; what is refused leaves the round as it is.
  ///
  /// - Parameter who: A place in the order, for what is done to somebody.
  @discardableResult
  func take(
    _ round: inout MeetingRound,
    at now: Duration,
    who: Int,
    by time: Duration
  ) throws(MeetingRefusal) -> [MeetingRound.Event] {
    let somebody = round.speakers[who % round.speakers.count].id
    switch self {
    case .time: return round.advance(to: now)
    case .next: return try round.next(at: now)
    case .nextTo: return try round.next(to: somebody, at: now)
    case .previous: return try round.previous(at: now)
    case .restart: return round.restart(at: now)
    case .pause: return try round.pause(at: now)
    case .resume:
      try round.resume(at: now)
      return []
    case .absent: return try round.absent(somebody, at: now)
    case .present: return try round.present(somebody, at: now)
    case .guest: return try round.addGuests(["G"], at: now)
    case .more: return try round.adjust(by: time, at: now)
    case .less: return try round.adjust(by: .zero - time, at: now)
    }
  }
}

/// Checks what holds for every round, whatever was done to it.
func expectSound(_ round: MeetingRound, _ context: @autoclosure () -> String) {
  func hold(_ holds: Bool, _ law: Comment) {
    if !holds { Issue.record("\(law.rawValue): \(context()): \(round.line)") }
  }
  hold(round.fault == nil, "every second is that of a turn and of somebody; one has the word")
  hold(round.elapsed >= .zero, "no time is negative")
  hold(round.turn.share >= .zero, "no share is negative")
  hold(
    round.speakers.map(\.spoken).reduce(.zero, +) == round.elapsed,
    "the seconds make up the time"
  )
  if let time = round.timeToNextEvent { hold(time > .zero, "an event is still to come") }
  hold(
    round.timeToNextReading > .zero && round.timeToNextReading <= .seconds(1),
    "the next reading is at most a second away"
  )
  hold(round.turn.isOver == (round.speakerRemaining <= .zero), "a share is over when it is used")
  hold(
    round.speakers.count { $0.kind == .everyone && $0.state == .waiting } == 0,
    "everyone does not wait"
  )
}
