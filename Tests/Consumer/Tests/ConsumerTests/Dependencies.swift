import Foundation
import NavigationTesting
import Testing

@MainActor
@Suite struct Dependencies {
  struct LiveOnly: DependencyKey {
    static let liveValue = "live"
  }
  struct All: DependencyKey {
    static let liveValue = "live"
    static let previewValue = "preview"
    static let testValue = "test"
  }
  struct NoTest: DependencyKey {
    static let liveValue = "live"
    static let previewValue = "preview"
  }
  struct TestOnly: TestDependencyKey {
    static let testValue = "test"
  }

  private func read<Key: TestDependencyKey>(_ key: Key.Type, in context: DependencyContext)
    -> Key.Value
  {
    withDependencies {
      $0.context = context
    } operation: {
      @Dependency(key) var value
      return value
    }
  }

  @Test func anOverrideWinsOverTheDefaultOfTheContext() {
    #expect(read(All.self, in: .live) == "live")
    #expect(read(All.self, in: .preview) == "preview")
    #expect(read(All.self, in: .test) == "test")
    withDependencies {
      $0[All.self] = "mine"
    } operation: {
      #expect(read(All.self, in: .live) == "mine")
    }
  }

  @Test func aKeyWithoutATestValueIsReportedAndGivesThatOfPreviews() {
    var value = ""
    let issues = issuesAtOnce { value = read(NoTest.self, in: .test) }
    #expect(value == "preview")
    #expect(issues.count == 1)
    #expect(issues.text.contains("no test implementation"), "\(issues.text)")
    #expect(issues.text.contains("NoTest"))
    let other = issuesAtOnce { value = read(LiveOnly.self, in: .test) }
    #expect(value == "live")
    #expect(other.count == 1)
  }

  @Test func aKeyWithoutALiveValueIsReportedInAProgram() {
    let issues = issuesAtOnce { _ = read(TestOnly.self, in: .live) }
    #expect(issues.count == 1)
    #expect(issues.text.contains("no live implementation"), "\(issues.text)")
    #expect(issuesAtOnce { _ = read(TestOnly.self, in: .test) }.isEmpty)
  }

  /// Counts what it hands out.
  final class Tickets: Sendable, TestDependencyKey {
    static var testValue: Tickets { Tickets() }
    let log = Log()
    func next() -> Int {
      log.add("ticket")
      return log.all.count
    }
  }

  @Test(arguments: 0..<30) func aDefaultIsMadeOncePerRunningTest(number: Int) async {
    for expected in 1...5 {
      @Dependency(Tickets.self) var tickets
      #expect(tickets.next() == expected)
      await Task.yield()
    }
  }

  @Test(arguments: 0..<30) func countersOfParallelTestsAreTheirOwn(number: Int) async {
    await withDependencies {
      $0.uuid = .incrementing
    } operation: {
      @Dependency(\.uuid) var uuid
      for expected in 0..<5 {
        #expect(uuid() == UUID(expected))
        await Task.yield()
      }
    }
  }

  @Test func numberedIDsAreHexadecimal() {
    #expect(UUID(0).uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(UUID(255).uuidString == "00000000-0000-0000-0000-0000000000FF")
    #expect(UUID(0xABCDEF).uuidString == "00000000-0000-0000-0000-000000ABCDEF")
    let generator = UUIDGenerator.incrementing
    #expect([generator(), generator(), generator()] == [UUID(0), UUID(1), UUID(2)])
    let constant = UUIDGenerator.constant(UUID(7))
    #expect([constant(), constant()] == [UUID(7), UUID(7)])
  }

  @Test func whatATestDidNotGiveIsReported() {
    let issues = issuesAtOnce {
      @Dependency(\.uuid) var uuid
      _ = uuid()
      @Dependency(\.date) var date
      _ = date.now
    }
    #expect(issues.count == 2, "\(issues.text)")
  }

  @DependencyClient
  struct Weather: Sendable {
    var fetch: @Sendable (_ city: String, _ days: Int) async throws -> [String]
    var unit: @Sendable () -> String = { "C" }
    var forget: @Sendable (_ city: String) -> Void
  }

  @Test func anEndpointThatWasNotGivenFailsTheTestThatCallsIt() async throws {
    var client = Weather()
    let issues = await issues {
      do {
        _ = try await client.fetch(city: "Ulm", days: 3)
        Issue.record("it returned")
      } catch {}
      client.forget(city: "Ulm")
      #expect(client.unit() == "C")
    }
    #expect(issues.count == 3, "\(issues.text)")
    #expect(issues.text.contains("fetch") && issues.text.contains("forget"))
    client.fetch = { city, days in Array(repeating: city, count: days) }
    #expect(try await client.fetch(city: "Ulm", days: 2) == ["Ulm", "Ulm"])
  }

  @Test func dependenciesEscapeOnRequest() async {
    let value: UUID = await withDependencies {
      $0.uuid = .constant(UUID(3))
    } operation: {
      await withCheckedContinuation { continuation in
        withEscapedDependencies { escaped in
          DispatchQueue.global().async {
            escaped.yield {
              @Dependency(\.uuid) var uuid
              continuation.resume(returning: uuid())
            }
          }
        }
      }
    }
    #expect(value == UUID(3))
  }
}
