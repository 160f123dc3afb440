extension Store where Action: BindableAction, Action.State == State {
  /// A field of the state. Writing it sends a binding action: `store.isComplete.toggle()`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get {
      trackRead()
      return core.state[keyPath: keyPath]
    }
    set { write(newValue, to: keyPath) }
  }

  private func write<Value: Equatable & Sendable>(
    _ value: Value,
    to keyPath: WritableKeyPath<State, Value>
  ) {
    let before = BindingWrites.handled
    core.send(.binding(.set(keyPath, value)), animation: nil, isBinding: true)
    guard core.isAlive, BindingWrites.handled == before else { return }
    reportIssue(
      """
      A field was written through a store, but no "BindingReducer" took the write.

        Field:
          \(State.self).\(fieldName(of: keyPath))

      Put "BindingReducer()" into the body of the feature, before the reducers that should see \
      the new value.
      """
    )
  }
}
