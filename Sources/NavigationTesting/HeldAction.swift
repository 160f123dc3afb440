import Navigation

/// An action of an effect that the test has not received.
///
/// A class for its identity: it stays in line while others are let through or dropped.
@MainActor
final class HeldAction<State, Action> {
  let action: Action
  let entry: EffectEntry
  /// What it changed, when it had to go ahead of its turn to see what follows from it.
  var change: StateChange<State>?

  init(_ action: Action, from entry: EffectEntry) {
    self.action = action
    self.entry = entry
  }
}

/// What one action did to the state.
struct StateChange<State> {
  let before: State
  let after: State
  /// Hands out the stack ids that the reducer got.
  let stackElementID: StackElementIDGenerator
  /// Whether shared values changed since the test last said what it expects of them.
  let hasSharedChanges: Bool
}
