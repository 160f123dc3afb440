import Synchronization

/// Names the test under way, so that tests that run side by side share nothing.
package struct TestID: Hashable, Sendable {
  private let base: any Hashable & Sendable

  package init(_ base: some Hashable & Sendable) {
    self.base = base
  }

  package static func == (lhs: TestID, rhs: TestID) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  package func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }
}

/// Tells whether the process runs tests, and which one is under way.
///
/// The runtime must not link a testing library, so what it needs from one is handed to it when
/// `NavigationTesting` is loaded.
package enum TestContext {
  /// What a testing library provides.
  package struct Hooks: Sendable {
    let currentID: @Sendable () -> TestID?
    let record: @Sendable (ReportedIssue) -> Bool

    /// - Parameters:
    ///   - currentID: the test under way on the calling task or thread, if any.
    ///   - record: fails the test under way; false when the issue could be attached to none.
    package init(
      currentID: @escaping @Sendable () -> TestID?,
      record: @escaping @Sendable (ReportedIssue) -> Bool
    ) {
      self.currentID = currentID
      self.record = record
    }
  }

  private static let installed = Locked<Hooks?>(nil)
  /// Spares a running program, which never has hooks, the lock.
  private static let hasHooks = Atomic(false)

  package static func install(_ hooks: Hooks) {
    installed.withLock { $0 = hooks }
    hasHooks.store(true, ordering: .releasing)
  }

  private static var hooks: Hooks? {
    hasHooks.load(ordering: .acquiring) ? installed.withLock { $0 } : nil
  }

  /// Whether the process exists to run tests.
  package static var isTesting: Bool {
    isTestProcess || currentID != nil
  }

  /// The test under way; nil outside tests, and where a thread has lost the way back to its test.
  package static var currentID: TestID? {
    hooks?.currentID()
  }

  /// Forgets the defaults that were made for the test under way, which is over.
  package static func forgetDefaults() {
    guard let currentID else { return }
    DependencyDefaults.shared.forget(currentID)
  }

  /// Fails the test under way; false when there is none.
  static func record(_ issue: ReportedIssue) -> Bool {
    hooks?.record(issue) ?? false
  }

  /// Test runners are known by the name or the arguments they are started with.
  ///
  /// NB: Not by their environment, which a program started by a test inherits.
  private static let isTestProcess: Bool = {
    let arguments = CommandLine.arguments
    let name = arguments.first.map { $0.split(separator: "/").last ?? "" } ?? ""
    return name.hasSuffix(".xctest")
      || name == "xctest"
      || name == "swiftpm-testing-helper"
      || arguments.dropFirst().contains("--testing-library")
  }()
}
