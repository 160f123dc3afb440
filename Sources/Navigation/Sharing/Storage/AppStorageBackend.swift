/// What keeps the items of an ``AppStorageDefaults``.
package struct AppStorageBackend: Sendable {
  let item: @Sendable (_ name: String) -> AppStorageItem?
  let setItem: @Sendable (AppStorageItem?, _ name: String) -> Void
  /// Calls back when somebody else may have changed an item, until what it gives is released.
  let observe: @Sendable (@escaping @Sendable () -> Void) -> (any AnyObject & Sendable)?

  package init(
    item: @escaping @Sendable (_ name: String) -> AppStorageItem?,
    setItem: @escaping @Sendable (AppStorageItem?, _ name: String) -> Void,
    observe: @escaping @Sendable (@escaping @Sendable () -> Void) -> (any AnyObject & Sendable)?
  ) {
    self.item = item
    self.setItem = setItem
    self.observe = observe
  }

  static func inMemory() -> AppStorageBackend {
    let items = Locked<[String: AppStorageItem]>([:])
    return AppStorageBackend(
      item: { name in items.withLock { $0[name] } },
      setItem: { item, name in items.withLock { $0[name] = item } },
      observe: { _ in nil }
    )
  }
}

extension AppStorageBackend {
  private static let standard = Locked<(@Sendable () -> AppStorageBackend)?>(nil)

  /// Says where the program's own values are kept. `NavigationUserDefaults` does when it is loaded.
  package static func install(_ standard: @escaping @Sendable () -> AppStorageBackend) {
    self.standard.withLock { $0 = standard }
  }

  static func installed() -> AppStorageBackend {
    if let make = standard.withLock({ $0 }) { return make() }
    reportIssue(
      """
      A value with an app storage key is kept in memory only and will be forgotten: no user \
      defaults are linked. Let the target depend on the product "Navigation", or on the target \
      "NavigationUserDefaults", or override "defaultAppStorage".
      """
    )
    return .inMemory()
  }
}
