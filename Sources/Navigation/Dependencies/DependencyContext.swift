/// What the program is running for; decides which default a dependency gets.
public enum DependencyContext: Hashable, Sendable {
  case live
  case preview
  case test
}

extension DependencyValues {
  /// What the program is running for: `.test` in a test process, else `.live`, unless overridden.
  public var context: DependencyContext {
    get { override(for: ContextKey.self) ?? (TestContext.isTesting ? .test : .live) }
    set { self[ContextKey.self] = newValue }
  }
}

private enum ContextKey: DependencyKey {
  static let liveValue = DependencyContext.live
  static let previewValue = DependencyContext.preview
  static let testValue = DependencyContext.test
}
