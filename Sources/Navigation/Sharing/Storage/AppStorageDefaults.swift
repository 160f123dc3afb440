import Foundation

/// Where values with app storage keys are kept: user defaults, or memory. A class for its identity.
///
/// NB: unchecked, because Foundation does not say on every system that user defaults may be used
/// from any thread; they may.
public final class AppStorageDefaults: @unchecked Sendable {
  private struct Watcher: Sendable {
    let name: String
    let onChange: @Sendable (AppStorageItem?) -> Void
  }

  private struct State {
    var items: [String: AppStorageItem] = [:]
    var watchers: [Int: Watcher] = [:]
    var lastWatcherID = 0
  }

  private let defaults: UserDefaults?
  private let state = Locked(State())

  private init(_ defaults: UserDefaults?) {
    self.defaults = defaults
  }

  /// Keeps values in user defaults.
  public convenience init(userDefaults: UserDefaults) {
    self.init(userDefaults)
  }

  /// The program's own user defaults.
  public static let standard = AppStorageDefaults(UserDefaults.standard)

  /// Values that are forgotten with the storage. Each use of this property makes a new one.
  public static var inMemory: AppStorageDefaults { AppStorageDefaults(nil) }

  /// The item with a name; assigning one tells those who share its value.
  public subscript(name: String) -> AppStorageItem? {
    get {
      guard let defaults else { return state.withLock { $0.items[name] } }
      return defaults.object(forKey: name).flatMap(AppStorageItem.init)
    }
    set {
      set(newValue, for: name)
      let watchers = state.withLock { $0.watchers.values.filter { $0.name == name } }
      for watcher in watchers { watcher.onChange(newValue) }
    }
  }

  /// Keeps an item without telling anybody.
  func set(_ item: AppStorageItem?, for name: String) {
    guard let defaults else { return state.withLock { $0.items[name] = item } }
    defaults.set(item?.object, forKey: name)
    #if !canImport(Darwin)
      // NB: elsewhere nothing is written until it is asked for.
      defaults.synchronize()
    #endif
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
    let notifications = defaults.map { _ in watchNotifications(name, onChange: onChange) }
    return SharedSubscription { [weak self] in
      _ = notifications
      let watcher = self?.state.withLock { $0.watchers.removeValue(forKey: id) }
      // NB: released here, not under the lock: what it holds may run any code.
      _ = watcher
    }
  }

  /// Follows what others write to the same user defaults, where the system tells of it.
  private func watchNotifications(
    _ name: String,
    onChange: @escaping @Sendable (AppStorageItem?) -> Void
  ) -> NotificationObservation {
    let last = Locked(self[name])
    return NotificationObservation(of: UserDefaults.didChangeNotification) { [weak self] in
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

/// An observation that ends when it is released. A class for its lifetime.
private final class NotificationObservation: @unchecked Sendable {
  private let token: any NSObjectProtocol

  init(of name: Notification.Name, onPost: @escaping @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      onPost()
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

extension AppStorageItem {
  // NB: on Darwin every number is of several types at once, which each value's type sorts out.
  fileprivate init?(_ object: Any) {
    switch object {
    case let value as String: self = .string(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as Bool: self = .bool(value)
    default: return nil
    }
  }

  fileprivate var object: Any {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .data(let value): value
    case .date(let value): value
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
