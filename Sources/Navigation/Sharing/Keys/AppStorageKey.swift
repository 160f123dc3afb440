#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Tells values in user defaults apart: by name, and by where they are kept.
public struct AppStorageKeyID: Hashable, Sendable {
  let name: String
  let storage: ObjectIdentifier
}

/// A value that is kept in user defaults, under a name.
///
/// When the item is removed, the value stays. An item that could not be read is left as it is until
/// `save()` is called or it can be read.
public struct AppStorageKey<Value: Sendable>: SynchronousSharedKey, SharedKey {
  private let name: String
  private let storage: AppStorageDefaults
  private let decode: @Sendable (AppStorageItem) throws -> Value?
  private let encode: @Sendable (Value) throws -> AppStorageItem?

  fileprivate init(
    _ name: String,
    decode: @escaping @Sendable (AppStorageItem) throws -> Value?,
    encode: @escaping @Sendable (Value) throws -> AppStorageItem?
  ) {
    self.name = name
    storage = DependencyValues.current.defaultAppStorage
    self.decode = decode
    self.encode = encode
  }

  public var id: AppStorageKeyID {
    AppStorageKeyID(name: name, storage: ObjectIdentifier(storage))
  }

  public func storedValue() throws -> Value? {
    try value(of: storage[name])
  }

  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    storage.watch(name) { item in
      subscriber.yield(with: Result { try value(of: item) })
    }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume(with: Result { storage.set(try encode(value), for: name) })
  }

  private func value(of item: AppStorageItem?) throws -> Value? {
    guard let item else { return nil }
    guard let value = try decode(item) else {
      throw AppStorageError(name: name, item: item, type: "\(Value.self)")
    }
    return value
  }
}

extension AppStorageKey: CustomStringConvertible {
  public var description: String { ".appStorage(\"\(name)\")" }
}

/// An item of user defaults that is of another type than asked for.
public struct AppStorageError: Error, Hashable, Sendable, CustomStringConvertible {
  public let name: String
  public let item: AppStorageItem
  public let type: String

  public var description: String {
    "The user default \"\(name)\" is no \(type): \(item). Remove it, or save the value over it."
  }
}

extension SharedReaderKey {
  /// A value that is kept in user defaults: a truth value, number, text, URL, date or data, or an
  /// optional of these.
  public static func appStorage<Value: AppStorageValue>(_ name: String) -> Self
  where Self == AppStorageKey<Value> {
    AppStorageKey(
      name,
      decode: { Value(appStorageItem: $0) },
      encode: { $0.appStorageItem }
    )
  }

  /// A value that is kept in user defaults by its raw value.
  public static func appStorage<Value: RawRepresentable & Sendable>(_ name: String) -> Self
  where Self == AppStorageKey<Value>, Value.RawValue: AppStorageValue {
    AppStorageKey(
      name,
      decode: { Value.RawValue(appStorageItem: $0).flatMap(Value.init) },
      encode: { $0.rawValue.appStorageItem }
    )
  }

  /// An optional value that is kept in user defaults by its raw value.
  public static func appStorage<Value: RawRepresentable & Sendable>(_ name: String) -> Self
  where Self == AppStorageKey<Value?>, Value.RawValue: AppStorageValue {
    AppStorageKey(
      name,
      decode: { Value.RawValue(appStorageItem: $0).flatMap(Value.init).map(Optional.some) },
      encode: { $0?.rawValue.appStorageItem }
    )
  }

  /// A value that is kept in user defaults as JSON.
  @_disfavoredOverload
  public static func appStorage<Value: Codable & Sendable>(_ name: String) -> Self
  where Self == AppStorageKey<Value> {
    AppStorageKey(
      name,
      decode: { item in
        try Data(appStorageItem: item).map { try JSONDecoder().decode(Value.self, from: $0) }
      },
      encode: { .data(try JSONEncoder().encode($0)) }
    )
  }
}
