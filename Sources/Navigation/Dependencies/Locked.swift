/// A value that one thread at a time can touch; a class because all its users share it.
///
/// NB: Not `Mutex`, whose lock the thread sanitizer does not see on Linux, so that it takes every
/// use for a race. `@unchecked` because the compiler cannot see that `lock` guards `value`.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = ThreadLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Runs `body` with the value to itself; `body` must not come back for it.
  package func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
