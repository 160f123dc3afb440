import Foundation
import Navigation

/// A server that knows the names of items.
struct APIClient: Sendable {
  var fetchItem: @Sendable (UUID) async throws -> String
}

extension APIClient: TestDependencyKey {
  static let testValue = APIClient { id in
    reportIssue("No item was expected to be fetched.")
    return "\(id)"
  }
}

extension DependencyValues {
  var apiClient: APIClient {
    get { self[APIClient.self] }
    set { self[APIClient.self] = newValue }
  }
}

@Reducer
struct Item {
  struct State: Equatable, Identifiable {
    let id: UUID
    var name: String
    var isLoading = false
  }

  enum Action {
    case refresh
    case refreshResponse(Result<String, Error>)
  }

  @Dependency(\.apiClient) var apiClient

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .refresh:
        state.isLoading = true
        return .run { [id = state.id] send in
          let name = try await apiClient.fetchItem(id)
          await send(.refreshResponse(.success(name)))
        } catch: { error, send in
          await send(.refreshResponse(.failure(error)))
        }

      case .refreshResponse(.success(let name)):
        state.isLoading = false
        state.name = name
        return .none

      case .refreshResponse(.failure):
        state.isLoading = false
        return .none
      }
    }
  }
}

@Reducer
struct ItemList {
  struct State: Equatable {
    var items: IdentifiedArrayOf<Item.State> = []
  }

  enum Action {
    case items(IdentifiedActionOf<Item>)
    case refreshAll
    case removeLast
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .items:
        return .none

      case .refreshAll:
        return .merge(
          state.items.map { item in
            .send(.items(.element(id: item.id, action: .refresh)))
          }
        )

      case .removeLast:
        state.items.removeLast()
        return .none
      }
    }
    .forEach(\.items, action: \.items) {
      Item()
    }
  }
}
