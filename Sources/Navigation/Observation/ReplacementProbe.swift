/// Tells whether a function that was to change a state in place put another one there.
///
/// A class, because what is known of the state at run time only (that it is observable, and whether
/// it can be compared) is bound to its type in subclasses.
@usableFromInline
package class ReplacementProbe<State> {
  /// The probe of a type; nil when it is no observable state.
  @usableFromInline
  package static func make() -> ReplacementProbe<State>? {
    func opened<S: ObservableState>(_: S.Type) -> AnyObject { InstanceProbe<S>() }
    func compared<S: ObservableState & Equatable>(_: S.Type) -> AnyObject { ValueProbe<S>() }
    if let type = State.self as? any (ObservableState & Equatable).Type {
      return compared(type) as? ReplacementProbe<State>
    }
    guard let type = State.self as? any ObservableState.Type else { return nil }
    return opened(type) as? ReplacementProbe<State>
  }

  /// The probe of a type whose property has to be told of each change, since no field tells.
  static func makePlain() -> ReplacementProbe<State> {
    func opened<S: Equatable>(_: S.Type) -> AnyObject { PlainProbe<S>() }
    guard isCheaplyComparable(State.self), let type = State.self as? any Equatable.Type else {
      return UnknownProbe()
    }
    return opened(type) as? ReplacementProbe<State> ?? UnknownProbe()
  }

  /// Runs `body` on the state in place.
  ///
  /// - Returns: The id of the state that was there, if it is there no more.
  func run(_ body: (inout State) -> Void, on state: inout State) -> ObservableStateID? {
    body(&state)
    return nil
  }

  /// The id of a state; nil when it holds nothing that is observed field by field.
  func id(of state: State) -> ObservableStateID? { nil }
}

/// Compares values that are not observed field by field, as their property does.
private final class PlainProbe<State: Equatable>: ReplacementProbe<State> {
  override func run(_ body: (inout State) -> Void, on state: inout State) -> ObservableStateID? {
    let before = state
    body(&state)
    return before == state ? nil : .inert(0)
  }
}

/// Takes a value that is neither observed nor compared for another one each time.
private final class UnknownProbe<State>: ReplacementProbe<State> {
  override func run(_ body: (inout State) -> Void, on state: inout State) -> ObservableStateID? {
    body(&state)
    return .inert(0)
  }
}

/// Compares instances: a case that holds nothing that is observed counts as replaced each time.
private final class InstanceProbe<State: ObservableState>: ReplacementProbe<State> {
  override func run(_ body: (inout State) -> Void, on state: inout State) -> ObservableStateID? {
    state._$willModify()
    let before = state._$id
    body(&state)
    return StateSignature(before) == StateSignature(state._$id) ? nil : before
  }

  override func id(of state: State) -> ObservableStateID? { state.observedID }
}

/// Compares instances, and where there is nothing that is observed, values.
private final class ValueProbe<State: ObservableState & Equatable>: ReplacementProbe<State> {
  override func run(_ body: (inout State) -> Void, on state: inout State) -> ObservableStateID? {
    state._$willModify()
    let before = ComparedStateSignature(state._$id, state)
    body(&state)
    let isSame = before == ComparedStateSignature(state._$id, state)
    return isSame ? nil : ObservableStateID(bits: before.bits)
  }

  override func id(of state: State) -> ObservableStateID? { state.observedID }
}

extension ObservableState {
  fileprivate var observedID: ObservableStateID? {
    let id = _$id
    return id.isInert ? nil : id
  }
}
