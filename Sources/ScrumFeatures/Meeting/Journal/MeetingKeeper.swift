import Dispatch
import Navigation

/// The files of meetings: the running one's, and those that were cut off.
///
/// A class, because the open files belong to one session. All work is done on its queue, in the
/// order in which it was asked for.
final class MeetingKeeper: Sendable {
  fileprivate struct State {
    var running: Running?
    /// Files that are not written to any more: those that end in half a line, and those of meetings
    /// after which another one was begun.
    var former: [(meeting: Meeting.ID, file: JournalFile)] = []
    /// Whether the last attempt failed, of which the caller knows.
    var hasFailed = false
    /// The files of meetings that were cut off, by their paths.
    var cutOff: [String: (file: JournalFile, meeting: MeetingSnapshot?)] = [:]
    var number = 0
  }

  fileprivate struct Running {
    var file: JournalFile
    var last: MeetingSnapshot
  }

  private let folder: DocumentFolder
  private let session = String(UInt64.random(in: .min ... .max), radix: 36)
  private let queue = DispatchQueue(label: "meeting")
  private let state = LockIsolated(State())

  fileprivate static let prefix = "meeting-"
  fileprivate static let suffix = ".journal"

  init(folder: DocumentFolder) { self.folder = folder }

  /// Leaves all files to other sessions, as the end of the program does.
  deinit {
    state.withLock { state in
      state.leave()
      for file in state.former.map(\.file) + state.cutOff.values.map(\.file) { file.close() }
    }
  }

  func keep(_ meeting: MeetingSnapshot) async throws(SystemFailure) {
    try await onQueue { [folder, session] state throws(SystemFailure) in
      let last = state.running?.last
      let isSame = last?.meetingID == meeting.meetingID
      if isSame, let last {
        guard last.round.reading <= meeting.round.reading, last != meeting else { return }
      }
      try state.tellingOnce { state throws(SystemFailure) in
        if !isSame { try state.begin(in: folder, session, meeting) }
        state.running?.last = meeting
        let line = isSame ? last.map { MeetingJournalLine(from: $0, to: meeting) } : nil
        try state.write(line ?? .whole(meeting))
      }
    }
  }

  func end(_ meeting: Meeting.ID) async {
    await onQueue { state in
      if state.running?.last.meetingID == meeting { state.retireRunning() }
      for (_, file) in state.former.filter({ $0.meeting == meeting }) { file.delete() }
      state.former.removeAll { $0.meeting == meeting }
    }
  }

  func leave() async {
    await onQueue { state in state.leave() }
  }

  func cutOff() async -> [CutOffMeeting] {
    await onQueue { [folder] state in
      for name in (try? folder.names()) ?? [] where name.hasPrefix(Self.prefix) {
        let path = folder.file(name)
        guard state.cutOff[path] == nil,
          let file = JournalFile(leftAt: path, in: folder.fileSystem)
        else { continue }
        if name.hasSuffix(Self.suffix) {
          state.cutOff[path] = (file, (try? file.lines()).flatMap(MeetingSnapshot.init))
        } else {
          file.delete()
        }
      }
      let meetings = state.cutOff.compactMap { path, kept in
        kept.meeting.map { CutOffMeeting(snapshot: $0, path: path) }
      }
      return meetings.sorted { ($0.snapshot.date, $0.path) > ($1.snapshot.date, $1.path) }
    }
  }

  /// The meetings that other sessions hold. Those that were cut off must have been asked for.
  func held() async -> [MeetingSnapshot] {
    await onQueue { [folder] state in
      let own = state.former.map(\.file.path) + [state.running?.file.path].compactMap(\.self)
      return ((try? folder.names()) ?? []).compactMap { name in
        let path = folder.file(name)
        guard name.hasPrefix(Self.prefix), name.hasSuffix(Self.suffix), state.cutOff[path] == nil,
          !own.contains(path), let lines = try? JournalFile.lines(at: path, in: folder.fileSystem)
        else { return nil }
        return MeetingSnapshot(journal: lines)
      }
    }
  }

  func forget(_ meeting: CutOffMeeting) async {
    await onQueue { state in
      state.cutOff.removeValue(forKey: meeting.path)?.file.delete()
    }
  }

  // MARK: - The queue

  private func onQueue<Output: Sendable, Failure: Error>(
    _ work: @escaping @Sendable (inout State) throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let state = state
    let queue = queue
    let result: Result<Output, Failure> = await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(
          returning: state.withLock { state in
            Result { () throws(Failure) in try work(&state) }
          }
        )
      }
    }
    return try result.get()
  }
}

extension MeetingKeeper.State {
  /// Begins the file of another meeting than ran before.
  fileprivate mutating func begin(
    in folder: DocumentFolder,
    _ session: String,
    _ meeting: MeetingSnapshot
  ) throws(SystemFailure) {
    retireRunning()
    number += 1
    let name = MeetingKeeper.prefix + session + "-" + String(number) + MeetingKeeper.suffix
    running = MeetingKeeper.Running(file: try JournalFile(name, in: folder), last: meeting)
  }

  /// Nothing more is written to the running meeting's file.
  fileprivate mutating func retireRunning() {
    guard let running else { return }
    former.append((running.last.meetingID, running.file))
    self.running = nil
  }

  fileprivate mutating func leave() {
    running?.file.close()
    running = nil
  }

  /// Throws only the first of failures in a row.
  fileprivate mutating func tellingOnce(
    _ body: (inout Self) throws(SystemFailure) -> Void
  ) throws(SystemFailure) {
    do throws(SystemFailure) {
      try body(&self)
      hasFailed = false
    } catch {
      defer { hasFailed = true }
      if !hasFailed { throw error }
    }
  }

  /// After half a line the next begins another file.
  fileprivate mutating func write(_ line: MeetingJournalLine) throws(SystemFailure) {
    do throws(SystemFailure) {
      try running?.file.append(line.bytes)
    } catch {
      retireRunning()
      throw error
    }
  }
}
