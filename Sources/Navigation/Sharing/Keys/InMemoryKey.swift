/// Where values with in-memory keys are kept. A class for its identity.
public final class InMemoryStorage: Sendable {
  private let references = Locked<[InMemoryKeyID: any AnyObject & Sendable]>([:])

  public init() {}

  fileprivate func keep(_ reference: any AnyObject & Sendable, for id: InMemoryKeyID) {
    references.withLock { $0[id] = reference }
  }
}

/// Tells in-memory values apart: by name, and by where they are kept.
public struct InMemoryKeyID: Hashable, Sendable {
  let name: String
  let storage: ObjectIdentifier
}

/// A value that is kept in memory, under a name, for as long as its storage is there: that is, as
/// long as the program or the test runs.
public struct InMemoryKey<Value: Sendable>: SharedKey, CustomStringConvertible {
  private let name: String
  private let storage: InMemoryStorage

  fileprivate init(_ name: String) {
    self.name = name
    storage = DependencyValues.current.defaultInMemoryStorage
  }

  public var id: InMemoryKeyID {
    InMemoryKeyID(name: name, storage: ObjectIdentifier(storage))
  }

  public var description: String { ".inMemory(\"\(name)\")" }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    // NB: the storage keeps the reference itself, so a first reference never finds a value.
    continuation.resumeReturningInitialValue()
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume()
  }
}

extension SharedReaderKey {
  /// A value that is kept in memory under a name.
  public static func inMemory<Value>(_ name: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(name)
  }
}

/// A key whose references are kept beyond their last use, and are themselves the place of the
/// value: there is nothing to load or to save.
protocol ReferenceKeeping {
  /// - Returns: Whether the reference is kept.
  func keep(_ reference: any AnyObject & Sendable) -> Bool
}

extension InMemoryKey: ReferenceKeeping {
  func keep(_ reference: any AnyObject & Sendable) -> Bool {
    storage.keep(reference, for: id)
    return true
  }
}

extension SharedKeyDefault: ReferenceKeeping {
  func keep(_ reference: any AnyObject & Sendable) -> Bool {
    (base as? any ReferenceKeeping)?.keep(reference) ?? false
  }
}

private enum DefaultInMemoryStorageKey: DependencyKey {
  static var liveValue: InMemoryStorage { InMemoryStorage() }
  static var testValue: InMemoryStorage { InMemoryStorage() }
}

extension DependencyValues {
  /// Where in-memory keys keep their values; each test has its own.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[DefaultInMemoryStorageKey.self] }
    set { self[DefaultInMemoryStorageKey.self] = newValue }
  }
}
