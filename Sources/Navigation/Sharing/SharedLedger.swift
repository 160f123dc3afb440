/// Writes down which shared values a reducer changes while somebody wants to know of it, and what
/// they were.
///
/// A class, because the pass that is under way and the values that are written share it. Used on
/// the thread of the pass alone.
package final class SharedLedger: @unchecked Sendable {
  private var changes: [any LedgerChange] = []
  /// The ledger that was in use around this one, which wants to know too.
  private let outer: SharedLedger?

  package init(inside outer: SharedLedger? = nil) {
    self.outer = outer
  }

  /// Keeps the value from before the first write of a pass.
  func willWrite<Value>(_ reference: StoredReference<Value>, from value: Value) {
    outer?.willWrite(reference, from: value)
    guard !changes.contains(where: { $0.isOf(reference) }) else { return }
    changes.append(WrittenValue(reference: reference, before: value))
  }

  /// What was written since the last time.
  func takeChanges() -> [LoggedSharedChange] {
    defer { changes = [] }
    return changes.map { $0.logged() }
  }
}

/// A shared value that an action wrote.
public struct LoggedSharedChange {
  /// What the value is called: its key, or its type.
  public let name: String
  /// The value before the action.
  public let before: Any
  /// The value after the action.
  public let after: Any
  let restore: (LogMoment) -> Void
}

/// A value that was written, of whatever type.
private protocol LedgerChange {
  func isOf(_ reference: AnyObject) -> Bool
  func logged() -> LoggedSharedChange
}

private struct WrittenValue<Value>: LedgerChange {
  let reference: StoredReference<Value>
  let before: Value

  func isOf(_ reference: AnyObject) -> Bool { self.reference === reference }

  func logged() -> LoggedSharedChange {
    let after = reference.current
    return LoggedSharedChange(name: reference.name, before: before, after: after) {
      [reference, before] moment in
      reference.value = moment == .before ? before : after
    }
  }
}
