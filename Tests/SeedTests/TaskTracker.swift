import Foundation
import Navigation

/// NB: The name hides the standard library's; nothing that the macros write may fall over it.
struct Task: Identifiable, Equatable, Sendable {
  let id: UUID
  var name: String
  var isCompleted = false
}

/// Saves tasks somewhere else.
struct TaskAPI: DependencyKey, Sendable {
  var save: @Sendable (Task) async throws -> Void

  static let liveValue = TaskAPI { _ in }
  static let testValue = TaskAPI { _ in }
}

extension DependencyValues {
  var taskAPI: TaskAPI {
    get { self[TaskAPI.self] }
    set { self[TaskAPI.self] = newValue }
  }
}

@Reducer
struct TaskFeature {
  struct State: Equatable {
    var tasks: [Task] = []
    var newTaskName: String = ""
    var unsaved: [UUID] = []
  }

  enum Action {
    case nameChanged(String)
    case addTask
    case toggleTask(id: UUID)
    case deleteTask(id: UUID)
    case saveFailed(id: UUID)
  }

  @Dependency(\.taskAPI) var api
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.newTaskName = name
        return .none

      case .addTask:
        guard !state.newTaskName.isEmpty else { return .none }
        let task = Task(id: uuid(), name: state.newTaskName)
        state.tasks.append(task)
        state.newTaskName = ""
        return .run { send in
          try await api.save(task)
        } catch: { error, send in
          await send(.saveFailed(id: task.id))
        }

      case .toggleTask(let id):
        if let index = state.tasks.firstIndex(where: { $0.id == id }) {
          state.tasks[index].isCompleted.toggle()
        }
        return .none

      case .deleteTask(let id):
        state.tasks.removeAll { $0.id == id }
        return .none

      case .saveFailed(let id):
        state.unsaved.append(id)
        return .none
      }
    }
  }
}
