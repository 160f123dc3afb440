/// Where values with app storage keys are kept: user defaults, or memory. A class for its identity.
public final class AppStorageDefaults: Sendable {
  private struct Watcher: Sendable {
    let name: String
    let onChange: @Sendable (AppStorageItem?) -> Void
  }

  private struct State {
    var watchers: [Int: Watcher] = [:]
    var lastWatcherID = 0
  }

  private let backend: AppStorageBackend
  private let state = Locked(State())

  package init(_ backend: AppStorageBackend) {
    self.backend = backend
  }

  /// The program's own user defaults.
  ///
  /// They come with the product `Navigation`. A target of this package that does without them, and
  /// so without loading all of Foundation, has memory in their place, and a warning.
  public static let standard = AppStorageDefaults(AppStorageBackend.installed())

  /// Values that are forgotten with the storage. Each use of this property makes a new one.
  public static var inMemory: AppStorageDefaults { AppStorageDefaults(.inMemory()) }

  /// The item with a name; assigning one tells those who share its value.
  public subscript(name: String) -> AppStorageItem? {
    get { backend.item(name) }
    set {
      set(newValue, for: name)
      let watchers = state.withLock { $0.watchers.values.filter { $0.name == name } }
      for watcher in watchers { watcher.onChange(newValue) }
    }
  }

  /// Keeps an item without telling anybody.
  func set(_ item: AppStorageItem?, for name: String) {
    backend.setItem(item, name)
  }

  /// Tells `onChange` of an item's changes until the subscription is released.
  func watch(
    _ name: String,
    onChange: @escaping @Sendable (AppStorageItem?) -> Void
  ) -> SharedSubscription {
    let id = state.withLock { state in
      state.lastWatcherID += 1
      state.watchers[state.lastWatcherID] = Watcher(name: name, onChange: onChange)
      return state.lastWatcherID
    }
    let others = watchOthers(name, onChange: onChange)
    return SharedSubscription { [weak self] in
      _ = others
      let watcher = self?.state.withLock { $0.watchers.removeValue(forKey: id) }
      // NB: released here, not under the lock: what it holds may run any code.
      _ = watcher
    }
  }

  /// Follows what others write to the same place, where the system tells of it.
  private func watchOthers(
    _ name: String,
    onChange: @escaping @Sendable (AppStorageItem?) -> Void
  ) -> (any AnyObject & Sendable)? {
    let last = Locked(self[name])
    return backend.observe { [weak self] in
      guard let self else { return }
      let item = self[name]
      let hasChanged = last.withLock { last in
        defer { last = item }
        return last != item
      }
      if hasChanged { onChange(item) }
    }
  }
}

private enum DefaultAppStorageKey: DependencyKey {
  static var liveValue: AppStorageDefaults { .standard }
  static var previewValue: AppStorageDefaults { .inMemory }
  static var testValue: AppStorageDefaults { .inMemory }
}

extension DependencyValues {
  /// Where app storage keys keep their values: in user defaults; in memory in tests, each of which
  /// has its own.
  public var defaultAppStorage: AppStorageDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}
