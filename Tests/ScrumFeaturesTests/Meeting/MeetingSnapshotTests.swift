import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

/// What is kept of a meeting that is cut off.
@MainActor
@Suite
struct MeetingSnapshotTests {
  /// A meeting in which a few things were done.
  private func snapshot() async throws -> MeetingSnapshot {
    let meeting = MeetingUnderTest()
    meeting.store.exhaustivity = .off
    await meeting.store.send(.task)
    await meeting.store.send(.noteEntered("all well", .meeting))
    await meeting.store.send(.noteEntered("shipped", .speaker))
    await meeting.store.send(.guestsEntered(["Gus"]))
    await meeting.clock.advance(by: .milliseconds(1250))
    await meeting.store.send(.nextButtonTapped)
    await meeting.clock.advance(by: .seconds(2))
    await meeting.store.send(.screenShown)
    let snapshot = try #require(meeting.store.state.snapshot)
    await meeting.store.skipInFlightEffects()
    return snapshot
  }

  @Test
  func itIsReadAsItWasWritten() async throws {
    let snapshot = try await snapshot()
    #expect(try MeetingSnapshot.decode(snapshot.encode()) == snapshot)
    #expect(snapshot.title == "Design")
    #expect(snapshot.scrumID == UUID(1))
    #expect(snapshot.meetingID == UUID(0))
    #expect(snapshot.date == MeetingUnderTest.began)
    #expect(snapshot.notes == ["all well"])
    #expect(snapshot.round.seconds == [1.25, 2, 0])
  }

  @Test
  func itSaysWhatItIs() async throws {
    let text = String(decoding: try await snapshot().encode(), as: UTF8.self)
    #expect(text.contains(#""date":"2030-01-01T00:00:00Z","format":"scrums-meeting""#))
    #expect(text.contains(#""version":1"#))
    #expect(text.hasSuffix("}\n") && !text.dropLast().contains("\n"))
  }

  /// The time from the last reading to the recovery does not count, and from there on it does.
  @Test
  func aRecoveredMeetingGoesOnWhereItStood() async throws {
    let kept = try MeetingSnapshot.decode(try await snapshot().encode())
    let meeting = MeetingUnderTest { MeetingFeature.State(recovering: kept, scrum: $0) }
    await meeting.clock.advance(by: .seconds(5000))
    #expect(meeting.store.state.snapshot == kept, "it can be cut off again before it goes on")
    await meeting.store.send(.task) {
      $0.stopwatch = .started(on: meeting.clock, base: .milliseconds(3250))
    }
    await meeting.store.receive(\.delegate.happened, [.turnBegan(DailyScrum.ole)])
    await meeting.clock.advance(by: .milliseconds(750))
    await meeting.store.receive(\.clockRead, .seconds(4)) { $0.round.advance(to: .seconds(4)) }
    #expect(meeting.store.state.round.seconds == [1.25, 2.75, 0])
    await meeting.store.send(.endButtonTapped) {
      $0.destination = .end(.endMeeting(title: "Design"))
    }
    await meeting.store.send(\.destination.end.saveConfirmed) {
      $0.destination = nil
      $0.isOver = true
    }
    await meeting.store.receive(
      \.delegate.finished,
      Meeting(
        id: UUID(0),
        date: MeetingUnderTest.began,
        lengthInSeconds: 4,
        attendees: [
          Meeting.Attendee(name: "Ida", seconds: 1.25, notes: ["shipped"]),
          Meeting.Attendee(name: "Ole", seconds: 2.75),
          Meeting.Attendee(name: "Gus", seconds: 0, isGuest: true),
        ],
        notes: ["all well"]
      )
    )
    await meeting.store.finish()
  }

  @Test
  func aMeetingThatWasPausedComesBackPaused() async throws {
    let meeting = MeetingUnderTest()
    meeting.store.exhaustivity = .off
    await meeting.store.send(.task)
    await meeting.store.send(.pauseButtonTapped)
    let kept = try #require(meeting.store.state.snapshot)
    await meeting.store.skipInFlightEffects()
    #expect(MeetingFeature.State(recovering: kept, scrum: Shared(value: .design)).round.isPaused)
  }

  @Test(arguments: [
    ("", UnreadableReason.empty(bytes: 0)),
    (#"{"format":"scrums","version":1,"scrums":[]}"#, .otherFormat(nil)),
    ("[1]", .otherFormat(nil)),
    (#"{"format":"scrums-meeting","version":2}"#, .newerVersion(2)),
    (
      #"{"format":"scrums-meeting","version":0}"#,
      .malformed(place: "version", problem: "there is no version 0")
    ),
    (
      #"{"format":"scrums-meeting","version":1}"#,
      .malformed(place: "it", problem: "\"id\" is missing")
    ),
  ])
  func whatIsNoSnapshotIsRefusedWithAReason(text: String, reason: UnreadableReason) {
    #expect(throws: reason) { try MeetingSnapshot.decode([UInt8](text.utf8)) }
  }

  @Test
  func whatIsCutOffAnywhereIsRefused() async throws {
    let bytes = try await snapshot().encode()
    for length in 0..<(bytes.count - 2) {
      #expect(throws: UnreadableReason.self) {
        try MeetingSnapshot.decode(Array(bytes.prefix(length)))
      }
    }
  }

  /// A round that does not hold together would lead its meeting astray.
  @Test(arguments: [
    ("\"state\":\"speaking\"", "\"state\":\"waiting\"", "not exactly one has the word"),
    ("\"state\":\"waiting\"", "\"state\":\"speaking\"", "not exactly one has the word"),
    ("\"elapsed\":[0,", "\"elapsed\":[9,", "the times of the turns are not those of the people"),
    ("\"elapsed\":[0,", "\"elapsed\":[9223372036854775807,", "a time is out of range"),
    ("\"elapsed\":[0,", "\"elapsed\":[-1,", "a time is out of range"),
  ])
  func aRoundThatDoesNotHoldTogetherIsRefused(
    old: String,
    new: String,
    problem: String
  ) async throws {
    let text = String(decoding: try await snapshot().encode(), as: UTF8.self)
    #expect(text.contains(old))
    let changed = text.replacingOccurrences(of: old, with: new)
    #expect(throws: UnreadableReason.malformed(place: "round", problem: problem)) {
      try MeetingSnapshot.decode([UInt8](changed.utf8))
    }
  }
}
