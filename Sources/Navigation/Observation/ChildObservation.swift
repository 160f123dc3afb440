/// Sees to it that observers learn when an operator's child reducer puts another child in the place
/// of the one that it was given: operators change children where they are stored, past the
/// properties that tell of such a change.
@usableFromInline
struct ChildObservation<State, Child> {
  /// Nil when the child tells by itself, or there is nothing to tell.
  private let probe: ReplacementProbe<Child>?
  /// Reads the property that holds the child, as its observers do.
  private let read: ((State) -> Void)?
  /// Whether the property stays the same when one of its elements is replaced by another.
  private let isElement: Bool

  /// - Parameters:
  ///   - property: The property as the operator was given it.
  ///   - stored: Where the operator changes it.
  ///   - isElement: Whether the child is an element of what the property holds.
  @usableFromInline
  init<Value>(
    property: WritableKeyPath<State, Value>,
    stored: WritableKeyPath<State, Value>,
    isElement: Bool = false
  ) {
    let isObserved = State.self is any ObservableState.Type
    self.isElement = isElement
    // A property of observable state that is not changed where it is stored tells by itself, unless
    // it is of an element.
    let tells = isObserved && property == stored && !isElement
    let isTold = isObserved && property != stored
    read = isTold ? { _ = $0[keyPath: property] } : nil
    probe = tells ? nil : .make() ?? (isTold && !isElement ? .makePlain() : nil)
  }

  /// For the payload of an enum's case. An observable enum is the same instance as its payload, so
  /// whoever holds the enum sees when it is replaced.
  @usableFromInline
  init() {
    probe = State.self is any ObservableState.Type ? nil : .make()
    read = nil
    isElement = false
  }

  /// Runs the child's reducer on the child in place. One relaxed atomic load when nobody observes.
  ///
  /// - Parameter replaced: The id of the child, if there is another one in its place afterwards.
  @inlinable
  func reduce<Action>(
    _ child: inout Child,
    _ action: Action,
    by reducer: ChildReducer<Child, Action>,
    replaced: inout ObservableStateID?
  ) -> Effect<Action> {
    guard ObservationTracking.hasObservers else { return reducer.run(&child, action) }
    return reduceObserved(&child, action, by: reducer, replaced: &replaced)
  }

  @usableFromInline
  func reduceObserved<Action>(
    _ child: inout Child,
    _ action: Action,
    by reducer: ChildReducer<Child, Action>,
    replaced: inout ObservableStateID?
  ) -> Effect<Action> {
    guard let probe else { return reducer.run(&child, action) }
    var effect = Effect<Action>.none
    replaced = probe.run({ effect = reducer.run(&$0, action) }, on: &child)
    return effect
  }

  /// Tells those who read anything of a child that it is there no more.
  @usableFromInline
  func tell(_ old: ObservableStateID, in state: State) {
    ObservationTracking.replaced(old)
    guard let read, !isElement || old.isInert else { return }
    ObservationTracking.changedProperty { read(state) }
  }

  /// Says that the operator itself took a child away, or changed which there are.
  @usableFromInline
  func childrenChanged(in state: State, removed child: Child? = nil) {
    guard ObservationTracking.hasObservers else { return }
    if let child, let id = probe?.id(of: child) { ObservationTracking.replaced(id) }
    guard let read else { return }
    ObservationTracking.changedProperty { read(state) }
  }
}
