import Foundation
import Navigation
import Testing

@Suite(.leavesNothing) struct BuiltInDependencyTests {
  @Test func aUUIDIsMadeFromANumber() {
    #expect(UUID(0).uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(UUID(0xDEAD_BEEF).uuidString == "00000000-0000-0000-0000-0000DEADBEEF")
    #expect(UUID(.max).uuidString == "00000000-0000-0000-7FFF-FFFFFFFFFFFF")
    #expect(UUID(-1).uuidString == "00000000-0000-0000-FFFF-FFFFFFFFFFFF")
  }

  @Test func incrementingUUIDsStartAtZeroEachTime() {
    for _ in 0..<2 {
      withDependencies {
        $0.uuid = .incrementing
      } operation: {
        @Dependency(\.uuid) var uuid
        #expect([uuid(), uuid(), uuid()] == [UUID(0), UUID(1), UUID(2)])
      }
    }
  }

  @Test func constantsRepeat() {
    withDependencies {
      $0.uuid = .constant(UUID(7))
      $0.date = .constant(Date(timeIntervalSince1970: 7))
    } operation: {
      @Dependency(\.uuid) var uuid
      @Dependency(\.date) var date
      @Dependency(\.date.now) var now
      #expect([uuid(), uuid()] == [UUID(7), UUID(7)])
      #expect(Set([date(), date.now, now]) == [Date(timeIntervalSince1970: 7)])
    }
  }

  @Test func theDateIsSetByItsPresent() {
    withDependencies {
      $0.date.now = Date(timeIntervalSince1970: 9)
    } operation: {
      #expect(DependencyValues.current.date() == Date(timeIntervalSince1970: 9))
    }
  }

  @Test func whatATestHasNotGivenIsReportedAtEachUseAndWorks() async throws {
    @Dependency(\.uuid) var uuid
    @Dependency(\.date.now) var now
    @Dependency(\.continuousClock) var continuousClock
    @Dependency(\.suspendingClock) var suspendingClock
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    let recorded = RecordedIssues()
    let lines = (#line - 6)..<UInt(#line - 1)
    try await withIssueReporters([recorded]) {
      #expect(uuid() != uuid())
      #expect(now > Date(timeIntervalSince1970: 0))
      try await continuousClock.sleep(for: .zero)
      try await suspendingClock.sleep(for: .zero)
      #expect((1...6).contains(withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }))
    }
    let names = [
      #"\.uuid"#, #"\.uuid"#, #"\.date"#, #"\.continuousClock"#, #"\.suspendingClock"#,
      #"\.withRandomNumberGenerator"#,
    ]
    for name in names {
      #expect(recorded.messages.contains { $0.hasPrefix("@Dependency(\(name)) was used") })
    }
    #expect(recorded.all.allSatisfy { lines.contains($0.line) })
  }

  @Test func placesAndLanguagesAreFixedInTests() {
    @Dependency(\.calendar) var calendar
    @Dependency(\.timeZone) var timeZone
    @Dependency(\.locale) var locale
    #expect(calendar.identifier == .gregorian)
    #expect(calendar.timeZone == .gmt)
    #expect(timeZone == .gmt)
    #expect(locale.identifier == "en_US_POSIX")
  }

  @Test func aGivenRandomNumberGeneratorIsDrawnFromInOrder() {
    struct Counting: RandomNumberGenerator {
      var last: UInt64 = 0
      mutating func next() -> UInt64 {
        last += 1
        return last
      }
    }
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counting())
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var random
      #expect([random { $0.next() }, random { $0.next() }] == [1, 2])
    }
  }
}
