import Navigation

/// Features that are seen from far and near, and conditions around their parts.

/// 12. A public one, whose parts are made by the macro.
@Reducer
public struct PublicBare {
  public init() {}
}

/// 13. A public one with public parts.
@Reducer
public struct PublicFeature {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var count: Int
    @Presents public var child: PublicBare.State?
    public private(set) var step = 1

    public init(count: Int = 0) {
      self.count = count
    }

    mutating func bump() {
      count += step
      step += 1
    }
  }

  public enum Action: Sendable {
    case bump
    case child(PresentationAction<PublicBare.Action>)
    case open
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bump:
        state.bump()
      case .open:
        state.child = PublicBare.State()
      case .child:
        break
      }
      return .none
    }
    .ifLet(\.$child, action: \.child) { PublicBare() }
  }
}

/// 14. One for the package.
@Reducer
package struct PackageFeature {
  @ObservableState
  package struct State: Equatable {
    package var count = 0
  }

  package enum Action { case bump }

  package var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// 15. One in an extension that says how far it is seen.
public enum Space {}

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
package extension Space {
  @Reducer
  struct Inner {
    @ObservableState
    package struct State: Equatable {
      package var count = 0
    }

    package enum Action { case bump }

    package var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }
}

/// 16. A private one in a file.
@Reducer
private struct Secretive {
  @ObservableState
  struct State: Equatable {
    fileprivate var count = 0
    private var hidden = Hidden()
    private struct Hidden: Equatable { var number = 1 }
    mutating func bump() { count += hidden.number }
  }

  enum Action { case bump }

  private enum CancelID { case work }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.bump()
      return .none
    }
  }
}

@MainActor
func countOfSecretive() -> Int {
  let store = Store(initialState: Secretive.State()) { Secretive() }
  store.send(.bump)
  return store.count
}

/// 17. Conditions around everything.
@Reducer
struct Conditional {
  @ObservableState
  struct State: Equatable {
    var count = 0
    #if os(Linux) || os(macOS)
      var platform = "known"
    #else
      var platform = "other"
      var more: NoSuchType
    #endif
  }

  enum Action {
    case bump
    #if os(Linux) || os(macOS)
      case here(Int)
      #if NEVER
        case never(NoSuchType)
      #endif
    #elseif os(Windows)
      case there(Int)
    #endif
  }

  #if NEVER
    var body: NoSuchType
  #else
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .bump: state.count += 1
        case .here(let number): state.count += number
        }
        return .none
      }
    }
  #endif
}
