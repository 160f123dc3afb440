import Navigation

struct TodoItem: Equatable {
  var title: String
  var isCompleted = false
}

struct TodoList: Equatable {
  var todos: [TodoItem] = []
}

/// A store of two parts, so that a listener to one of them has something not to hear.
@Reducer
struct ListenedTodos {
  struct State: Equatable {
    var list = TodoList()
    var count: Int { list.todos.count }
    var isSettingsOpen = false
  }

  enum Action {
    case addTodo(title: String)
    case moveTodo(from: Int, to: Int)
    case removeTodo(index: Int)
    case settingsTapped
    case toggleTodo(index: Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTodo(let title):
        state.list.todos.append(TodoItem(title: title))
      case .moveTodo(let from, let to):
        state.list.todos.move(fromOffsets: [from], toOffset: to)
      case .removeTodo(let index):
        state.list.todos.remove(atOffsets: [index])
      case .settingsTapped:
        state.isSettingsOpen.toggle()
      case .toggleTodo(let index):
        state.list.todos[index].isCompleted.toggle()
      }
      return .none
    }
  }
}

/// A component: it keeps the part of the state that it draws, and counts how often it had to.
@MainActor
final class TodoListView {
  let store: StoreOf<ListenedTodos>
  private(set) var drawn = 0
  private(set) var state = TodoList() {
    didSet { drawn += 1 }
  }

  init(store: StoreOf<ListenedTodos>) {
    self.store = store
    store.subscribe(\.list) { [weak self] newState in
      self?.state = newState
    }
    .linkLifetime(to: self)
  }

  func didSelect(row: Int) {
    store.send(.toggleTodo(index: row))
  }
}
