#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Tells values in files apart: by the file, and by where files are kept.
public struct FileStorageKeyID: Hashable, Sendable {
  let path: String
  let storage: ObjectIdentifier
}

/// A value that is kept in a file.
///
/// Each change is written to the file, beside: where several come while one is being written, only
/// the newest follows it. `try await $value.save()` returns when the file is up to date. What other
/// programs write to the file becomes the value; when the file goes, the value stays. A file that
/// could not be read is left as it is until `save()` is called, it can be read, or it is gone.
public struct FileStorageKey<Value: Sendable>: SynchronousSharedKey, SharedKey {
  private let path: String
  private let storage: FileStorage
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data

  fileprivate init(
    url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    path = FileStorage.path(of: url)
    storage = DependencyValues.current.defaultFileStorage
    self.decode = decode
    self.encode = encode
  }

  public var id: FileStorageKeyID {
    FileStorageKeyID(path: path, storage: ObjectIdentifier(storage))
  }

  public func storedValue() throws -> Value? {
    try storage.read(path).map(decode)
  }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    storage.perform { continuation.resume(with: Result { try storedValue() }) }
  }

  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    storage.watch(path) { [decode] result in
      subscriber.yield(with: Result { try result.get().map(decode) })
    }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    storage.write(
      to: path,
      encode: { [encode] in try encode(value) },
      completion: { continuation.resume(with: $0) }
    )
  }
}

extension FileStorageKey: CustomStringConvertible {
  public var description: String { ".fileStorage(\"\(path)\")" }
}

extension SharedReaderKey {
  /// A value that is kept in a file as JSON: sorted and indented, unless there is an encoder.
  public static func fileStorage<Value: Codable & Sendable>(
    _ url: URL,
    decoder: JSONDecoder? = nil,
    encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(
      url: url,
      decode: { try (decoder ?? JSONDecoder()).decode(Value.self, from: $0) },
      encode: { try (encoder ?? .forFiles()).encode($0) }
    )
  }

  /// A value that is kept in a file in a format of its own.
  ///
  /// - Parameters:
  ///   - decode: What throws is the value's `loadError`. Called on any thread, as is `encode`.
  ///   - encode: What throws is the value's `saveError`.
  public static func fileStorage<Value: Sendable>(
    _ url: URL,
    decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url: url, decode: decode, encode: encode)
  }
}

extension JSONEncoder {
  fileprivate static func forFiles() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
