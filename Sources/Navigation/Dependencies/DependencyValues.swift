import Synchronization

/// The values that features depend on, looked up by key.
///
/// An override wins; a key without one gets the default for the ``context``, made once for each
/// running test (see ``TestDependencyKey``).
public struct DependencyValues: Sendable {
  /// What has been overridden in the present scope.
  private var overrides: [ObjectIdentifier: DependencyOverride] = [:]
  /// What was overridden where the reading `@Dependency` was made; empty in any other values.
  private var captured: [ObjectIdentifier: DependencyOverride] = [:]
  /// The reading `@Dependency`; nil in any other values.
  private var site: DependencySite?

  /// Whether somebody is giving values: what is read then is on the way to what is written.
  private var isBeingGiven = false

  /// Values without any override.
  public init() {}

  public subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value where Key.Value: Sendable {
    get { override(for: key) ?? defaultValue(for: key) }
    set { overrides[ObjectIdentifier(key)] = DependencyOverride(newValue) }
  }

  /// The overriding value in force, or nil when the key is left at its default.
  func override<Key: TestDependencyKey>(for key: Key.Type) -> Key.Value? {
    let id = ObjectIdentifier(key)
    var found = overrides[id]
    if !captured.isEmpty, let candidate = captured[id], candidate.order > found?.order ?? 0 {
      found = candidate
    }
    return found?.value(as: Key.Value.self)
  }

  /// These values as a `@Dependency` sees them that was made where `captured` was in force.
  ///
  /// For a key overridden in both, the override that was written last wins: it is the innermost.
  func read(with captured: DependencyValues, at site: DependencySite) -> DependencyValues {
    var values = self
    values.captured = captured.overrides
    values.site = site
    return values
  }

  /// These values with every override counted as written now.
  func renewed() -> DependencyValues {
    var values = self
    values.overrides = overrides.mapValues { $0.renewed() }
    return values
  }

  /// Makes changes to these values. To change a part of a value that has no override, as in
  /// `$0.client.load = …`, is no use of it, and nothing is reported.
  package mutating func give(_ update: (inout Self) throws -> Void) rethrows {
    isBeingGiven = true
    defer { isBeingGiven = false }
    try update(&self)
  }

  /// Makes changes to these values, as ``give(_:)`` does.
  mutating func give(
    isolation: isolated (any Actor)? = #isolation,
    _ update: (inout Self) async throws -> Void
  ) async rethrows {
    isBeingGiven = true
    defer { isBeingGiven = false }
    try await update(&self)
  }

  private func defaultValue<Key: TestDependencyKey>(for key: Key.Type) -> Key.Value {
    DependencyDefaults.shared.value(for: key, context: context, site: site, isUse: !isBeingGiven)
  }
}

/// A value written over a default, and when.
private struct DependencyOverride: Sendable {
  private static let lastOrder = Atomic<UInt64>(0)

  /// Greater than that of every override written before.
  let order: UInt64
  private let box: any Sendable

  init(_ value: some Sendable) {
    self.init(box: value)
  }

  private init(box: any Sendable) {
    order = Self.lastOrder.add(1, ordering: .relaxed).newValue
    self.box = box
  }

  func value<Value>(as type: Value.Type) -> Value? {
    box as? Value
  }

  func renewed() -> DependencyOverride {
    DependencyOverride(box: box)
  }
}
