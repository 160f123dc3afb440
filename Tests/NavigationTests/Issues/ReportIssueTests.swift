import Navigation
import NavigationTesting
import Testing

@Suite(.leavesNothing) struct ReportIssueTests {
  @Test func anIssueFailsTheTestThatIsRunning() {
    withKnownIssue {
      reportIssue("The sky is falling")
    } matching: {
      $0.description.contains("The sky is falling")
    }
  }

  @Test func anIssueReportedByAnEffectOnTheQueueFailsTheTestThatIsRunning() async throws {
    let queue = try #require(EffectQueue.current)
    await withKnownIssue {
      let task = Task(executorPreference: queue) { reportIssue("From afar") }
      await task.value
    } matching: {
      $0.description.contains("From afar")
    }
  }

  @Test func anIssueKnowsItsPlace() {
    let recorded = RecordedIssues()
    let line: UInt = #line + 1
    withIssueReporters([recorded]) { reportIssue("Here") }
    #expect(recorded.all.map(\.line) == [line])
    #expect(recorded.all.map { "\($0.fileID)" } == [#fileID])
    #expect(recorded.all.map(\.description) == ["\(#fileID):\(line): Here"])
  }

  @Test func everyReporterGetsTheIssueAndTheOutermostIsReplaced() {
    let outer = RecordedIssues()
    let first = RecordedIssues()
    let second = RecordedIssues()
    withIssueReporters([outer]) {
      withIssueReporters([first, second]) { reportIssue("Inner") }
      reportIssue("Outer")
    }
    #expect(first.messages == ["Inner"])
    #expect(second.messages == ["Inner"])
    #expect(outer.messages == ["Outer"])
  }

  @Test func tasksInheritTheReporters() async {
    let recorded = RecordedIssues()
    await withIssueReporters([recorded]) {
      await Task { reportIssue("In a task") }.value
    }
    #expect(recorded.messages == ["In a task"])
  }

  @Test func noReportersSilenceTheIssueWithoutBuildingItsMessageTwice() {
    withIssueReporters([]) { reportIssue("Unheard") }
    var built = 0
    func message() -> String {
      built += 1
      return "Once"
    }
    withIssueReporters([RecordedIssues(), RecordedIssues()]) { reportIssue(message()) }
    #expect(built == 1)
  }

  @Test func theTestUnderWayIsKnown() async {
    #expect(TestContext.isTesting)
    let here = TestContext.currentID
    #expect(here != nil)
    let child = await Task { TestContext.currentID }.value
    #expect(child == here)
    let stranger = await Task.detached { TestContext.currentID }.value
    #expect(stranger == nil)
  }
}
