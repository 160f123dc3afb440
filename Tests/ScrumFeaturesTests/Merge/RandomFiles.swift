import Foundation
import Navigation

@testable import ScrumFeatures

/// Small files of scrums and changes of them, by chance that is the same in every run (SplitMix64;
/// Steele, Lea and Flood 2014).
struct RandomFiles: RandomNumberGenerator {
  var state: UInt64
  /// Whether lists may hold an id twice, as those of other programs do.
  var repeatsIDs = false
  private var serial = 0

  init(state: UInt64, repeatsIDs: Bool = false) {
    self.state = state
    self.repeatsIDs = repeatsIDs
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  /// A number that nothing else has, so that it is missed when it is lost; or, one time in five,
  /// one of three, so that two sides come to write the same.
  mutating func number() -> Int {
    if below(5) == 0 { return below(3) }
    serial += 1
    return 10 + serial
  }

  mutating func file() -> ScrumFile {
    var file = ScrumFile()
    for _ in 0..<below(5) { file.scrums.append(scrum()) }
    if below(2) == 0 { file.preserved["key0"] = .integer(Int64(number())) }
    return file
  }

  /// A scrum under one of eight ids, so that two sides come to add the same.
  mutating func scrum() -> DailyScrum {
    var scrum = DailyScrum(
      id: UUID(below(8)),
      title: "Title \(number())",
      attendees: [] as [String],
      lengthInMinutes: number(),
      theme: Theme.allCases[below(4)]
    )
    for place in 0..<below(3) {
      scrum.attendees.append(.init(id: UUID(100 + place), name: "Name \(number())"))
      scrum.followUps.append(FollowUp(id: UUID(200 + place), description: "Do \(number())"))
      scrum.history.append(Meeting(id: UUID(300 + place), date: date(number())))
    }
    if below(2) == 0 { scrum.preserved["key0"] = .integer(Int64(number())) }
    return scrum
  }

  /// A time with a fraction.
  private func date(_ number: Int) -> Date {
    Date(timeIntervalSinceReferenceDate: 800_000_000.123 + Double(number) * 3600)
  }

  /// A file after some changes.
  mutating func changed(_ file: ScrumFile, _ count: Int) -> ScrumFile {
    var file = file
    for _ in 0..<count { change(&file) }
    return file
  }

  private mutating func change(_ file: inout ScrumFile) {
    guard !file.scrums.isEmpty, below(8) > 0 else {
      let scrum = scrum()
      let place = below(file.scrums.count + 1)
      if file.scrums[id: scrum.id] == nil { file.scrums.insert(scrum, at: place) }
      return
    }
    let index = below(file.scrums.count)
    switch below(12) {
    case 0: file.scrums.remove(at: index)
    case 1: file.scrums.move(fromOffsets: [index], toOffset: below(file.scrums.count + 1))
    case 2: file.preserved["key\(below(2))"] = .integer(Int64(number()))
    case 3: file.preserved["key\(below(2))"] = nil
    default: change(&file.scrums[index])
    }
  }

  private mutating func change(_ scrum: inout DailyScrum) {
    switch below(6) {
    case 0:
      let attendee = DailyScrum.Attendee(id: UUID(110 + below(3)), name: "New \(number())")
      let isKnown = scrum.attendees.contains { $0.id == attendee.id }
      if repeatsIDs || !isKnown {
        scrum.attendees.insert(attendee, at: below(scrum.attendees.count + 1))
      }
    case 1:
      let meeting = Meeting(id: UUID(310 + below(3)), date: date(number()))
      if !scrum.history.contains(where: { $0.id == meeting.id }) {
        scrum.history.insert(meeting, at: 0)
      }
    case 2: scrum.followUps.shuffle(using: &self)
    case 3 where below(3) == 0: scrum.preserved["key\(below(2))"] = nil
    case 4 where below(3) == 0: _ = scrum.followUps.popLast()
    default: scrum.write(number(), toField: below(DailyScrum.fieldCount))
    }
  }
}

extension DailyScrum {
  static let fieldCount = 19

  /// Writes something into a field, its own or of its first attendee, follow-up or meeting; each
  /// can be written without a look at the others.
  mutating func write(_ number: Int, toField field: Int) {
    let value = JSONValue.integer(Int64(number))
    switch field {
    case 0: title = "Title \(number)"
    case 1: lengthInMinutes = number
    case 2: theme = Theme.allCases[number % Theme.allCases.count]
    case 3: preserved["key0"] = value
    case 4: preserved["key1"] = value
    case 5: attendees.modifyFirst { $0.name = "Renamed \(number)" }
    case 6: attendees.modifyFirst { $0.preserved["key0"] = value }
    case 7: if attendees.count > 1 { attendees.removeLast() }
    case 8: followUps.modifyFirst { $0.description = "Did \(number)" }
    case 9: followUps.modifyFirst { $0.owner = "Owner \(number)" }
    case 10: followUps.modifyFirst { $0.isComplete.toggle() }
    case 11: followUps.modifyFirst { $0.preserved["key0"] = value }
    case 12: followUps.modifyFirst { $0.added = Date(timeIntervalSince1970: Double(number)) }
    case 13: history.modifyFirst { $0.notes.append("note \(number)") }
    case 14: history.modifyFirst { $0.absent.append("absent \(number)") }
    case 15: history.modifyFirst { $0.lengthInSeconds = Double(number) + 0.25 }
    case 16: history.modifyFirst { $0.attendees.append(.init(name: "present \(number)")) }
    case 17: history.modifyFirst { $0.preserved["key0"] = value }
    default: if history.count > 1 { history.removeLast() }
    }
  }
}

extension Array {
  fileprivate mutating func modifyFirst(_ body: (inout Element) -> Void) {
    if !isEmpty { body(&self[0]) }
  }
}

extension ScrumFile {
  /// Everything that somebody wrote into it, in words.
  var values: Set<String> {
    var values: Set<String> = []
    func keys(_ preserved: PreservedKeys, of kind: String) {
      for (_, value) in preserved.members { values.insert("\(kind) has \(value)") }
    }
    keys(preserved, of: "file")
    for scrum in scrums {
      values.formUnion([scrum.title, "\(scrum.lengthInMinutes) min", "\(scrum.theme)"])
      keys(scrum.preserved, of: "scrum")
      for attendee in scrum.attendees {
        values.insert(attendee.name)
        keys(attendee.preserved, of: "attendee")
      }
      for item in scrum.followUps {
        values.formUnion([item.description, item.owner ?? "", "\(item.added?.description ?? "")"])
        keys(item.preserved, of: "follow-up")
      }
      for meeting in scrum.history {
        values.formUnion(meeting.notes + meeting.absent + meeting.attendees.map(\.name))
        values.formUnion(["\(meeting.date)", "\(meeting.lengthInSeconds ?? 0) s"])
        keys(meeting.preserved, of: "meeting")
      }
    }
    return values
  }
}
