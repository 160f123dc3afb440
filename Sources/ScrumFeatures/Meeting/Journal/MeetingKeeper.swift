import Dispatch
import Navigation

/// The files of meetings: the running one's, and those that were cut off.
///
/// A class, because the open files belong to one session. All work is done on its queue, in the
/// order in which it was asked for.
final class MeetingKeeper: Sendable {
  fileprivate struct State {
    var running: Running?
    /// Former files of the running meeting, which end in half a line.
    var broken: [JournalFile] = []
    /// Whether the last attempt failed, of which the caller knows.
    var hasFailed = false
    /// The files of meetings that were cut off, by their paths.
    var cutOff: [String: JournalFile] = [:]
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

  private static let prefix = "meeting-"
  private static let suffix = ".journal"

  init(folder: DocumentFolder) { self.folder = folder }

  func keep(_ meeting: MeetingSnapshot) async throws(SystemFailure) {
    try await onQueue { [folder, session] state throws(SystemFailure) in
      var line = MeetingJournalLine.whole(meeting)
      if let last = state.running?.last, last.meetingID == meeting.meetingID {
        guard last.round.reading <= meeting.round.reading, last != meeting else { return }
        line = MeetingJournalLine(from: last, to: meeting)
        state.running?.last = meeting
      } else {
        state.leave()
        state.number += 1
        let name = Self.prefix + session + "-" + String(state.number) + Self.suffix
        try state.tellingOnce { state throws(SystemFailure) in
          state.running = Running(file: try JournalFile(name, in: folder), last: meeting)
        }
      }
      try state.tellingOnce { state throws(SystemFailure) in try state.write(line) }
    }
  }

  func end() async {
    await onQueue { state in
      for file in state.broken { file.delete() }
      state.running?.file.delete()
      state.broken = []
      state.running = nil
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
        if name.hasSuffix(Self.suffix) { state.cutOff[path] = file } else { file.delete() }
      }
      let meetings = state.cutOff.compactMap { path, file in
        file.meeting().map { CutOffMeeting(snapshot: $0, path: path) }
      }
      return meetings.sorted { ($0.snapshot.date, $0.path) > ($1.snapshot.date, $1.path) }
    }
  }

  func forget(_ meeting: CutOffMeeting) async {
    await onQueue { state in
      state.cutOff.removeValue(forKey: meeting.path)?.delete()
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
      if let file = running?.file { broken.append(file) }
      running = nil
      throw error
    }
  }
}
