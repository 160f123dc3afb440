import Foundation
import NavigationTesting
import Testing

@MainActor
@Suite(.leavesNothing)
struct TaskTrackerTests {
  struct Offline: Error {}

  private func makeStore(
    _ tasks: [Task] = [],
    name: String = "",
    save: @escaping @Sendable (Task) async throws -> Void = { _ in }
  ) -> TestStoreOf<TaskFeature> {
    TestStore(initialState: TaskFeature.State(tasks: tasks, newTaskName: name)) {
      TaskFeature()
    } withDependencies: {
      $0.taskAPI.save = save
      $0.uuid = .incrementing
    }
  }

  @Test
  func aTaskIsTypedAddedAndSaved() async {
    let saved = LockIsolated<[String]>([])
    let store = makeStore(save: { task in saved.withLock { $0.append(task.name) } })
    await store.send(.nameChanged("Write tests")) {
      $0.newTaskName = "Write tests"
    }
    await store.send(.addTask) {
      $0.tasks = [Task(id: UUID(0), name: "Write tests")]
      $0.newTaskName = ""
    }
    await store.finish()
    #expect(saved.withLock { $0 } == ["Write tests"])
  }

  @Test
  func aNameIsNeeded() async {
    let store = makeStore()
    await store.send(.addTask)
  }

  @Test
  func aFailedSaveKeepsTheTask() async {
    let store = makeStore(name: "A", save: { _ in throw Offline() })
    await store.send(.addTask) {
      $0.tasks = [Task(id: UUID(0), name: "A")]
      $0.newTaskName = ""
    }
    await store.receive(\.saveFailed) {
      $0.unsaved = [UUID(0)]
    }
  }

  @Test
  func aTaskIsCheckedAndUnchecked() async {
    let store = makeStore([Task(id: UUID(7), name: "A")])
    await store.send(.toggleTask(id: UUID(7))) {
      $0.tasks[0].isCompleted = true
    }
    await store.send(\.toggleTask, UUID(7)) {
      $0.tasks[0].isCompleted = false
    }
    await store.send(.toggleTask(id: UUID(8)))
  }

  @Test
  func onlyTheNamedTaskIsDeleted() async {
    let store = makeStore([Task(id: UUID(1), name: "A"), Task(id: UUID(2), name: "B")])
    await store.send(.deleteTask(id: UUID(1))) {
      $0.tasks = [Task(id: UUID(2), name: "B")]
    }
    await store.send(.deleteTask(id: UUID(1)))
  }

  @Test
  func theStoreIsReadLikeTheState() {
    let store: StoreOf<TaskFeature> = Store(initialState: TaskFeature.State()) {
      TaskFeature()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    store.send(.nameChanged("A"))
    #expect(store.newTaskName == "A")
    store.send(.addTask)
    #expect(store.tasks.map(\.name) == ["A"])
  }
}
