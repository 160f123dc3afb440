import Foundation
import NavigationTesting
import Testing

@MainActor
@Suite(.leavesNothing)
struct TestDependencyTests {
  @Test
  func theClosureSeesTheDependenciesOfTheStore() async {
    let store = makeList()
    await store.send(.add) {
      @Dependency(\.uuid) var uuid
      $0.ids = [uuid()]
    }
    #expect(store.state.ids == [UUID(7)])
  }

  @Test
  func theClosureGetsTheStackIDsThatTheReducerGot() async {
    let store = makeList()
    await store.send(.push) { $0.path.append(1) }
    await store.send(.push) { $0.path.append(2) }
    #expect(store.state.path.ids.count == 2)
  }

  @Test
  func theClosureTakesNoStackIDsAway() async {
    let store = makeList()
    await store.send(.push) {
      $0.path.append(1)
      _ = StackState([8, 9])
    }
    await store.send(.push) { $0.path.append(2) }
  }

  @Test
  func dependenciesMayChangeOnTheWay() async {
    var preparations = 0
    let store = TestStore(initialState: List.State()) {
      List()
    } withDependencies: {
      preparations += 1
      $0.uuid = .constant(UUID(1))
    }
    await store.send(.add) { $0.ids = [UUID(1)] }
    store.dependencies.uuid = .constant(UUID(2))
    await store.send(.add) { $0.ids = [UUID(1), UUID(2)] }
    #expect(preparations == 1)
  }

  @Test
  func theDependenciesOfAnEffectsActionAreThoseAtItsReceive() async {
    let store = makeList()
    await store.send(.addLater)
    store.dependencies.uuid = .constant(UUID(8))
    await store.receive(\.add) { $0.ids = [UUID(8)] }
  }

  @Test
  nonisolated func aStoreCanBeMadeOnAnyThread() async {
    let store = TestStore(initialState: Counter.State()) {
      Counter()
    }
    await store.send(.increment) { $0.count = 1 }
    await store.send(.echo(1))
    await store.receive(\.fetched) { $0.count = 2 }
  }

  private func makeList() -> TestStoreOf<List> {
    TestStore(initialState: List.State()) {
      List()
    } withDependencies: {
      $0.uuid = .constant(UUID(7))
    }
  }
}

@Reducer
struct List {
  struct State: Equatable {
    var ids: [UUID] = []
    var path = StackState<Int>()
  }

  enum Action { case add, addLater, push }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add: state.ids.append(uuid())
      case .addLater: return .send(.add)
      case .push: state.path.append(state.path.count + 1)
      }
      return .none
    }
  }
}
