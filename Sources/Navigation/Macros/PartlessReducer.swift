/// A reducer whose `@Reducer` struct has a `body` but no `State` inside it: an extension may have
/// one, and when none has, there is nothing to know.
public protocol _StatelessReducer: Reducer {
  associatedtype State = _NoState<Self>
}

/// A reducer whose `@Reducer` struct has a `body` but no `Action` inside it: an extension may have
/// one, and when none has, nothing can happen.
public protocol _ActionlessReducer: Reducer {
  associatedtype Action = _NoAction<Self>
}

/// The state of a feature that has none.
@ObservableState
public struct _NoState<Feature>: Equatable, Sendable {
  public init() {}
}

/// The action of a feature to which nothing can happen.
@CasePathable
@dynamicMemberLookup
public enum _NoAction<Feature>: Equatable, Sendable {}
