/// One action that a store has processed, with where it came from and what it changed.
///
/// Records, replays, traces and undo are made of these; see ``Store/logActions(_:)``. It keeps the
/// states and the shared values alive that it tells of.
public struct LoggedAction<State, Action> {
  /// Which of its store's actions it is, counted from 1. Ids of actions that were not logged are
  /// left out.
  public let id: Int
  /// The action.
  public let action: Action
  /// Where the action came from.
  public let origin: ActionOrigin
  /// The state before the reducer ran.
  public let before: State
  /// The state after the reducer ran. Shared values are references in both: see ``sharedChanges``.
  public let after: State
  /// The shared values that the reducer wrote, each once, in the order of their first writes.
  public let sharedChanges: [LoggedSharedChange]
  let travel: @MainActor (LogMoment) -> Void

  /// Puts the whole store back to where it was before this action, and the shared values that the
  /// action wrote with it.
  ///
  /// Observers are told as of any change, and effects of children that are not there any more are
  /// cancelled; effects of the others go on. To undo several actions, undo the last one first.
  /// Called while the store processes an action, it happens when that turn is over. Without effect
  /// once the store is gone.
  @MainActor
  public func undo() {
    travel(.before)
  }

  /// Puts the whole store to where it was after this action, as ``undo()`` does to before.
  @MainActor
  public func redo() {
    travel(.after)
  }

  /// The entry as a part of the store sees it.
  func narrowed<ChildState, ChildAction>(
    to action: ChildAction,
    before: ChildState,
    after: ChildState
  ) -> LoggedAction<ChildState, ChildAction> {
    LoggedAction<ChildState, ChildAction>(
      id: id,
      action: action,
      origin: origin,
      before: before,
      after: after,
      sharedChanges: sharedChanges,
      travel: travel
    )
  }
}

extension LoggedAction: Identifiable {}

/// Which side of a logged action to put the store to.
enum LogMoment { case before, after }

/// Where an action came from.
public enum ActionOrigin: Sendable {
  /// It was sent to a store.
  case user
  /// A binding of a store was written.
  case binding
  /// An effect sent it.
  ///
  /// - Parameters:
  ///   - cause: The ``LoggedAction/id`` of the action whose reducer returned the effect.
  ///   - site: Where the `run` stands that made the effect; nil for a `send`.
  case effect(cause: Int, site: EffectSite?)

  /// Where in the source an effect was made.
  public struct EffectSite: Sendable, CustomStringConvertible {
    /// `Module/File.swift`.
    public let fileID: String
    /// The line, from 1.
    public let line: Int

    init(_ site: SourceSite) {
      fileID = "\(site.fileID)"
      line = Int(site.line)
    }

    /// `Module/File.swift:12`
    public var description: String { "\(fileID):\(line)" }
  }
}

extension ActionOrigin: CustomStringConvertible {
  /// `user`, `binding`, or `effect of 3 at Module/File.swift:12`.
  public var description: String {
    switch self {
    case .user: "user"
    case .binding: "binding"
    case .effect(let cause, let site):
      "effect of \(cause)" + (site.map { " at \($0)" } ?? "")
    }
  }
}
