import Foundation
import Navigation

extension AppStorageDefaults {
  /// Keeps values in user defaults.
  public convenience init(userDefaults: UserDefaults) {
    self.init(AppStorageBackend(UserDefaultsBox(defaults: userDefaults)))
  }
}

extension AppStorageBackend {
  init(_ box: UserDefaultsBox) {
    self.init(
      item: { name in box.defaults.object(forKey: name).flatMap(AppStorageItem.init) },
      setItem: { item, name in
        box.defaults.set(item?.object, forKey: name)
        #if !canImport(Darwin)
          // NB: elsewhere nothing is written until it is asked for.
          box.defaults.synchronize()
        #endif
      },
      observe: { NotificationObservation(of: UserDefaults.didChangeNotification, onPost: $0) }
    )
  }
}

/// NB: unchecked, because Foundation does not say on every system that user defaults may be used
/// from any thread; they may.
struct UserDefaultsBox: @unchecked Sendable {
  let defaults: UserDefaults
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
