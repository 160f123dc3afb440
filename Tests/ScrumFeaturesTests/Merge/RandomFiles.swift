import Foundation
import Navigation

@testable import ScrumFeatures

/// Small files of scrums and changes of them, by chance that is the same in every run (SplitMix64;
/// Steele, Lea and Flood 2014).
struct RandomFiles: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  mutating func file() -> ScrumFile {
    var file = ScrumFile()
    for _ in 0..<below(5) { file.scrums.append(scrum()) }
    return file
  }

  /// - Parameter space: What the ids of new elements begin from; two sides that add the same id
  ///   have the same.
  mutating func scrum(space: Int = 0) -> DailyScrum {
    var scrum = DailyScrum(
      id: UUID(space + below(8)),
      title: "Title \(below(4))",
      attendees: [] as [String],
      lengthInMinutes: 5 + below(4),
      theme: Theme.allCases[below(4)]
    )
    for place in 0..<below(3) {
      scrum.attendees.append(.init(id: UUID(100 + place), name: "Name \(below(3))"))
      scrum.followUps.append(FollowUp(id: UUID(200 + place), description: "Do \(below(3))"))
      scrum.history.append(
        Meeting(id: UUID(300 + place), date: Date(timeIntervalSince1970: Double(below(3))))
      )
    }
    return scrum
  }

  /// A file after some changes.
  mutating func changed(_ file: ScrumFile, _ count: Int, space: Int = 0) -> ScrumFile {
    var file = file
    for _ in 0..<count { change(&file, space) }
    return file
  }

  private mutating func change(_ file: inout ScrumFile, _ space: Int) {
    guard !file.scrums.isEmpty, below(8) > 0 else {
      let scrum = scrum(space: space)
      let place = below(file.scrums.count + 1)
      if file.scrums[id: scrum.id] == nil { file.scrums.insert(scrum, at: place) }
      return
    }
    let index = below(file.scrums.count)
    switch below(10) {
    case 0: file.scrums.remove(at: index)
    case 1: file.scrums.move(fromOffsets: [index], toOffset: below(file.scrums.count + 1))
    case 2: file.preserved["key\(below(2))"] = .string("\(below(3))")
    default: change(&file.scrums[index], space)
    }
  }

  private mutating func change(_ scrum: inout DailyScrum, _ space: Int) {
    switch below(9) {
    case 0: scrum.title = "Title \(below(9))"
    case 1: scrum.lengthInMinutes = 5 + below(9)
    case 2: scrum.theme = Theme.allCases[below(9)]
    case 3:
      let attendee = DailyScrum.Attendee(id: UUID(space + 110 + below(3)), name: "New \(below(3))")
      if !scrum.attendees.contains(where: { $0.id == attendee.id }) {
        scrum.attendees.insert(attendee, at: below(scrum.attendees.count + 1))
      }
    case 4: if !scrum.attendees.isEmpty { scrum.attendees[0].name = "Renamed \(below(3))" }
    case 5: if !scrum.attendees.isEmpty { scrum.attendees.removeLast() }
    case 6: if !scrum.followUps.isEmpty { scrum.followUps[0].description = "Did \(below(3))" }
    case 7: if !scrum.followUps.isEmpty { scrum.followUps[0].isComplete.toggle() }
    default: if !scrum.history.isEmpty { scrum.history[0].notes.append("note \(below(3))") }
    }
  }
}
