/// A place, outside the program's state, that a shared value is read from.
///
/// References made with equal keys refer to one value for as long as any of them is held.
public protocol SharedReaderKey<Value>: Sendable {
  associatedtype Value: Sendable
  associatedtype ID: Hashable & Sendable = Self

  /// Tells the place from others of the same type.
  var id: ID { get }

  /// Reads the value and resumes `continuation` with it, now or later, once.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Tells `subscriber` of changes that come from elsewhere, until the subscription is released.
  func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  public var id: ID { self }
}

extension SharedReaderKey {
  /// The key with a value to begin with, so that it need not be given where the key is used.
  public typealias Default = SharedKeyDefault<Self>

  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }
}

/// A place, outside the program's state, that a shared value is read from and written to.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Writes the value and resumes `continuation`, now or later, once.
  ///
  /// Called for every change, with the value's lock held: an implementation that takes long comes
  /// back at once and writes beside.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// A key whose place can be read at once, where a value is first asked for: the value to begin with
/// is then made only when there is none in the place.
public protocol SynchronousSharedKey<Value>: SharedReaderKey {
  // NB: said again, so that the type of `storedValue` alone is enough to infer it.
  associatedtype Value

  /// The value in the place; `nil` when there is none.
  func storedValue() throws -> Value?
}

extension SynchronousSharedKey {
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: Result { try storedValue() })
  }
}

/// A key with a value to begin with.
///
/// ```swift
/// extension SharedKey where Self == InMemoryKey<Int>.Default {
///   static var count: Self { Self[.inMemory("count"), default: 0] }
/// }
/// ```
public struct SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  let base: Base
  let makeDefault: @Sendable () -> Base.Value

  /// A key, and the value to begin with when there is none in its place.
  public static subscript(
    base: Base,
    default defaultValue: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: base, makeDefault: defaultValue)
  }

  public var id: Base.ID { base.id }

  public func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }

  public func subscribe(
    context: LoadContext<Base.Value>,
    subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension SharedKeyDefault: CustomStringConvertible {
  public var description: String { "\(base)" }
}

extension SharedKeyDefault: SynchronousSharedKey where Base: SynchronousSharedKey {
  public func storedValue() throws -> Base.Value? { try base.storedValue() }
}

extension SharedKeyDefault: SharedKey where Base: SharedKey {
  public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}
