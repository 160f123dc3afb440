import Navigation

/// Reducers on enums, one odd shape each; `EnumFeatureTests` runs them.

/// 22. Features and every kind of inert case.
@Reducer
enum Mixed {
  case extended(Extended)
  case returning(Returning = Returning(step: 40))
  case labelled(feature: Extended)
  case nothing
  case plain(Int, name: String = "a}")
  case optional(Int?)
  case pairs([(Int, String)])
  case closure(@Sendable (Int) -> Int)
  @ReducerCaseIgnored case note(Item)
}

/// 23. An alert, a dialog and other things that go away by themselves.
@Reducer
enum Ephemerals {
  case alert(AlertState<Answer>)
  case dialog(Navigation.ConfirmationDialogState<Answer>)
  @ReducerCaseEphemeral case custom(CustomAlert)
  case stays(Extended)

  @CasePathable enum Answer: Equatable { case yes, no }
  typealias CustomAlert = AlertState<Answer>
}

extension Ephemerals.State: Equatable {}

/// 24. Enum reducers in an enum reducer, in both spellings.
@Reducer
enum Nested {
  case plain(Inner)
  case body(Inner.Body)
  case deep(Deep)

  @Reducer
  enum Inner {
    case extended(Extended)
    case nothing
  }

  @Reducer
  enum Deep {
    case inner(Nested.Inner)
  }
}

extension Nested.Inner.State: Equatable {}
extension Nested.Deep.State: Equatable {}
extension Nested.State: Equatable {}

/// 25. Conformances asked for in the attribute.
@Reducer(state: .equatable, .sendable, .hashable, action: .sendable)
enum Conforming {
  case archived(Archived)
  case number(Int?)
}

/// 26. A public one.
@Reducer
public enum PublicPath {
  case feature(PublicFeature)
  case bare(PublicBare)
}

extension PublicPath.State: Equatable {}

/// 27. A generic one.
@Reducer
enum GenericPath<Value: Sendable & AdditiveArithmetic> {
  case generic(Generic<Value>)
  case value(Value, Int)
}

/// 28. No cases, and only inert ones.
@Reducer
enum Nowhere {}

// swift-format-ignore: OneCasePerLine
@Reducer
enum OnlyInert {
  case one, two(Int)
}

/// 29. Conditions, availability and comments among the cases.
// swift-format-ignore
@Reducer
@available(macOS 15, *)
indirect enum Strange {
  /// The first, "}".
  case first(Extended)  // )
  #if os(Linux) || os(macOS)
    @available(macOS 15, *) case second(Extended)
  #else
    case third(NoSuchType)
  #endif
  case fourth(/* ( */ Extended), fifth(Extended)
  case `default`(Extended)
  case again(Strange)
}

/// 30. A path in its feature, private parts beside it, with members of its own.
@Reducer
struct Navigating {
  @Reducer
  enum Path {
    case extended(Extended)
    case nested(Nested.Inner)

    static let first = "extended"
  }

  @Reducer(state: .equatable)
  fileprivate enum Hidden {
    case extended(Extended)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    @Presents var destination: Ephemerals.State?
  }

  enum Action {
    case path(StackActionOf<Path>)
    case destination(PresentationAction<Ephemerals.Action>)
    case ask
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .ask = action { state.destination = .alert(AlertState { TextState("Sure?") }) }
      return .none
    }
    .forEach(\.path, action: \.path)
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Navigating.Path.State: Equatable {}

/// 31. A state and an action written by hand.
@Reducer
enum HalfWritten {
  case extended(Extended)

  enum Action: CasePathable {
    case extended(Extended.Action)
    case extra

    struct AllCasePaths: Sendable {
      var extended: AnyCasePath<Action, Extended.Action> {
        AnyCasePath(
          embed: { .extended($0) },
          extract: {
            guard case .extended(let action) = $0 else { return nil }
            return action
          }
        )
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }
}
