/// The time after the start of a throttled effect. A class: what waits for its end begins the next.
@MainActor
final class ThrottleWindow<C: Clock>: ThrottleStretch {
  private let clock: C
  private(set) var end: C.Instant
  /// The id of what was put off to the end, which may be cancelled by now.
  private(set) var waiting: CancelID?

  init(clock: C, duration: C.Duration) {
    self.clock = clock
    end = clock.now.advanced(by: duration)
  }

  var isOver: Bool { clock.now >= end }

  /// Puts something off to the end; returns the id to cancel it by.
  func wait() -> CancelID {
    let id = CancelID(ThrottleWait())
    waiting = id
    return id
  }

  /// Begins again: what was put off starts now.
  func restart(_ duration: C.Duration) {
    waiting = nil
    end = clock.now.advanced(by: duration)
  }
}

/// A stretch of time on a clock of any type.
@MainActor
protocol ThrottleStretch: AnyObject {
  var isOver: Bool { get }
  var waiting: CancelID? { get }
}

/// Tells what is put off from everything else. A class for its identity alone.
private final class ThrottleWait: Hashable, Sendable {
  static func == (lhs: ThrottleWait, rhs: ThrottleWait) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension PathNode {
  /// The window under an id that has not ended yet, or whose end something is just about to start
  /// at.
  func throttleWindow<Window: ThrottleStretch>(_ id: CancelID, as type: Window.Type) -> Window? {
    guard let window = throttles[id] as? Window, isOpen(window) else { return nil }
    return window
  }

  /// Opens a window, and forgets those that have ended.
  func open(_ window: any ThrottleStretch, for id: CancelID) {
    throttles = throttles.filter { isOpen($0.value) }
    throttles[id] = window
  }

  private func isOpen(_ window: any ThrottleStretch) -> Bool {
    !window.isOver || window.waiting.map(isInFlight) == true
  }
}
