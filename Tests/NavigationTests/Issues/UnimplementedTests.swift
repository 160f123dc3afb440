import Navigation
import Testing

@Suite(.leavesNothing) struct UnimplementedTests {
  private struct Client {
    var load: @Sendable (Int) async throws -> String = unimplemented("load")
    var save: @Sendable (Int, String) throws -> Void = unimplemented("save")
    var log: @Sendable (String) -> Void = unimplemented("log")
    var count: @Sendable () -> Int = unimplemented("count", placeholder: 7)
    var fetch: @Sendable () async -> [Int] = unimplemented("fetch", placeholder: [])
  }

  private let recorded = RecordedIssues()
  private let client = Client()

  @Test func throwingClosuresReportAndThrow() async {
    await withIssueReporters([recorded]) {
      await #expect(throws: UnimplementedFailure(description: "load")) {
        try await client.load(1)
      }
      #expect(throws: UnimplementedFailure(description: "save")) { try client.save(1, "a") }
    }
    #expect(
      recorded.messages == [
        "Unimplemented: load was called. "
          + "Give it an implementation where the test sets up its dependencies.",
        "Unimplemented: save was called. "
          + "Give it an implementation where the test sets up its dependencies.",
      ]
    )
  }

  @Test func otherClosuresReportAndReturnThePlaceholder() async {
    await withIssueReporters([recorded]) {
      client.log("a")
      #expect(client.count() == 7)
      #expect(await client.fetch() == [])
    }
    #expect(recorded.all.count == 3)
    #expect(recorded.all.allSatisfy { "\($0.fileID)" == #fileID && $0.line < 20 })
  }
}
