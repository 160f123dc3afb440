extension Shared {
  /// Refers to the value in a key's place; to this one when there is none there.
  public init(
    wrappedValue: @autoclosure () -> Value,
    _ key: some SharedKey<Value>
  ) where Value: Sendable {
    self.init(reference: .stored(for: key, initial: wrappedValue))
  }

  /// Refers to the value in a file; to this one when there is none there.
  // NB: the same as above, said of one key, because the compiler takes closures in the argument of
  // a generic one for not sendable.
  public init(
    wrappedValue: @autoclosure () -> Value,
    _ key: FileStorageKey<Value>
  ) where Value: Sendable {
    self.init(reference: .stored(for: key, initial: wrappedValue))
  }

  /// Refers to the value in a key's place; to `nil` when there is none there.
  public init<Wrapped: Sendable>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Refers to the value in a key's place; to the key's own when there is none there.
  public init<Base: SharedKey>(_ key: SharedKeyDefault<Base>) where Value == Base.Value {
    self.init(wrappedValue: key.makeDefault(), key)
  }

  /// Reads the value from its key's place again.
  public func load() async throws {
    try await reference.load()
  }

  /// Writes the value to its key's place, also when it could not be read from there.
  public func save() async throws {
    guard let persistence = reference.persistence else { return }
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      persistence.startSaving { done.resume(with: $0) }
    }
  }

  /// Why the value could not be read from its key's place the last time.
  public var loadError: (any Error)? { reference.loadError }

  /// Why the value could not be written to its key's place the last time.
  public var saveError: (any Error)? { reference.withPersistence { $0.saveError } ?? nil }

  /// Whether the value is being read from its key's place.
  public var isLoading: Bool { reference.isLoading }
}

extension SharedReader {
  /// Refers to the value in a key's place; to this one when there is none there.
  public init(
    wrappedValue: @autoclosure () -> Value,
    _ key: some SharedReaderKey<Value>
  ) where Value: Sendable {
    self.init(reference: .stored(for: key, initial: wrappedValue))
  }

  /// Refers to the value in a file; to this one when there is none there.
  // NB: the same as above, said of one key, because the compiler takes closures in the argument of
  // a generic one for not sendable.
  public init(
    wrappedValue: @autoclosure () -> Value,
    _ key: FileStorageKey<Value>
  ) where Value: Sendable {
    self.init(reference: .stored(for: key, initial: wrappedValue))
  }

  /// Refers to the value in a key's place; to `nil` when there is none there.
  public init<Wrapped: Sendable>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Refers to the value in a key's place; to the key's own when there is none there.
  public init<Base: SharedReaderKey>(_ key: SharedKeyDefault<Base>) where Value == Base.Value {
    self.init(wrappedValue: key.makeDefault(), key)
  }

  /// Reads the value from its key's place again.
  public func load() async throws {
    try await reference.load()
  }

  /// Why the value could not be read from its key's place the last time.
  public var loadError: (any Error)? { reference.loadError }

  /// Whether the value is being read from its key's place.
  public var isLoading: Bool { reference.isLoading }
}

extension SharedReference {
  fileprivate func load() async throws {
    guard let persistence else { return }
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      persistence.startLoading(.userInitiated) { done.resume(with: $0) }
    }
  }

  fileprivate var loadError: (any Error)? { withPersistence { $0.loadError } ?? nil }
  fileprivate var isLoading: Bool { withPersistence { $0.isLoading } ?? false }

  fileprivate var persistence: SharedPersistence<Value>? {
    (self as? StoredReference<Value>)?.storedPersistence
  }

  fileprivate func withPersistence<R>(_ body: (SharedPersistence<Value>) -> R) -> R? {
    lock.withLock { persistence.map(body) }
  }
}

extension SharedReference where Value: Sendable {
  fileprivate static func stored<Key: SharedReaderKey<Value>>(
    for key: Key,
    initial: () -> Value
  ) -> SharedReference<Value> {
    DependencyValues.current.sharedReferences.reference(for: key) {
      let synchronousKey = key as? any SynchronousSharedKey<Value>
      let stored = synchronousKey.map { key in Result { try key.storedValue() } }
      let value = (try? stored?.get()) ?? initial()
      let reference = StoredReference(value, name: "\(key)")
      // NB: no key is held then; it would hold the storage that holds the reference.
      if (key as? any ReferenceKeeping)?.keep(reference) == true { return reference }
      let persistence = SharedPersistence(
        of: reference,
        load: key.load,
        save: (key as? any SharedKey<Value>)?.save,
        isGuarded: key is any GuardedKey
      )
      reference.storedPersistence = persistence
      if let stored {
        persistence.start(with: stored)
      } else {
        persistence.startLoading(.initialValue(value)) { _ in }
      }
      persistence.follow(
        from: value,
        orElse: stored == nil ? value : nil,
        by: key.subscribe
      )
      return reference
    }
  }
}
