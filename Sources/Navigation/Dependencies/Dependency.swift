/// Reads a dependency: `@Dependency(\.uuid) var uuid`, as a stored property or a local variable.
///
/// It remembers the overrides in force where it is made. Reading looks at those and at the overrides
/// in force at the time; for a key that both override, the innermost one wins.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private let keyPath: KeyPath<DependencyValues, Value> & Sendable
  private let captured: DependencyValues
  private let site: DependencySite

  /// Reads the value at `keyPath`, which may reach into it: `\.date.now`.
  public init(
    _ keyPath: KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.keyPath = keyPath
    captured = .current
    site = DependencySite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reads the value of a key that is named by its type: `@Dependency(Client.self)`.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.init(
      \DependencyValues.[keyType: DependencyKeyType<Key>()],
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  public var wrappedValue: Value {
    DependencyValues.current.read(with: captured, at: site)[keyPath: keyPath]
  }
}

extension Dependency: CapturedDependencies {
  var capturedDependencies: DependencyValues { captured }
}

/// Something that remembers the overrides in force where it was made.
protocol CapturedDependencies {
  var capturedDependencies: DependencyValues { get }
}

/// A key's type as a value that a key path can hold.
private struct DependencyKeyType<Key: TestDependencyKey>: Hashable, Sendable {}

extension DependencyValues {
  fileprivate subscript<Key: TestDependencyKey>(keyType _: DependencyKeyType<Key>) -> Key.Value {
    self[Key.self]
  }
}
