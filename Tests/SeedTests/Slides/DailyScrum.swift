import Foundation
import Navigation

enum Theme: String, CaseIterable, Sendable {
  case buttercup, orange, poppy, sky, yellow
}

/// The slides' model, which the older and the newer features share.
struct DailyScrum: Identifiable, Equatable, Sendable {
  let id: UUID
  var title: String
  var attendees: [Attendee]
  var lengthInMinutes: Int
  var theme: Theme

  struct Attendee: Identifiable, Equatable, Sendable {
    let id: UUID
    var name: String

    init(id: UUID = UUID(), name: String) {
      self.id = id
      self.name = name
    }
  }

  init(
    id: UUID = UUID(),
    title: String,
    attendees: [String],
    lengthInMinutes: Int,
    theme: Theme
  ) {
    self.id = id
    self.title = title
    self.attendees = attendees.map { Attendee(name: $0) }
    self.lengthInMinutes = lengthInMinutes
    self.theme = theme
  }
}

extension DailyScrum {
  static var emptyScrum: DailyScrum {
    @Dependency(\.uuid) var uuid
    return DailyScrum(
      id: uuid(),
      title: "",
      attendees: [],
      lengthInMinutes: 5,
      theme: .sky
    )
  }

  static let sampleData = [
    DailyScrum(
      id: UUID(100),
      title: "Drawing",
      attendees: ["Ida", "Ole"],
      lengthInMinutes: 10,
      theme: .yellow
    ),
    DailyScrum(
      id: UUID(101),
      title: "Typing",
      attendees: ["Per"],
      lengthInMinutes: 5,
      theme: .orange
    ),
  ]
}

struct ErrorWrapper: Identifiable, Equatable, Sendable {
  let id: UUID
  let error: String
  let guidance: String

  init(id: UUID = UUID(), error: any Error, guidance: String) {
    self.id = id
    self.error = "\(error)"
    self.guidance = guidance
  }
}

/// Where the slides' scrums are kept.
struct ScrumClient: DependencyKey, Sendable {
  var load: @Sendable () async throws -> [DailyScrum]
  var save: @Sendable ([DailyScrum]) async throws -> Void

  static let liveValue = ScrumClient(load: { [] }, save: { _ in })
  static let testValue = ScrumClient(load: { [] }, save: { _ in })
}

extension DependencyValues {
  var scrumClient: ScrumClient {
    get { self[ScrumClient.self] }
    set { self[ScrumClient.self] = newValue }
  }
}
