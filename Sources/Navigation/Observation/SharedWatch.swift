/// Watches the shared values that a closure reads. A class, since which ones they are changes with
/// the state.
@MainActor
final class SharedWatch {
  /// Called soon after one of them was written, once for each ``renew(isChanged:)``.
  var onChange: (() -> Void)?
  private let read: () -> Void
  private var tracking: TrackingToken?

  init(_ read: @escaping () -> Void) {
    self.read = read
    watch()
  }

  /// Watches those that are read now. Where none was, there is none before what is read changes.
  func renew(isChanged: Bool) {
    guard isChanged || tracking != nil else { return }
    watch()
  }

  private func watch() {
    tracking = withSharedTracking(read) { [weak self] in
      self?.onChange?()
    }
  }
}
