/// The name of the field that a key path leads to, for reports and logs: `title`.
///
/// Swift knows the names of stored properties alone, and those of an observable state are computed:
/// then the storage behind one gives it away.
func fieldName(of keyPath: AnyKeyPath) -> String {
  let observable = type(of: keyPath).rootType as? any ObservableState.Type
  guard let stored = observable?._$storedKeyPaths[keyPath] else { return path(of: keyPath) }
  let name = path(of: stored)
  return name.hasPrefix("_") ? String(name.dropFirst()) : name
}

private func path(of keyPath: AnyKeyPath) -> String {
  String("\(keyPath)".drop { $0 != "." }.dropFirst())
}
