extension ObservationStateRegistrar {
  /// Assigns a field, and tells its observers unless the new value is the old one: for observable
  /// states and collections that means the same instance or structure too.
  ///
  /// For `set`, where both values are at hand and nothing need be kept while one is changed.
  @inlinable
  public func assign<Value: ObservableState & Equatable>(
    _ field: UInt64,
    _ storage: inout Value,
    _ newValue: Value
  ) {
    assign(field, &storage, newValue) { $0._$id == $1._$id && $0 == $1 }
  }

  @inlinable
  public func assign<Value: ObservableState & Equatable>(
    _ field: UInt64,
    _ storage: inout Value?,
    _ newValue: Value?
  ) {
    assign(field, &storage, newValue) { $0?._$id == $1?._$id && $0 == $1 }
  }

  @inlinable
  public func assign<Value: _StructuralIdentity & Equatable>(
    _ field: UInt64,
    _ storage: inout Value,
    _ newValue: Value
  ) {
    assign(field, &storage, newValue) { $0._structure == $1._structure && $0 == $1 }
  }

  @inlinable
  public func assign<Child: ObservableState>(
    _ field: UInt64,
    _ storage: inout PresentationState<Child>,
    _ newValue: PresentationState<Child>
  ) {
    assign(field, &storage.wrappedValue, newValue.wrappedValue)
  }

  @inlinable
  public func assign<Child: ObservableState & Equatable>(
    _ field: UInt64,
    _ storage: inout PresentationState<Child>,
    _ newValue: PresentationState<Child>
  ) {
    assign(field, &storage.wrappedValue, newValue.wrappedValue)
  }

  @_disfavoredOverload
  @inlinable
  public func assign<Value: Equatable>(
    _ field: UInt64,
    _ storage: inout Value,
    _ newValue: Value
  ) {
    assign(field, &storage, newValue) { $0 == $1 }
  }

  @_disfavoredOverload
  @inlinable
  public func assign<Value>(_ field: UInt64, _ storage: inout Value, _ newValue: Value) {
    assign(field, &storage, newValue) { _, _ in false }
  }

  @inlinable
  func assign<Value>(
    _ field: UInt64,
    _ storage: inout Value,
    _ newValue: Value,
    unless isSame: (Value, Value) -> Bool
  ) {
    guard isObserved(field), !isSame(storage, newValue) else {
      storage = newValue
      return
    }
    let old = storage
    storage = newValue
    ObservationTracking.assigned(StateField(state: id.number, field: field), over: old)
  }
}
