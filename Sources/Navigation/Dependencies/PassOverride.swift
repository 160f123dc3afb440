/// Dependencies that differ while a part of a reducer runs.
///
/// A class, since it keeps the values that it made for the store's: an action does not make them
/// again, but enters a pass for the cost of one pointer.
@usableFromInline
final class PassOverride {
  private let update: (inout DependencyValues) -> Void
  private var source: ReducerPass.Frame?
  private var changed: ReducerPass.Frame?

  @usableFromInline
  init(_ update: @escaping (inout DependencyValues) -> Void) {
    self.update = update
  }

  /// Puts the changed values in force until `leave`.
  @usableFromInline
  func enter() -> PassToken {
    PassToken(previous: ReducerPass.enter(frame()))
  }

  @usableFromInline
  func leave(_ token: PassToken) {
    ReducerPass.leave(token.previous)
  }

  /// Runs `body` with the changed values in force.
  @usableFromInline
  func inForce<R>(_ body: () -> R) -> R {
    values().inForce(body)
  }

  /// The values in force with the change made to them.
  private func values() -> DependencyValues {
    var values = DependencyValues.current
    values.give(update)
    return values
  }

  private func frame() -> ReducerPass.Frame {
    if let source, let changed, ReducerPass.isUnderWay, source === ReducerPass.frame {
      return changed
    }
    return newFrame()
  }

  private func newFrame() -> ReducerPass.Frame {
    let frame = ReducerPass.Frame(values(), ledger: ReducerPass.ledger)
    source = ReducerPass.isUnderWay ? ReducerPass.frame : nil
    changed = frame
    return frame
  }
}

/// What was in force before an override.
@usableFromInline
struct PassToken {
  fileprivate let previous: ReducerPass.Previous
}
