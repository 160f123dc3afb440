import Foundation
import NavigationTesting
import Testing

@MainActor
@Suite(.leavesNothing)
struct TodosTests {
  let clock = TestClock()

  private func makeStore(_ todos: Todo.State..., filter: Filter = .all) -> TestStoreOf<Todos> {
    TestStore(
      initialState: Todos.State(filter: filter, todos: IdentifiedArray(uniqueElements: todos))
    ) {
      Todos()
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .incrementing
    }
  }

  private func todo(_ number: Int, _ text: String = "", done: Bool = false) -> Todo.State {
    Todo.State(description: text, id: UUID(number), isComplete: done)
  }

  @Test
  func newTodosComeFirst() async {
    let store = TestStore(initialState: Todos.State()) {
      Todos()
    } withDependencies: {
      $0.uuid = .incrementing
    }

    await store.send(.addTodoButtonTapped) {
      $0.todos = [
        Todo.State(id: UUID(0))
      ]
    }
    await store.send(.addTodoButtonTapped) {
      $0.todos = [
        Todo.State(id: UUID(1)),
        Todo.State(id: UUID(0)),
      ]
    }
  }

  @Test
  func typingChangesOneRowAndNothingElse() async {
    let store = makeStore(todo(0), todo(1))
    await store.send(
      .todos(.element(id: UUID(1), action: .binding(.set(\.description, "Milk"))))
    ) {
      $0.todos[id: UUID(1)]?.description = "Milk"
    }
    await store.send(\.todos[id: UUID(0)].binding.description, "Bread") {
      $0.todos[id: UUID(0)]?.description = "Bread"
    }
  }

  @Test
  func aCompletedTodoSinksASecondLater() async {
    let store = makeStore(todo(0, "Milk"), todo(1, "Bread"))
    await store.send(.todos(.element(id: UUID(0), action: .binding(.set(\.isComplete, true))))) {
      $0.todos[id: UUID(0)]?.isComplete = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sortCompletedTodos) {
      $0.todos = [$0.todos[1], $0.todos[0]]
    }
  }

  @Test
  func eachCheckStartsTheSecondAnew() async {
    let store = makeStore(todo(0), todo(1), todo(2))
    await store.send(\.todos[id: UUID(0)].binding.isComplete, true) {
      $0.todos[id: UUID(0)]?.isComplete = true
    }
    await clock.advance(by: .milliseconds(900))
    await store.send(\.todos[id: UUID(1)].binding.isComplete, true) {
      $0.todos[id: UUID(1)]?.isComplete = true
    }
    await clock.advance(by: .milliseconds(900))
    await store.send(\.todos[id: UUID(0)].binding.isComplete, false) {
      $0.todos[id: UUID(0)]?.isComplete = false
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.sortCompletedTodos) {
      $0.todos = [$0.todos[0], $0.todos[2], $0.todos[1]]
    }
  }

  @Test
  func clearingTakesTheCompletedOnes() async {
    let store = makeStore(todo(0), todo(1, done: true), todo(2))
    await store.send(.clearCompletedButtonTapped) {
      $0.todos = [$0.todos[0], $0.todos[2]]
    }
  }

  @Test
  func deletingMeansTheRowsAsShown() async {
    let store = makeStore(todo(0, done: true), todo(1), todo(2), filter: .active)
    await store.send(.delete([0])) {
      $0.todos = [$0.todos[0], $0.todos[2]]
    }
    await store.send(.binding(.set(\.filter, .all))) {
      $0.filter = .all
    }
    await store.send(.delete([0, 1])) {
      $0.todos = []
    }
  }

  @Test
  func movingMeansTheRowsAsShown() async {
    let store = makeStore(todo(0), todo(1, done: true), todo(2), todo(3, done: true))
    await store.send(\.binding.filter, .completed) {
      $0.filter = .completed
    }
    await store.send(.move([1], 0)) {
      $0.todos = [$0.todos[0], $0.todos[3], $0.todos[1], $0.todos[2]]
    }
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.sortCompletedTodos) {
      $0.todos = [$0.todos[0], $0.todos[3], $0.todos[1], $0.todos[2]]
    }
  }

  @Test
  func movingWithoutAFilterIsPlain() async {
    let store = makeStore(todo(0), todo(1), todo(2))
    await store.send(.move([0], 3)) {
      $0.todos = [$0.todos[1], $0.todos[2], $0.todos[0]]
    }
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.sortCompletedTodos)
  }

  @Test
  func theShownRowsHaveStoresOfTheirOwn() async {
    let store = Store(
      initialState: Todos.State(filter: .active, todos: [todo(0, done: true), todo(1, "Milk")])
    ) {
      Todos()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let rows = store.scope(state: \.filteredTodos, action: \.todos)
    #expect(rows.map(\.description) == ["Milk"])

    rows.first?.send(.binding(.set(\.isComplete, true)))
    #expect(store.filteredTodos.isEmpty)
    store.send(.clearCompletedButtonTapped, animation: .default)
    let isAnyComplete = store.todos.contains(where: \.isComplete)
    #expect(!isAnyComplete)
    #expect(store.todos.isEmpty)
  }
}
