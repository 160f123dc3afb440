import Foundation
import NavigationTesting
import Testing

@testable import ScrumFeatures

/// What is left of a running meeting when its session is cut off, in real files.
@Suite
struct MeetingJournalTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The journal of another session.
  private func journal(_ fileSystem: FileSystem = .live) -> MeetingJournal {
    .beside(folder.file("scrums.json"), in: folder.file("state"), fileSystem: fileSystem)
  }

  private static func meeting(
    _ number: Int = 0,
    after seconds: Double = 0,
    note: String? = nil
  ) -> MeetingSnapshot {
    var round = MeetingRound(people: DailyScrum.design.attendees, length: .seconds(600))
    if let note { try? round.note(note) }
    round.advance(to: .seconds(seconds))
    return MeetingSnapshot(
      meetingID: UUID(number),
      date: Date(timeIntervalSince1970: 1_893_456_000 + Double(number)),
      scrumID: UUID(1),
      title: "Design",
      round: round,
      notes: []
    )
  }

  /// The files of meetings.
  private func files() throws -> [String] {
    let state = folder.file("state")
    guard let name = try? FileManager.default.contentsOfDirectory(atPath: state).first else {
      return []
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: state + "/" + name)
    return names.sorted().map { state + "/" + name + "/" + $0 }
  }

  @Test
  func whatWasKeptLastIsFoundWhenTheSessionHasGone() async throws {
    let session = journal()
    try await session.keep(Self.meeting())
    try await session.keep(Self.meeting(after: 1.5))
    let noted = Self.meeting(after: 2, note: "shipped")
    try await session.keep(noted)
    try await session.keep(Self.meeting(after: 400, note: "shipped"))
    let other = journal()
    #expect(await other.cutOff() == [], "the session lives")
    await session.leave()
    let found = await other.cutOff()
    let last = Self.meeting(after: 400, note: "shipped")
    #expect(found.map(\.snapshot) == [last])
    // Its finder has it, and nobody else.
    #expect(await journal().cutOff() == [])
    #expect(await other.cutOff() == found)
  }

  @Test
  func aSecondOfWhichThereIsNothingToSayIsAShortLine() async throws {
    let session = journal()
    try await session.keep(Self.meeting())
    try await session.keep(Self.meeting(after: 1))
    try await session.keep(Self.meeting(after: 299.5))
    try await session.keep(Self.meeting(after: 300))
    let text = try String(contentsOfFile: #require(files().first), encoding: .utf8)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.dropFirst().allSatisfy { $0.utf8.count < 60 })
  }

  @Test
  func theEndDeletesItAndTheNextMeetingHasAnother() async throws {
    let session = journal()
    try await session.keep(Self.meeting())
    await session.end(Self.meeting().meetingID)
    #expect(try files() == [])
    try await session.keep(Self.meeting(1))
    try await session.keep(Self.meeting(1, after: 7))
    await session.leave()
    #expect(await journal().cutOff().map(\.snapshot) == [Self.meeting(1, after: 7)])
  }

  @Test
  func anEndThatComesLateDeletesOnlyItsOwnMeeting() async throws {
    let session = journal()
    try await session.keep(Self.meeting())
    try await session.keep(Self.meeting(1))
    #expect(await journal().cutOff() == [])
    await session.end(Self.meeting().meetingID)
    #expect(try files().count == 1)
    try await session.keep(Self.meeting(1, after: 7))
    await session.leave()
    #expect(await journal().cutOff().map(\.snapshot) == [Self.meeting(1, after: 7)])
  }

  @Test
  func whatIsOlderThanWhatIsKeptIsIgnored() async throws {
    let session = journal()
    try await session.keep(Self.meeting(after: 5))
    try await session.keep(Self.meeting(after: 4))
    await session.leave()
    #expect(await journal().cutOff().map(\.snapshot) == [Self.meeting(after: 5)])
  }

  @Test
  func theNewestComesFirstAndIsForgottenAlone() async throws {
    for number in [2, 0, 1] {
      let session = journal()
      try await session.keep(Self.meeting(number))
      await session.leave()
    }
    let next = journal()
    let found = await next.cutOff()
    #expect(found.map(\.snapshot.meetingID) == [UUID(2), UUID(1), UUID(0)])
    await next.forget(found[0])
    #expect(await next.cutOff() == Array(found.dropFirst()))
    #expect(try files().count == 2)
  }

  /// The program is killed while it writes: after any byte.
  @Test
  func everyBeginningOfTheFileGivesALaterStateTheLongerItIs() async throws {
    let session = journal()
    var kept = [Self.meeting()]
    kept.append(Self.meeting(after: 1))
    kept.append(Self.meeting(after: 2, note: "é世👍"))
    kept.append(Self.meeting(after: 3, note: "é世👍"))
    for meeting in kept { try await session.keep(meeting) }
    await session.leave()
    let path = try #require(files().first)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    var whole = -1
    for count in 0...bytes.count {
      if count > 0, bytes[count - 1] == UInt8(ascii: "\n") { whole += 1 }
      try Data(bytes[..<count]).write(to: URL(fileURLWithPath: path))
      let found = await journal().cutOff()
      #expect(found.map(\.snapshot) == (whole < 0 ? [] : [kept[whole]]), "\(count) bytes")
    }
    #expect(whole == kept.count - 1)
  }

  @Test
  func damagedLinesAndFilesOfOthersAreLeftAlone() async throws {
    let session = journal()
    try await session.keep(Self.meeting(after: 5))
    await session.leave()
    let path = try #require(files().first)
    var text = try String(contentsOfFile: path, encoding: .utf8)
    text += "\u{0}\u{0}\n{\"format\":\"scrums-meeting\",\"version\":2}\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let other = FilePath(path).sibling("meeting-other-1.journal")
    try Data("nothing of ours\n".utf8).write(to: URL(fileURLWithPath: other))
    #expect(await journal().cutOff().map(\.snapshot) == [Self.meeting(after: 5)])
    #expect(try files().count == 2)
  }

  /// A full disk: told once, and kept again as soon as there is room.
  @Test
  func ofFailuresInARowTheFirstIsThrown() async throws {
    let isFull = LockIsolated(false)
    var fileSystem = FileSystem.live
    fileSystem.write = { file, bytes throws(SystemFailure) in
      guard isFull.withLock({ $0 }) else { return try FileSystem.live.write(file, bytes) }
      // Half a line gets there.
      if bytes.count > 20 { return try FileSystem.live.write(file, bytes.prefix(10)) }
      throw SystemFailure(call: "write", code: SystemFailure.noSpace)
    }
    let session = journal(fileSystem)
    try await session.keep(Self.meeting())
    isFull.withLock { $0 = true }
    await #expect(throws: SystemFailure.self) { try await session.keep(Self.meeting(after: 1)) }
    try await session.keep(Self.meeting(after: 2))
    isFull.withLock { $0 = false }
    try await session.keep(Self.meeting(after: 3))
    await session.leave()
    let found = await journal().cutOff().map(\.snapshot)
    #expect(found.map(\.round.reading).max() == .seconds(3))
  }

  @Test
  func withoutAPlaceForItNothingIsKept() async throws {
    let session = MeetingJournal.beside(folder.file("scrums.json"), in: nil)
    try await session.keep(Self.meeting())
    #expect(await session.cutOff() == [])
    #expect(try folder.names == [])
  }
}
