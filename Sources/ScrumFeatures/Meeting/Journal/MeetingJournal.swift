import Navigation

/// Keeps the running meeting as it stands, so that it can go on after the session was cut off.
public struct MeetingJournal: Sendable {
  /// Returns when the meeting can be recovered as it is in the snapshot. One that is older than what
  /// is kept of the same meeting is ignored. Of failures in a row only the first is thrown.
  public var keep: @Sendable (_ meeting: MeetingSnapshot) async throws(SystemFailure) -> Void
  /// A meeting of this session was saved or discarded; another may be running by now.
  public var end: @Sendable (_ meeting: Meeting.ID) async -> Void
  /// The running meeting is left as it stands, to be recovered.
  public var leave: @Sendable () async -> Void
  /// The meetings that were cut off, newest first. They are this session's from then on.
  public var cutOff: @Sendable () async -> [CutOffMeeting]
  /// The meetings that other sessions hold now, when those that were cut off have been asked for.
  public var held: @Sendable () async -> [MeetingSnapshot]
  /// A meeting that was cut off goes on, or is of no use.
  public var forget: @Sendable (_ meeting: CutOffMeeting) async -> Void
}

/// A meeting that can be recovered.
public struct CutOffMeeting: Hashable, Sendable {
  public let snapshot: MeetingSnapshot
  /// The file that keeps it.
  let path: String

  /// What it is and how far it had come, in one line.
  ///
  /// - Parameter days: Which moment is which day and hour.
  public func words(_ days: LocalDays) -> String {
    let notes = snapshot.round.speakers.map(\.notes.count).reduce(snapshot.notes.count, +)
    return "\"\(snapshot.title)\", begun on \(days.date(of: snapshot.date)) at "
      + days.time(of: snapshot.date) + ", was cut off after "
      + snapshot.round.elapsed.words + (notes == 1 ? ", with 1 note." : ", with \(notes) notes.")
  }
}

extension MeetingJournal {
  /// Keeps nothing.
  public static let none = MeetingJournal(
    keep: { _ in },
    end: { _ in },
    leave: {},
    cutOff: { [] },
    held: { [] },
    forget: { _ in }
  )

  /// Keeps it in a file beside the journals of the scrums' file.
  ///
  /// - Parameters:
  ///   - stateFolder: What belongs to all files of the program; without one nothing is kept.
  ///   - file: The scrums' file.
  public static func beside(
    _ file: String,
    in stateFolder: String?,
    fileSystem: FileSystem = .live
  ) -> MeetingJournal {
    guard let stateFolder else { return .none }
    let keeper = MeetingKeeper(
      folder: DocumentFolder(in: stateFolder, of: file, fileSystem: fileSystem)
    )
    return MeetingJournal(
      keep: { meeting throws(SystemFailure) in try await keeper.keep(meeting) },
      end: { await keeper.end($0) },
      leave: { await keeper.leave() },
      cutOff: { await keeper.cutOff() },
      held: { await keeper.held() },
      forget: { await keeper.forget($0) }
    )
  }
}

extension MeetingJournal: DependencyKey {
  public static var liveValue: MeetingJournal { .none }
  public static var testValue: MeetingJournal { .none }
}

extension DependencyValues {
  public var meetingJournal: MeetingJournal {
    get { self[MeetingJournal.self] }
    set { self[MeetingJournal.self] = newValue }
  }
}
