/// That a reference was read, and how to tell whether its value changed since.
struct SharedRead: Sendable {
  let reference: AnyObject & Sendable
  let hub: SharedHub
  /// How many writes there had been.
  let version: Int
  /// Whether the value changed since it was last asked; `nil` when each write counts as a change.
  let hasChanged: (@Sendable () -> Bool)?
}

/// What looks at a shared value before and after each write.
protocol SharedWriteWitness: AnyObject {
  func willWrite()
  func didWrite()
}
