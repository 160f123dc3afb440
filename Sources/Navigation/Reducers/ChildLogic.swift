/// What may hold a child that comes and goes: an optional, or a `PresentationState`.
public protocol _ChildSlot {
  /// Whether the child is presented, so that it can dismiss itself.
  static var _isPresented: Bool { get }
}

extension Optional: _ChildSlot {
  @inlinable public static var _isPresented: Bool { false }
}

extension PresentationState: _ChildSlot {
  @inlinable public static var _isPresented: Bool { true }
}

/// The reducer of a child, and the way in which it is run on what holds the child.
///
/// `ifLet` is one function for both kinds of child: had it an overload for each, the compiler would
/// try all combinations of them along a chain.
public protocol _ChildLogic {
  associatedtype Slot: _ChildSlot
  associatedtype SlotAction
  associatedtype Child: Reducer

  var child: Child { get }

  /// `base` with the child's reducer attached to it.
  static func _attach<Base: Reducer>(
    _ child: ChildReducer<Child.State, Child.Action>,
    to base: Base,
    state: WritableKeyPath<Base.State, Slot>,
    action: CaseKeyPath<Base.Action, SlotAction>,
    site: _CallSite
  ) -> MountedReducer<Base.State, Base.Action>
}

/// The reducer of an optional child.
public struct _OptionalChildLogic<Child: Reducer>: _ChildLogic {
  public typealias Slot = Child.State?
  public typealias SlotAction = Child.Action
  public let child: Child

  @inlinable
  init(_ child: Child) {
    self.child = child
  }

  @inlinable
  public static func _attach<Base: Reducer>(
    _ child: ChildReducer<Child.State, Child.Action>,
    to base: Base,
    state: WritableKeyPath<Base.State, Child.State?>,
    action: CaseKeyPath<Base.Action, Child.Action>,
    site: _CallSite
  ) -> MountedReducer<Base.State, Base.Action> {
    _ChildReducer(base: base, state: state, action: action, reducer: child, site: site.source)
      ._mounted()
  }
}

/// The reducer of a presented child.
public struct _PresentedChildLogic<Child: Reducer>: _ChildLogic {
  public typealias Slot = PresentationState<Child.State>
  public typealias SlotAction = PresentationAction<Child.Action>
  public let child: Child

  @inlinable
  init(_ child: Child) {
    self.child = child
  }

  @inlinable
  public static func _attach<Base: Reducer>(
    _ child: ChildReducer<Child.State, Child.Action>,
    to base: Base,
    state: WritableKeyPath<Base.State, PresentationState<Child.State>>,
    action: CaseKeyPath<Base.Action, PresentationAction<Child.Action>>,
    site: _CallSite
  ) -> MountedReducer<Base.State, Base.Action> {
    _PresentationReducer(
      base: base,
      toPresentationState: state,
      toPresentationAction: action,
      destination: child,
      site: site.source
    )
    ._mounted()
  }
}

/// Where an operator was written.
public struct _CallSite {
  @usableFromInline let source: SourceSite

  @inlinable
  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    source = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// A reducer with its operators attached.
public struct _AttachedReducer<State, Action>: Reducer {
  @usableFromInline let mounted: MountedReducer<State, Action>

  @inlinable
  init(_ mounted: MountedReducer<State, Action>) {
    self.mounted = mounted
  }

  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    mounted.run(&state, action)
  }

  @inlinable
  public func _mounted() -> MountedReducer<State, Action> { mounted }
}
