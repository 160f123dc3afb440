/// Loads and saves a shared value by its key. A class, because it is told of what comes later.
///
/// What changes is guarded by the lock of the value, which owns it.
final class SharedPersistence<Value>: @unchecked Sendable {
  private let load: (LoadContext<Value>, LoadContinuation<Value>) -> Void
  private let save: ((Value, SaveContext, SaveContinuation) -> Void)?
  /// Whether the key itself sees to it that nothing is overwritten that was not read.
  private let isGuarded: Bool
  private let lock: ThreadLock
  private weak var reference: StoredReference<Value>?
  private var subscription: SharedSubscription?
  private(set) var loadError: (any Error)?
  private(set) var saveError: (any Error)?
  private(set) var isLoading = false
  /// How many changes have been handed to the key and are not in its place yet.
  private var unsavedCount = 0

  /// - Parameters:
  ///   - load: Loads the value by the key.
  ///   - save: Saves it; `nil` when the key can only read.
  init(
    of reference: StoredReference<Value>,
    load: @escaping (LoadContext<Value>, LoadContinuation<Value>) -> Void,
    save: ((Value, SaveContext, SaveContinuation) -> Void)?,
    isGuarded: Bool = false
  ) {
    self.reference = reference
    self.load = load
    self.save = save
    self.isGuarded = isGuarded
    lock = reference.lock
  }

  func startLoading(
    _ context: LoadContext<Value>,
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    lock.withLock { isLoading = true }
    load(
      context,
      LoadContinuation { [weak self] result in
        self?.receive(result)
        completion(result.map { _ in })
      }
    )
  }

  /// Saves after a change. NB: not after a failure to load: what could not be read is not
  /// overwritten, until the program asks for it or a later load succeeds.
  func didWrite(_ value: Value) {
    guard loadError == nil || isGuarded, save != nil else { return }
    startSaving(value, .didSet) { _ in }
  }

  /// Saves the value because the program asked for it.
  func startSaving(completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    // NB: with the lock held, so that no newer value overtakes this one.
    lock.withLock {
      guard save != nil, let reference else { return completion(.success(())) }
      startSaving(reference.current, .userInitiated, completion: completion)
    }
  }

  private func startSaving(
    _ value: Value,
    _ context: SaveContext,
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    unsavedCount += 1
    save?(
      value,
      context,
      SaveContinuation { [weak self] result in
        self?.saved(result)
        completion(result)
      }
    )
  }

  private func receive(_ result: Result<Value?, any Error>) {
    lock.withLock {
      isLoading = false
      switch result {
      case .success(let value):
        loadError = nil
        // NB: a change that is on its way to the place is newer than what was read there.
        if let value, unsavedCount == 0 { reference?.receive(value) }
      case .failure(let error):
        loadError = error
      }
    }
  }

  private func saved(_ result: Result<Void, any Error>) {
    lock.withLock {
      unsavedCount -= 1
      switch result {
      case .success:
        saveError = nil
        loadError = nil
      case .failure(let error):
        saveError = error
      }
    }
  }
}

extension SharedPersistence where Value: Sendable {
  /// Takes what the first load of a key gave that can be read at once.
  func start(with stored: Result<Value?, any Error>) {
    if case .failure(let error) = stored { loadError = error }
  }

  /// Follows what others put in the key's place.
  ///
  /// - Parameter initialValue: The value when there is none there any more; `nil` keeps the last.
  func follow(
    from value: Value,
    orElse initialValue: Value?,
    by subscribe: (LoadContext<Value>, SharedSubscriber<Value>) -> SharedSubscription
  ) {
    let subscriber = SharedSubscriber<Value> { [weak self] result in
      self?.receive(result.map { $0 ?? initialValue })
    } update: { [weak reference] change in
      guard let reference else { return false }
      reference.receive(change)
      return true
    }
    subscription = subscribe(.initialValue(value), subscriber)
  }
}

/// A key that keeps what could not be read from being overwritten, so that changes are always
/// handed to it.
protocol GuardedKey {}
