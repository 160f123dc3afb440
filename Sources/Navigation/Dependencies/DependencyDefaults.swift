/// The default values made so far: one for each key, context and running test.
final class DependencyDefaults: Sendable {
  static let shared = DependencyDefaults()

  private struct ID: Hashable {
    let key: ObjectIdentifier
    let context: DependencyContext
    let test: TestID?
  }

  private let entries = Locked<[ID: Entry]>([:])

  /// The default of a key, made when it is first asked for.
  ///
  /// - Parameter isUse: Whether it is asked for in order to be used. If not, and it has not been
  ///   made yet, one is made in silence and not kept, so that its first use still has its say.
  func value<Key: TestDependencyKey>(
    for key: Key.Type,
    context: DependencyContext,
    site: DependencySite?,
    isUse: Bool
  ) -> Key.Value {
    let id = ID(
      key: ObjectIdentifier(key),
      context: context,
      test: context == .live ? nil : TestContext.currentID
    )
    let entry = entries.withLock { entries in
      if let entry = entries[id] { return entry }
      let entry = Entry()
      if isUse { entries[id] = entry }
      return entry
    }
    guard isUse else {
      return withIssueReporters([]) { entry.value { Self.makeValue(for: key, context: context) } }
    }
    return entry.value {
      DependencySite.$current.withValue(site) { Self.makeValue(for: key, context: context) }
    }
  }

  /// Forgets what was made for a test that is over.
  func forget(_ test: TestID) {
    let forgotten = entries.withLock { entries in
      let all = entries
      entries = all.filter { $0.key.test != test }
      return all
    }
    // NB: released here, not under the lock: a value's deinit may ask for another one.
    _ = forgotten
  }

  private static func makeValue<Key: TestDependencyKey>(
    for key: Key.Type,
    context: DependencyContext
  ) -> Key.Value {
    switch context {
    case .test: return Key.testValue
    case .preview: return Key.previewValue
    case .live: break
    }
    if let live = key as? any DependencyKey.Type, let value = liveValue(live) as? Key.Value {
      return value
    }
    DependencySite.report(
      """
      \(Key.self) has no live implementation, but the running program reached it.

      Conform "\(Key.self)" to "DependencyKey" in a module that the program links, or override \
      the dependency with "withDependencies". The test value is used instead.
      """
    )
    return Key.testValue
  }

  private static func liveValue<Key: DependencyKey>(_ key: Key.Type) -> any Sendable {
    Key.liveValue
  }

  /// A value made at most once; a class because whoever comes second waits at the same lock.
  ///
  /// NB: The lock is recursive so that a default that reads itself overflows visibly instead of
  /// hanging, and `@unchecked` because the compiler cannot see that the lock guards `made`.
  private final class Entry: @unchecked Sendable {
    private let lock = ThreadLock()
    private var made: (any Sendable)?

    func value<Value: Sendable>(_ make: () -> Value) -> Value {
      lock.withLock {
        if let made, let value = made as? Value { return value }
        let value = make()
        made = value
        return value
      }
    }
  }
}
