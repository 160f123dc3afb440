import NavigationTesting
import Testing

@MainActor
@Suite(.leavesNothing)
struct ListenersTests {
  let store = Store(initialState: ListenedTodos.State()) { ListenedTodos() }

  @Test
  func aComponentHearsItsPartOfTheState() {
    let view = TodoListView(store: store)
    store.send(.addTodo(title: "Milk"))
    store.send(.addTodo(title: "Bread"))
    view.didSelect(row: 1)
    #expect(
      view.state.todos == [
        TodoItem(title: "Milk"), TodoItem(title: "Bread", isCompleted: true),
      ]
    )
    #expect(view.drawn == 3)
  }

  @Test
  func aComponentDoesNotHearTheOthers() {
    let view = TodoListView(store: store)
    store.send(.settingsTapped)
    store.send(.settingsTapped)
    #expect(view.drawn == 0)
  }

  @Test
  func rowsAreMovedAndRemoved() {
    let view = TodoListView(store: store)
    for title in ["A", "B", "C"] { store.send(.addTodo(title: title)) }
    store.send(.moveTodo(from: 0, to: 3))
    store.send(.removeTodo(index: 1))
    #expect(view.state.todos.map(\.title) == ["B", "A"])
  }

  @Test
  func aFilterSaysWhichChangesCount() {
    var heard: [Int] = []
    let subscription = store.subscribe(
      \.count,
      filter: { old, new in new > old },
      onChange: { heard.append($0) }
    )
    store.send(.addTodo(title: "A"))
    store.send(.removeTodo(index: 0))
    store.send(.addTodo(title: "B"))
    #expect(heard == [1, 1])
    subscription.cancel()
    store.send(.addTodo(title: "C"))
    #expect(heard == [1, 1])
  }

  @Test
  func aSelectorIsAnyKeyPathOfTheState() {
    var heard: [String?] = []
    let subscription = store.subscribe(\.list.todos.first?.title) { heard.append($0) }
    store.send(.addTodo(title: "A"))
    store.send(.addTodo(title: "B"))
    store.send(.removeTodo(index: 0))
    #expect(heard == ["A", "B"])
    _ = subscription
  }

  @Test
  func aSubscriptionEndsWithTheObjectItIsLinkedTo() {
    var view: TodoListView? = TodoListView(store: store)
    weak let released = view
    store.send(.addTodo(title: "A"))
    #expect(view?.drawn == 1)
    view = nil
    #expect(released == nil)
    store.send(.addTodo(title: "B"))
    #expect(store.count == 2)
  }

  @Test
  func aSubscriptionEndsWhenItIsReleased() {
    var heard = 0
    var subscription: StoreSubscription? = store.subscribe(\.count) { _ in heard += 1 }
    store.send(.addTodo(title: "A"))
    #expect(subscription != nil)
    subscription = nil
    store.send(.addTodo(title: "B"))
    #expect(heard == 1)
  }
}
