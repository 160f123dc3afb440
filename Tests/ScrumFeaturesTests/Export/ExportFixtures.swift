import Foundation

@testable import ScrumFeatures

extension DailyScrum {
  /// A scrum with everything in it that can be.
  static let everything: DailyScrum = {
    var scrum = DailyScrum(
      id: UUID(1),
      title: "Design | *Web* #1",
      attendees: [.init(id: UUID(2), name: "Ida"), .init(id: UUID(3), name: "=Ole")],
      lengthInMinutes: 10,
      theme: .yellow,
      history: []
    )
    scrum.history = [
      Meeting(
        id: UUID(4),
        date: Date(timeIntervalSinceReferenceDate: 656_260_690.25),
        lengthInSeconds: 431.5,
        attendees: [
          .init(name: "Ida", seconds: 151.5, notes: ["Icons are in review", "- next: \"fonts\""]),
          .init(name: "Gus", seconds: 280, isGuest: true),
        ],
        absent: ["=Ole"],
        notes: ["Demo\non Friday", "Ida: a note of all"]
      ),
      Meeting(id: UUID(5), date: Date(timeIntervalSinceReferenceDate: 0)),
    ]
    scrum.followUps = [
      FollowUp(
        id: UUID(6),
        description: "1. Book a room",
        isComplete: true,
        added: Date(timeIntervalSinceReferenceDate: 86_400),
        completed: Date(timeIntervalSinceReferenceDate: 172_800)
      ),
      FollowUp(
        id: UUID(7),
        description: "Send <b> & `palette`",
        owner: "Ida",
        added: Date(timeIntervalSinceReferenceDate: 86_400)
      ),
    ]
    scrum.preserved = PreservedKeys(["mood": .string("good")])
    return scrum
  }()
}
