/// What a store runs on: the root of the state, or a part of it that is reached from another core.
///
/// A class, so that a child store keeps the chain of cores up to the root alive, and no store
/// objects.
@MainActor
package class StoreCore<State, Action> {
  /// The state as it is now. It is lent to the reader, not copied.
  package var state: State {
    _read { preconditionFailure("\(Self.self) must override state.") }
  }

  /// Whether the state that the store was made for is still there.
  var isAlive: Bool { true }

  @discardableResult
  func send(_ action: Action, animation: AnimationHint?, isBinding: Bool = false) -> StoreTask {
    preconditionFailure("\(Self.self) must override send(_:animation:isBinding:).")
  }

  /// Calls `onPublish` after each turn in which the root's state may have changed.
  func observe(_ onPublish: @escaping @MainActor () -> Void) -> StoreSubscription {
    preconditionFailure("\(Self.self) must override observe(_:).")
  }

  /// Calls `onAction` after each action that the root's reducer has run on.
  func logActions(
    _ onAction: @escaping @MainActor (LoggedAction<State, Action>) -> Void
  ) -> StoreSubscription {
    preconditionFailure("\(Self.self) must override logActions(_:).")
  }

  /// Notes in the tracked read that is going on what would make this state another one: itself and
  /// those around it, but no field of any.
  func track() {
    preconditionFailure("\(Self.self) must override track().")
  }

  /// The core of a part that is always there.
  func part<ChildState, ChildAction>(
    _ path: KeyPath<State, ChildState>,
    route: ActionRoute<Action, ChildAction>
  ) -> StoreCore<ChildState, ChildAction> {
    PartCore(
      base: self,
      path: storedKeyPath(path),
      route: route,
      outer: OuterReads(parent: self, property: path)
    )
  }

  /// The core of a child that may go.
  ///
  /// - Parameters:
  ///   - path: What holds the child.
  ///   - isElement: Whether that holds other children too.
  ///   - last: The child as it is now.
  ///   - read: The child in what holds it.
  func child<Container, ChildState, ChildAction>(
    _ path: KeyPath<State, Container>,
    isElement: Bool = false,
    last: ChildState,
    read: @escaping (Container) -> ChildState?,
    route: ActionRoute<Action, ChildAction>
  ) -> StoreCore<ChildState, ChildAction> {
    OptionalCore(
      base: self,
      path: storedKeyPath(path),
      read: read,
      route: route,
      last: last,
      outer: OuterReads(parent: self, property: path, isElement: isElement)
    )
  }
}

/// How the reads of a child's store note what is around the child.
@MainActor
struct OuterReads {
  private let trackParent: () -> Void
  private let readProperty: () -> Void
  private let isElement: Bool

  /// - Parameters:
  ///   - property: What holds the child.
  ///   - isElement: Whether it holds others too, so that it may change while the child stays.
  init<State, Action, Value>(
    parent: StoreCore<State, Action>,
    property: KeyPath<State, Value>,
    isElement: Bool = false
  ) {
    trackParent = { parent.track() }
    readProperty = { _ = parent.state[keyPath: property] }
    self.isElement = isElement
  }

  /// Notes what would make the child another one.
  ///
  /// - Parameter id: The child's; nil when it is gone, or no field of it is observed.
  func track(_ id: ObservableStateID?) {
    trackParent()
    if let id { ObservationTracking.accessInstance(id) }
    if isElement, id != nil {
      ObservationTracking.accessElements(readBy: readProperty)
    } else {
      readProperty()
    }
  }
}
