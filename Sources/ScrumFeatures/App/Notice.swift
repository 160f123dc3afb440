import Navigation

/// Something that people are told and need not answer.
public enum Notice: Hashable, Sendable {
  /// A scrum went while its screens were open.
  case scrumVanished(title: String, hasMeeting: Bool = false)
  /// A past meeting of a scrum went while its screen was open.
  case meetingVanished(title: String)
  /// The file could not be read and has this name now.
  case movedAside(to: String)
  /// Something was mended while the file was read.
  case repaired(ImportNote)
  /// Two changes contradicted each other, and both were kept.
  case conflict(MergeConflict)
  /// Another program's changes were taken over from the file.
  case changedElsewhere
  /// The changes of a session that was cut off were made again.
  case recovered
  /// Another program left something in the file that cannot be read.
  case unreadable(StorageError)
  /// The file has gone.
  case fileRemoved(String)
  /// An export is in its file, without what its format cannot hold.
  case exported(to: String, losses: [ScrumExport.Loss])
  /// Something happened in the running meeting.
  case meeting(MeetingNotice)
  /// The running meeting would not survive the end of the program.
  case meetingNotKept(SystemFailure)

  init(_ note: StorageNote) {
    switch note {
    case .repaired(let note): self = .repaired(note)
    case .conflict(let conflict): self = .conflict(conflict)
    }
  }
}

extension Notice {
  /// One line for people.
  public var words: String {
    switch self {
    case .scrumVanished(let title, let hasMeeting):
      "\"\(title)\" is gone; its screens were closed."
        + (hasMeeting ? " Its meeting is kept: \"recover\" goes on with it when it is back." : "")
    case .meetingVanished(let title):
      "The meeting of \"\(title)\" is gone; its screen was closed."
    case .movedAside(let path):
      "The file that could not be read was moved to \"\(path)\"."
    case .repaired(let note):
      note.words
    case .conflict(let conflict):
      conflict.message
    case .changedElsewhere:
      "Changes of another session or program were taken over; \"show\" shows them."
    case .recovered:
      "The last changes of a session that was cut off were made again."
    case .unreadable(let error):
      error.words + " Until then changes are kept beside it."
    case .fileRemoved(let file):
      "\"\(file)\" has gone. What it held is still here; the next change or \"save\" writes it anew."
    case .exported(let path, _):
      "Exported to \"\(path)\"."
    case .meeting(let notice):
      notice.words
    case .meetingNotKept(let failure):
      "The meeting cannot be kept beside the file (\(failure.words)); end it before this session ends."
    }
  }
}

extension Notice {
  /// All that there is to say, a line each.
  public var lines: [String] {
    guard case .exported(_, let losses) = self else { return [words] }
    return [words] + ScrumExport.Loss.lines(losses)
  }
}

/// Tells people something, beside the answers to what they ask.
public struct NoticeClient: DependencyKey, Sendable {
  public var tell: @Sendable (Notice) async -> Void

  public init(tell: @escaping @Sendable (Notice) async -> Void) {
    self.tell = tell
  }

  public static var liveValue: NoticeClient { NoticeClient { _ in } }
  public static var testValue: NoticeClient { NoticeClient { _ in } }
}

/// The scrums that the program carries to show what it can do.
public struct SampleScrums: DependencyKey, Sendable {
  public var load: @Sendable () async throws -> [DailyScrum]

  public init(load: @escaping @Sendable () async throws -> [DailyScrum]) {
    self.load = load
  }

  public static var liveValue: SampleScrums { SampleScrums { [] } }
  public static var testValue: SampleScrums { SampleScrums { [] } }
}

extension DependencyValues {
  public var notices: NoticeClient {
    get { self[NoticeClient.self] }
    set { self[NoticeClient.self] = newValue }
  }

  public var sampleScrums: SampleScrums {
    get { self[SampleScrums.self] }
    set { self[SampleScrums.self] = newValue }
  }
}
