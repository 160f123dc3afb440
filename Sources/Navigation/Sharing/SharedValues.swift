extension Shared where Value: Sendable {
  /// The value now, and then after each change; changes that come together give the last one.
  public var values: AsyncStream<Value> { reference.values }
}

extension SharedReader where Value: Sendable {
  /// The value now, and then after each change; changes that come together give the last one.
  public var values: AsyncStream<Value> { reference.values }
}

extension SharedReference where Value: Sendable {
  fileprivate var values: AsyncStream<Value> {
    AsyncStream { continuation in
      let token = subscribe { [self] in continuation.yield(current) }
      continuation.yield(current)
      continuation.onTermination = { _ in token.cancel() }
    }
  }
}
