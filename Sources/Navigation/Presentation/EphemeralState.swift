import Synchronization

/// State that goes away by itself as soon as one of its actions was handled: an alert, a dialog.
///
/// It has no reducer and no effects of its own.
public protocol _EphemeralState: _SelfDrivenState {
  /// What its choices send.
  associatedtype Action
}

extension _EphemeralState {
  public static func _$driver() -> EmptyReducer<Self, Action> { EmptyReducer() }

  /// What its choices send, for where the type is known at run time only.
  package static var actionType: Any.Type { Action.self }
}

/// Whether this is ephemeral state, and `action` one of its own.
package func isEphemeral(_ state: Any, on action: Any) -> Bool {
  guard let state = state as? any _EphemeralState else { return false }
  func opened<State: _EphemeralState>(_ state: State) -> Bool { action is State.Action }
  return opened(state)
}

/// Tells one alert, dialog or button from every other one that this program made.
public struct EphemeralStateID: Hashable, Sendable {
  private static let last = Atomic<UInt64>(0)
  private let number: UInt64

  init() {
    number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
