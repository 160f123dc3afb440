import Foundation
import NavigationTesting
import Testing

/// One line of the list.
@Reducer
struct Todo {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var title = ""
    var isDone = false
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

/// A list with an edit mode; what is deleted is asked for first.
@Reducer
struct Todos {
  @Reducer
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(Todo)

    @CasePathable
    enum Alert: Equatable { case deleteConfirmed(UUID) }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    var isEditing = false
    var todos: IdentifiedArrayOf<Todo.State> = []
  }

  enum Action {
    case addButtonTapped
    case deleteSwiped(IndexSet)
    case destination(PresentationAction<Destination.Action>)
    case editButtonTapped
    case moved(from: IndexSet, to: Int)
    case saveButtonTapped
    case sort
    case todos(IdentifiedActionOf<Todo>)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid
  private enum CancelID { case sorting }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .edit(Todo.State(id: uuid()))
        return .none

      case .deleteSwiped(let offsets):
        guard let offset = offsets.first else { return .none }
        state.destination = .alert(.delete(state.todos[offset]))
        return .none

      case .destination(.presented(.alert(.deleteConfirmed(let id)))):
        state.todos.remove(id: id)
        return .none

      case .destination:
        return .none

      case .editButtonTapped:
        state.isEditing.toggle()
        return .none

      case .moved(let source, let destination):
        state.todos.move(fromOffsets: source, toOffset: destination)
        return .none

      case .saveButtonTapped:
        guard case .edit(let todo) = state.destination else { return .none }
        state.todos.append(todo)
        state.destination = nil
        return .none

      case .sort:
        state.todos.sort { !$0.isDone && $1.isDone }
        return .none

      case .todos(.element(_, .binding(\.isDone))):
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.sort)
        }
        .cancellable(id: CancelID.sorting, cancelInFlight: true)

      case .todos:
        return .none
      }
    }
    .forEach(\.todos, action: \.todos) { Todo() }
    .ifLet(\.$destination, action: \.destination)
  }
}
extension Todos.Destination.State: Equatable {}

extension AlertState where Action == Todos.Destination.Alert {
  static func delete(_ todo: Todo.State) -> Self {
    AlertState {
      TextState("Delete \(todo.title)?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteConfirmed(todo.id)) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    }
  }
}

@MainActor
@Suite struct FeatureList {
  private func state() -> Todos.State {
    Todos.State(
      todos: [
        Todo.State(id: UUID(0), title: "a"), Todo.State(id: UUID(1), title: "b"),
        Todo.State(id: UUID(2), title: "c"),
      ])
  }

  @Test func addsATodo() async {
    let store = TestStore(initialState: Todos.State()) {
      Todos()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addButtonTapped) { $0.destination = .edit(Todo.State(id: UUID(0))) }
    await store.send(\.destination.edit.binding.title, "Milk") {
      $0.destination?.modify(\.edit) { $0.title = "Milk" }
    }
    await store.send(.saveButtonTapped) {
      $0.destination = nil
      $0.todos = [Todo.State(id: UUID(0), title: "Milk")]
    }
  }

  @Test func deletesAfterAsking() async {
    let state = state()
    let store = TestStore(initialState: state) { Todos() }
    await store.send(.editButtonTapped) { $0.isEditing = true }
    await store.send(.deleteSwiped([1])) { $0.destination = .alert(.delete(state.todos[1])) }
    await store.send(\.destination.dismiss) { $0.destination = nil }
    await store.send(.deleteSwiped([1])) { $0.destination = .alert(.delete(state.todos[1])) }
    await store.send(\.destination.alert.deleteConfirmed, UUID(1)) {
      $0.destination = nil
      $0.todos.remove(id: UUID(1))
    }
    await store.send(.moved(from: [1], to: 0)) { $0.todos.swapAt(0, 1) }
  }

  @Test func sortsASecondAfterTheLastTick() async {
    let clock = TestClock()
    let store = TestStore(initialState: state()) {
      Todos()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.todos[id: UUID(0)].binding.isDone, true) { $0.todos[0].isDone = true }
    await clock.advance(by: .milliseconds(900))
    await store.send(\.todos[id: UUID(1)].binding.isDone, true) { $0.todos[1].isDone = true }
    await clock.advance(by: .milliseconds(900))
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.sort) {
      $0.todos = [$0.todos[2], $0.todos[0], $0.todos[1]]
    }
  }
}
