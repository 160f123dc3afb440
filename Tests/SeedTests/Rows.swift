import Foundation
import Navigation

@Reducer
struct Row {
  struct State: Equatable, Identifiable {
    let id: UUID
    var title: String
    var isComplete = false
  }

  enum Action {
    case toggleComplete
    case titleChanged(String)
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .toggleComplete:
        state.isComplete.toggle()
        return .none

      case .titleChanged(let title):
        state.title = title
        return .none
      }
    }
  }
}

@Reducer
struct RowList {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = []
    /// What the parent saw of a row when it heard of a change in it.
    var heard: [String] = []
  }

  enum Action {
    case rows(IdentifiedActionOf<Row>)
    case addRowTapped
    case deleteRow(id: Row.State.ID)
  }

  @Dependency(\.uuid) var uuid

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .rows(.element(id: let id, action: .titleChanged)):
        state.heard.append(state.rows[id: id]?.title ?? "nothing")
        return .none

      case .rows:
        return .none

      case .addRowTapped:
        state.rows.append(Row.State(id: uuid(), title: ""))
        return .none

      case .deleteRow(let id):
        state.rows.remove(id: id)
        return .none
      }
    }
    .forEach(\.rows, action: \.rows) {
      Row()
    }
  }
}
