import Foundation
import Testing

@testable import ScrumFeatures

/// Only a round that holds together is read.
@Suite struct MeetingRoundCodingTests {
  private let round: MeetingRound

  init() throws {
    var round = MeetingRound(3, length: .seconds(180), absent: [2])
    try round.next(at: .seconds(10))
    try round.note("so")
    round.advance(to: .seconds(12))
    self.round = round
  }

  private func read(_ round: MeetingRound) throws -> MeetingRound {
    try JSONDecoder().decode(MeetingRound.self, from: JSONEncoder().encode(round))
  }

  @Test func aRoundIsReadAsItWasWritten() throws {
    #expect(try read(round) == round)
  }

  @Test(arguments: [0, 1, 2])
  func twoUnderOneIDAreRefused(place: Int) {
    var broken = round
    broken.speakers.append(broken.speakers[place])
    #expect(throws: DecodingError.self) { try read(broken) }
  }

  @Test func aTurnOfNobodyIsRefused() {
    var broken = round
    broken.pastTurns.append(MeetingRound.Turn(speaker: MeetingRound.id(9)))
    #expect(throws: DecodingError.self) { try read(broken) }
  }

  @Test func anEmptyRoundIsRefused() {
    var broken = round
    broken.speakers = []
    #expect(throws: DecodingError.self) { try read(broken) }
  }

  @Test func secondsThatAreNobodysAreRefused() {
    var broken = round
    broken.speakers[0].spoken += .seconds(1)
    #expect(throws: DecodingError.self) { try read(broken) }
    broken.elapsed += .seconds(1)
    #expect(throws: DecodingError.self) { try read(broken) }
  }

  @Test func aTimeThatIsOutOfRangeIsRefused() {
    var broken = round
    broken.turn.share = .seconds(-1)
    #expect(throws: DecodingError.self) { try read(broken) }
    broken = round
    broken.reading = .seconds(Int64.max)
    #expect(throws: DecodingError.self) { try read(broken) }
  }
}
