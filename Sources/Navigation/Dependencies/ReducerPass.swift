import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The dependencies of the store whose reducer is running.
///
/// Every action enters a pass, so this is no task-local: the owning thread's id says whether the
/// values are the caller's. A pass is synchronous and reducers run on the main actor, so there is
/// one owner at a time.
package enum ReducerPass {
  /// What was in force before a pass was entered.
  package struct Previous {
    @usableFromInline let owner: UInt
    @usableFromInline let frame: Frame?

    @inlinable
    init(owner: UInt, frame: Frame?) {
      self.owner = owner
      self.frame = frame
    }
  }

  /// The values of a pass: a class, so that entering a pass is the exchange of one pointer.
  package final class Frame: Sendable {
    package let values: DependencyValues
    /// Where writes of shared values are kept while the pass's action is logged.
    let ledger: SharedLedger?

    package init(_ values: DependencyValues, ledger: SharedLedger? = nil) {
      self.values = values
      self.ledger = ledger
    }
  }

  /// The thread whose pass is under way; 0 when there is none.
  @usableFromInline static let owner = Atomic<UInt>(0)
  /// NB: Touched by the owning thread only, which is what makes `nonisolated(unsafe)` true.
  @usableFromInline nonisolated(unsafe) static var frame: Frame?

  /// Puts the values of `frame` in force on the calling thread until `leave`. Passes nest.
  @inlinable
  package static func enter(_ frame: Frame) -> Previous {
    let previous = Previous(owner: owner.load(ordering: .relaxed), frame: self.frame)
    self.frame = frame
    owner.store(currentThread, ordering: .relaxed)
    return previous
  }

  /// Restores what was in force before the pass that returned `previous`.
  @inlinable
  package static func leave(_ previous: Previous) {
    frame = previous.frame
    owner.store(previous.owner, ordering: .relaxed)
  }

  /// Whether the calling thread is inside a pass.
  @inlinable
  package static var isUnderWay: Bool {
    let owner = owner.load(ordering: .relaxed)
    return owner != 0 && owner == currentThread
  }

  /// The values of the pass that the calling thread is in.
  @inlinable
  package static var values: DependencyValues? {
    isUnderWay ? frame?.values : nil
  }

  /// Where the pass that the calling thread is in keeps writes of shared values.
  static var ledger: SharedLedger? {
    isUnderWay ? frame?.ledger : nil
  }

  /// Runs a part of the pass that the calling thread is in, and returns what it wrote to shared
  /// values; nothing is known of that outside of a pass.
  static func recordingWrites<R>(_ body: () -> R) -> (R, [LoggedSharedChange]) {
    guard isUnderWay, let frame else { return (body(), []) }
    let ledger = SharedLedger(inside: frame.ledger)
    let previous = enter(Frame(frame.values, ledger: ledger))
    defer { leave(previous) }
    return (body(), ledger.takeChanges())
  }

  @usableFromInline static var currentThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }
}
