/// The references made with keys, for as long as anybody holds them. A class for its identity.
final class SharedReferences: @unchecked Sendable {
  private struct Place: Hashable {
    let value: ObjectIdentifier
    let keyID: AnyHashable
  }

  private struct WeakReference {
    weak var reference: AnyObject?
  }

  /// Recursive, because the value to begin with may be made from other shared values.
  private let lock = ThreadLock()
  private var references: [Place: WeakReference] = [:]
  private var cleanCount = 64

  /// The reference to a key's place, which `make` makes when nobody holds one.
  func reference<Key: SharedReaderKey>(
    for key: Key,
    make: () -> StoredReference<Key.Value>
  ) -> StoredReference<Key.Value> {
    let place = Place(value: ObjectIdentifier(Key.Value.self), keyID: AnyHashable(key.id))
    lock.lock()
    defer { lock.unlock() }
    if let known = references[place]?.reference as? StoredReference<Key.Value> { return known }
    let made = make()
    references[place] = WeakReference(reference: made)
    forgetReleased()
    return made
  }

  private func forgetReleased() {
    guard references.count > cleanCount else { return }
    references = references.filter { $0.value.reference != nil }
    cleanCount = max(64, references.count * 2)
  }
}

private enum SharedReferencesKey: DependencyKey {
  static var liveValue: SharedReferences { SharedReferences() }
  static var testValue: SharedReferences { SharedReferences() }
}

extension DependencyValues {
  /// The references made with keys; each test has its own.
  var sharedReferences: SharedReferences {
    get { self[SharedReferencesKey.self] }
    set { self[SharedReferencesKey.self] = newValue }
  }
}
