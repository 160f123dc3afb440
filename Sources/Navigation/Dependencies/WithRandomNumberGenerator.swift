/// Lends a random number generator: `withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }`.
///
/// A class because its copies must draw from the same sequence.
///
/// NB: `@unchecked` because the compiler cannot see that `lock` guards `generator`.
public final class WithRandomNumberGenerator: @unchecked Sendable {
  private let lock = ThreadLock()
  private var generator: any RandomNumberGenerator & Sendable
  private let willUse: @Sendable () -> Void

  public convenience init(_ generator: some RandomNumberGenerator & Sendable) {
    self.init(generator, willUse: {})
  }

  fileprivate init(
    _ generator: some RandomNumberGenerator & Sendable,
    willUse: @escaping @Sendable () -> Void
  ) {
    self.generator = generator
    self.willUse = willUse
  }

  /// Runs `work` with the generator to itself; `work` must not ask for the generator again.
  public func callAsFunction<R>(
    _ work: (inout any RandomNumberGenerator & Sendable) throws -> R
  ) rethrows -> R {
    willUse()
    return try lock.withLock { try work(&generator) }
  }
}

extension DependencyValues {
  /// Lends a random number generator: the system's. A test must give one of its own.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }
}

private enum WithRandomNumberGeneratorKey: DependencyKey {
  static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())

  static var testValue: WithRandomNumberGenerator {
    let report = UnimplementedDependency(#"\.withRandomNumberGenerator"#)
    return WithRandomNumberGenerator(SystemRandomNumberGenerator()) { report() }
  }
}
