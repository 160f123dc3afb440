/// A reducer made ready to run: its bodies are evaluated and its key paths resolved.
public struct MountedReducer<State, Action> {
  /// Changes the state in place and returns the work that follows.
  public let run: (inout State, Action) -> Effect<Action>

  @inlinable
  public init(_ run: @escaping (inout State, Action) -> Effect<Action>) {
    self.run = run
  }
}

/// A child reducer that an operator runs, mounted when its first action arrives.
///
/// Mounting waits for the first action so that a feature may contain itself. It happens under the
/// dependencies that were in force where the child was written. A class, since the mounted form
/// replaces the waiting one in place.
public final class ChildReducer<State, Action> {
  // NB: Read for each action and written once, when the first one arrives; checking each time that
  // no one writes meanwhile would cost as much as the call.
  @usableFromInline @exclusivity(unchecked)
  var run: (inout State, Action) -> Effect<Action>

  @inlinable
  public init<R: Reducer<State, Action>>(
    isPresented: Bool = false,
    _ build: () -> R
  ) {
    let place = MountPlace(isPresented: isPresented)
    let reducer = place.inForce(build)
    run = { _, _ in .none }
    run = { [unowned self] state, action in
      self.run = place.mount(reducer)
      return self.run(&state, action)
    }
  }
}

/// The dependencies in force where a child reducer is written.
@usableFromInline
struct MountPlace {
  private let values: DependencyValues
  /// Tells the child that it is presented; nil where its parent is presented already.
  @usableFromInline let presence: PassOverride?

  @usableFromInline
  init(isPresented: Bool) {
    var values = DependencyValues.current
    presence = isPresented && !values.isPresented ? PassOverride { $0.isPresented = true } : nil
    if isPresented { values.isPresented = true }
    self.values = values
  }

  @usableFromInline
  func inForce<R>(_ build: () -> R) -> R {
    values.inForce(build)
  }

  @inlinable
  func mount<R: Reducer>(_ reducer: R) -> (inout R.State, R.Action) -> Effect<R.Action> {
    let run = inForce { reducer._mounted().run }
    guard let presence else { return run }
    return { state, action in
      let token = presence.enter()
      defer { presence.leave(token) }
      return run(&state, action)
    }
  }
}
