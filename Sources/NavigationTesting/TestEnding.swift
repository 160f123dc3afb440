import Dispatch
import Foundation
import Navigation

/// What is wrong when a test's store goes.
enum TestEnding {
  private struct Failure: Sendable {
    let message: String
    let site: SourceSite
  }

  /// Fails the test for each action that was not received, each effect that is still at work, and
  /// each change of a shared value that was not asserted.
  ///
  /// NB: the last reference may go on any thread. The facts are of the main actor, but the report
  /// must come from here: only here it is known which test this is.
  static func check<State, Action>(_ session: TestSession<State, Action>) {
    let found = onMainActor { failures(of: session) }
    for failure in found {
      report(failure.message, at: failure.site)
    }
  }

  // NB: on Linux the main queue leaves the main thread once the test runner has parked it, so the
  // queue is marked to be known again.
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private static func onMainActor<R: Sendable>(_ body: @MainActor () -> R) -> R {
    guard !Thread.isMainThread, DispatchQueue.getSpecific(key: mark) == nil else {
      return MainActor.assumeIsolated(body)
    }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }

  @MainActor
  private static func failures<State, Action>(
    of session: TestSession<State, Action>
  ) -> [Failure] {
    let held = session.held
    defer {
      for action in held { action.entry.releaseAction() }
      // NB: an effect whose one action nobody received has no task that would end it.
      session.core.cancelEffects()
    }
    guard session.exhaustivity.isOn else {
      session.showSkipped(held.map(\.action), at: session.site)
      return []
    }
    var failures: [Failure] = []
    if !held.isEmpty {
      let message = session.unreceived(held.map(\.action))
      failures.append(Failure(message: message, site: session.site))
    }
    failures += session.takeUnreported().map { effect in
      Failure(message: stillRunning(effect), site: effect.group.origin?.site ?? session.site)
    }
    if let message = session.unassertedSharedChanges {
      failures.append(Failure(message: message, site: session.site))
    }
    return failures
  }

  @MainActor
  private static func stillRunning(_ effect: EffectEntry) -> String {
    """
    An effect was still at work when the test ended:

    \(list([effect]))

    Make it end before the test does: advance the clock that it sleeps on, cancel it by an action \
    of the feature or with "await task.cancel()", or wait with "await store.finish()". An effect that \
    outlives the test can be left with "await store.skipInFlightEffects()".
    """
  }
}
