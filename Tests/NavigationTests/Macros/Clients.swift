import Navigation

struct Item: Equatable, Sendable {
  var id: Int
  var isFresh = false
}

struct ItemError: Error, Equatable {
  var reason: String
}

/// A client as the field writes it.
@DependencyClient
struct ItemClient: Sendable {
  var fetch: @Sendable (_ id: Int, _ force: Bool) async throws -> Item
  var save: @Sendable (Item) throws -> Void
  var names: @Sendable () -> [String] = { ["placeholder"] }
  var count: @Sendable (_ of: String) async -> Int = { _ in 7 }
  var find: @Sendable (_ id: Int) -> Item?
  var log: @Sendable (_ message: String) -> Void
}

extension ItemClient: TestDependencyKey {
  static let testValue = Self()
}

extension DependencyValues {
  var items: ItemClient {
    get { self[ItemClient.self] }
    set { self[ItemClient.self] = newValue }
  }
}

/// Every combination of effects, and the types that a closure may take.
@DependencyClient
struct OddClient<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  var plain: @Sendable () -> Void
  var waits: @Sendable () async -> Void
  var fails: @Sendable () throws -> Key
  var failsTyped: @Sendable (_ key: Key) throws(ItemError) -> Value = { _ throws(ItemError) in
    throw ItemError(reason: "placeholder")
  }
  var both: @Sendable (_ keys: [Key: [Value]]) async throws -> (Key, Value)
  var anyError: @Sendable () throws(any Error) -> Value
  var neverFails: @Sendable () throws(Never) -> Int = { 3 }
  var curried: @Sendable (_ key: Key) -> @Sendable (Int) -> Int = { _ in { $0 + 1 } }
  var change: @Sendable (_ value: inout Int, _ by: Int) -> Void = { $0 += $1 }
  var lazily: @Sendable (_ make: @autoclosure () -> Int) -> Int = { _ in 5 }
  var observe: @Sendable (_ handler: @escaping @Sendable (Value) -> Void) -> Void
  var onMain: @MainActor @Sendable (_ value: Value) -> Bool = { _ in true }
  var parenthesised: (@Sendable (_ a: Int, Int) -> Int) = { (a: Int, b: Int) in a * b }
  var reserved: @Sendable (_ in: String, _ `default`: Int) throws -> Void
  var `repeat`: @Sendable (_ count: Int) throws -> Int
  var multiline:
    @Sendable (
      _ first: Int,  // the one before ")"
      _ second: (label: Int, String)
    ) async throws
      -> [String]
  @DependencyEndpoint(method: "load") var loadByKey: @Sendable (_ key: Key) throws -> Value
  @DependencyEndpoint(method: "reload") var reloadAll: @Sendable () throws -> Void
  var given: @Sendable (Int) -> Int = unimplemented("given", placeholder: 11)
  @available(*, deprecated) var old: @Sendable (_ id: Int) throws -> Int
  #if os(Linux)
    var penguin: @Sendable () throws -> Int
  #elseif NEVER
    var never: NoSuchType
  #else
    var penguin: @Sendable () throws -> Int
  #endif
}

/// What is stored beside the endpoints.
@DependencyClient
struct StoredClient: Sendable {
  let id: Int
  var name: String = "unnamed"
  var retries: Int = 3
  var onChange: (@Sendable (Int) -> Void)?
  var parent: String?
  let version: Int = 2
  private var cache: [Int: String] = [:]
  @DependencyEndpointIgnored var transform: @Sendable (Int) -> Int = { $0 * 2 }
  static let shared = StoredClient(id: 0)
  var fetch: @Sendable () throws -> String
  var summary: String { "\(id) \(name) \(retries) \(cache.count) \(version)" }
}

public enum Network {
  @DependencyClient
  public struct PublicClient: Sendable {
    public var get: @Sendable (_ path: String) async throws -> [UInt8]
    public var isReachable: @Sendable () -> Bool = { false }

    public init(answer: [UInt8]) {
      self.init()
      get = { _ in answer }
    }
  }

  @DependencyClient
  package struct PartlyPublicClient: Sendable {
    package var get: @Sendable () throws -> Int
    var item: @Sendable () throws -> Item
  }
}

extension Network.PublicClient {
  @DependencyClient
  struct Inner {
    var get: (_ path: String) throws -> Int

    init() {}
  }
}

@DependencyClient
private struct PrivateClient {
  fileprivate var get: () throws -> Int
}

@DependencyClient
struct EmptyClient {}

@MainActor
func innerClients() throws -> (Int, Int) {
  let inner = Network.PublicClient.Inner(get: { $0.utf8.count })
  return (try inner.get(path: "four"), try PrivateClient(get: { 2 }).get())
}
