/// The key path to the storage behind an observable property, so that an operator changes it in
/// place.
///
/// A key path to a computed property reads a copy and writes it back, which would copy all rows to
/// change one.
@usableFromInline
func storedKeyPath<Path: AnyKeyPath>(_ keyPath: Path) -> Path {
  guard
    let observable = type(of: keyPath).rootType as? any ObservableState.Type,
    let stored = observable._$storedKeyPaths[keyPath] as? Path
  else { return keyPath }
  return stored
}
