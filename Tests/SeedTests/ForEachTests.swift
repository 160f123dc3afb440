import Foundation
import NavigationTesting
import Testing

@MainActor
@Suite(.leavesNothing)
struct ForEachTests {
  struct Offline: Error {}

  @Test
  func rowsAreAddedChangedAndDeleted() async {
    let store = TestStore(initialState: RowList.State()) {
      RowList()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addRowTapped) {
      $0.rows = [Row.State(id: UUID(0), title: "")]
    }
    await store.send(.addRowTapped) {
      $0.rows.append(Row.State(id: UUID(1), title: ""))
    }
    await store.send(.rows(.element(id: UUID(1), action: .toggleComplete))) {
      $0.rows[id: UUID(1)]?.isComplete = true
    }
    await store.send(.deleteRow(id: UUID(0))) {
      $0.rows.remove(id: UUID(0))
    }
  }

  @Test
  func theElementRunsBeforeItsParent() async {
    let store = TestStore(
      initialState: RowList.State(rows: [Row.State(id: UUID(0), title: "before")])
    ) {
      RowList()
    }
    await store.send(\.rows[id: UUID(0)].titleChanged, "after") {
      $0.rows[id: UUID(0)]?.title = "after"
      $0.heard = ["after"]
    }
  }

  @Test
  func anActionForAMissingElementIsReportedAndTheParentStillRuns() async {
    let store = TestStore(initialState: RowList.State()) { RowList() }
    let reported = Reported()
    await withIssueReporters([reported]) {
      _ = await store.send(.rows(.element(id: UUID(9), action: .titleChanged("x")))) {
        $0.heard = ["nothing"]
      }
    }
    #expect(reported.messages.count == 1)
    let message = reported.messages.first ?? ""
    #expect(message.contains("\"forEach\" at \"SeedTests/Rows.swift:"))
    #expect(message.contains("missing element"))
    #expect(message.contains("titleChanged(\"x\")"))
  }

  private func makeItems(
    _ numbers: Int...,
    fetch: @escaping @Sendable (UUID) async throws -> String
  ) -> TestStoreOf<ItemList> {
    TestStore(
      initialState: ItemList.State(
        items: IdentifiedArray(
          uniqueElements: numbers.map { Item.State(id: UUID($0), name: "?") }
        )
      )
    ) {
      ItemList()
    } withDependencies: {
      $0.apiClient.fetchItem = fetch
    }
  }

  @Test
  func anItemIsRefreshed() async {
    let store = makeItems(0) { _ in "Design" }
    await store.send(\.items[id: UUID(0)].refresh) {
      $0.items[id: UUID(0)]?.isLoading = true
    }
    await store.receive(\.items[id: UUID(0)].refreshResponse.success, "Design") {
      $0.items[id: UUID(0)]?.isLoading = false
      $0.items[id: UUID(0)]?.name = "Design"
    }
  }

  @Test
  func aFailedRefreshKeepsTheName() async {
    let store = makeItems(0) { _ in throw Offline() }
    await store.send(\.items[id: UUID(0)].refresh) {
      $0.items[id: UUID(0)]?.isLoading = true
    }
    await store.receive(\.items[id: UUID(0)].refreshResponse.failure) {
      $0.items[id: UUID(0)]?.isLoading = false
    }
  }

  @Test
  func allItemsAreRefreshedSideBySide() async {
    let store = makeItems(0, 1) { id in id == UUID(0) ? "A" : "B" }
    await store.send(.refreshAll)
    await store.receive(\.items[id: UUID(0)].refresh) {
      $0.items[id: UUID(0)]?.isLoading = true
    }
    await store.receive(\.items[id: UUID(1)].refresh) {
      $0.items[id: UUID(1)]?.isLoading = true
    }
    await store.receiveUnordered(
      \.items[id: UUID(0)].refreshResponse,
      \.items[id: UUID(1)].refreshResponse
    ) {
      $0.items[id: UUID(0)] = Item.State(id: UUID(0), name: "A")
      $0.items[id: UUID(1)] = Item.State(id: UUID(1), name: "B")
    }
  }

  @Test
  func anItemThatGoesTakesItsEffectsWithIt() async {
    let cancelled = LockIsolated<[UUID]>([])
    let store = makeItems(0, 1) { id in
      do {
        try await Swift.Task.sleep(for: .seconds(3600), clock: TestClock())
        return "never"
      } catch {
        cancelled.withLock { $0.append(id) }
        throw error
      }
    }
    let kept = await store.send(\.items[id: UUID(0)].refresh) {
      $0.items[id: UUID(0)]?.isLoading = true
    }
    await store.send(\.items[id: UUID(1)].refresh) {
      $0.items[id: UUID(1)]?.isLoading = true
    }
    await store.send(.removeLast) {
      $0.items.remove(id: UUID(1))
    }
    #expect(cancelled.withLock { $0 } == [UUID(1)])
    await kept.cancel()
    #expect(cancelled.withLock { $0 } == [UUID(1), UUID(0)])
  }
}

/// Keeps reports instead of failing the test.
final class Reported: IssueReporter {
  private let issues = LockIsolated<[ReportedIssue]>([])

  var messages: [String] { issues.withLock { $0.map(\.message) } }

  func report(_ issue: ReportedIssue) {
    issues.withLock { $0.append(issue) }
  }
}
