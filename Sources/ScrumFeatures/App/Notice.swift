import Navigation

/// Something that people are told and need not answer.
public enum Notice: Hashable, Sendable {
  /// A scrum went while its screens were open.
  case scrumVanished(title: String)
  /// The file could not be read and has this name now.
  case movedAside(to: String)
  /// Something was mended while the file was read.
  case repaired(ImportNote)
}

extension Notice {
  /// One line for people.
  public var words: String {
    switch self {
    case .scrumVanished(let title):
      "\"\(title)\" is gone; its screens were closed."
    case .movedAside(let path):
      "The file that could not be read was moved to \"\(path)\"."
    case .repaired(let note):
      note.words
    }
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
