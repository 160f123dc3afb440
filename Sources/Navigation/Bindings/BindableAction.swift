/// An action with a case for writes to fields of the state.
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
/// }
/// ```
public protocol BindableAction<State> {
  /// The state whose fields are written.
  associatedtype State

  /// The action that writes a field.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The write, if this is one. `@CasePathable` and `@Reducer` implement it.
  var _$binding: BindingAction<State>? { get }
}

extension BindableAction {
  public var _$binding: BindingAction<State>? {
    let child = Mirror(reflecting: self).children.first
    guard child?.label == "binding" else { return nil }
    return child?.value as? BindingAction<State>
  }

  /// The action that writes a value to a field.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<State, Value>,
    _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}
