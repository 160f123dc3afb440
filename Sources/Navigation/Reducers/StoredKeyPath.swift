/// The key path to the storage behind an observable property, so that an operator changes it in
/// place.
///
/// A key path to a computed property reads a copy and writes it back, which would copy all rows to
/// change one.
@usableFromInline
func storedKeyPath<State, Value>(
  _ keyPath: WritableKeyPath<State, Value>
) -> WritableKeyPath<State, Value> {
  guard
    let observable = State.self as? any ObservableState.Type,
    let stored = observable._$storedKeyPaths[keyPath] as? WritableKeyPath<State, Value>
  else { return keyPath }
  return stored
}
