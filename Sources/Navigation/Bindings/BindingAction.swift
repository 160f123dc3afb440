/// A write to one field of a feature's state, as an action: `.binding(.set(\.title, "Design"))`.
public struct BindingAction<Root>: Sendable {
  // NB: Key paths are immutable classes that the standard library does not mark as Sendable.
  nonisolated(unsafe) public let keyPath: PartialKeyPath<Root>
  let value: any Equatable & Sendable
  private let write: @Sendable (inout Root) -> Void

  /// A write of `value` to the field at `keyPath`.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>,
    _ value: Value
  ) -> Self {
    nonisolated(unsafe) let keyPath = keyPath
    return Self(keyPath: keyPath, value: value) { $0[keyPath: keyPath] = value }
  }

  private init(
    keyPath: PartialKeyPath<Root>,
    value: any Equatable & Sendable,
    write: @escaping @Sendable (inout Root) -> Void
  ) {
    self.keyPath = keyPath
    self.value = value
    self.write = write
  }

  /// Writes the value into a state.
  func apply(to root: inout Root) {
    write(&root)
  }

  /// Matches a write to the field, whatever its value: `case .binding(\.title)`.
  public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, action: Self) -> Bool {
    keyPath == action.keyPath
  }
}

extension BindingAction: Equatable {
  /// Whether both write the same value to the same field.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && areEqual(lhs.value, rhs.value)
  }

  private static func areEqual<Value: Equatable>(_ lhs: Value, _ rhs: any Equatable) -> Bool {
    lhs == rhs as? Value
  }
}

extension BindingAction: CustomStringConvertible, CustomDumpStringConvertible {
  /// `.set(\.title, "Design")`.
  public var description: String {
    ".set(\\.\(fieldName(of: keyPath)), \(String(customDumping: value)))"
  }

  public var customDumpDescription: String { description }
}

extension BindingAction: CasePathable {
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The case paths of a binding action: one a field, `\.binding.title`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// A write to the field.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> {
      nonisolated(unsafe) let keyPath = keyPath
      return AnyCasePath(
        name: fieldName(of: keyPath),
        embed: { .set(keyPath, $0) },
        extract: { action in
          action.keyPath == keyPath ? action.value as? Value : nil
        }
      )
    }
  }
}

/// The binding action of a reducer.
public typealias BindingActionOf<R: Reducer> = BindingAction<R.State>
