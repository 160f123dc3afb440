#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Tells the date and time: `date.now` or `date()`.
public struct DateGenerator: Sendable {
  private let generate: @Sendable () -> Date

  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// The present date and time.
  ///
  /// Setting it makes every later reading the same: `$0.date.now = Date(timeIntervalSince1970: 0)`.
  public var now: Date {
    get { generate() }
    set { self = .constant(newValue) }
  }

  public func callAsFunction() -> Date {
    generate()
  }

  /// The same date every time.
  public static func constant(_ date: Date) -> DateGenerator {
    DateGenerator { date }
  }
}

extension DependencyValues {
  /// Tells the date and time. A test must give one, such as `.constant(…)`.
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }
}

private enum DateGeneratorKey: DependencyKey {
  static let liveValue = DateGenerator { Date() }

  static var testValue: DateGenerator {
    let report = UnimplementedDependency(#"\.date"#)
    return DateGenerator {
      report()
      return Date()
    }
  }
}
