/// A key into ``DependencyValues`` that knows a value for tests and previews.
///
/// A module that only declares a dependency conforms its key to this; the one that implements it
/// adds ``DependencyKey``.
public protocol TestDependencyKey<Value> {
  associatedtype Value: Sendable = Self

  /// Used by previews unless overridden. Falls back to `testValue`, or to `liveValue` when there is one.
  static var previewValue: Value { get }
  /// Used by tests unless overridden.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }
}

/// A key into ``DependencyValues`` that also knows the value for the running program.
public protocol DependencyKey<Value>: TestDependencyKey {
  // NB: Said again, so that the type of `liveValue` alone is enough to infer it.
  associatedtype Value = Self

  /// Used by the running program unless overridden.
  static var liveValue: Value { get }
  static var previewValue: Value { get }
  static var testValue: Value { get }
}

extension DependencyKey {
  public static var previewValue: Value { liveValue }

  /// Reports that the test gave no value, then falls back to `previewValue`.
  public static var testValue: Value {
    DependencySite.report(
      """
      \(Self.self) has no test implementation, but a test reached it.

      Override it with "withDependencies", or give "\(Self.self)" a static "testValue". The \
      preview value is used instead.
      """
    )
    return previewValue
  }
}
