/// Ends a single tracked read when it is released or cancelled. A class for its lifetime.
package final class TrackingToken: Sendable {
  private let observer: StateObserver

  init(_ observer: StateObserver) {
    self.observer = observer
  }

  deinit {
    ObservationTracking.cancel(observer)
  }

  /// Ends the observation now.
  package func cancel() {
    ObservationTracking.cancel(observer)
  }
}
