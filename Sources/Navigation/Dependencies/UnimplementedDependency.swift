/// Reports each use of a built-in dependency that the test has not given.
struct UnimplementedDependency: Sendable {
  private let name: String
  private let site: DependencySite?

  /// - Parameter name: the key path as users write it.
  init(_ name: String) {
    self.name = name
    site = DependencySite.current
  }

  func callAsFunction() {
    DependencySite.$current.withValue(site) {
      DependencySite.report(
        """
        @Dependency(\(name)) was used in a test that gives no value for it.

        The live value is used instead, which makes the test depend on the world outside. Give the \
        test a value of its own with "withDependencies".
        """
      )
    }
  }
}
