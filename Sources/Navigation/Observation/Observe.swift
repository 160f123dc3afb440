/// Runs a closure, and runs it again whenever something that it read has changed: fields of
/// `@ObservableState` states, read through stores, and shared values.
///
/// ```swift
/// let observation = observe {
///   label = "\(store.scope(state: \.counter, action: \.counter).count)"
/// }
/// ```
///
/// The closure runs once before this returns, then on the main actor at the end of each turn of a
/// store in which a field that it read the last time has changed (once a turn, whatever the number
/// of changes), and soon after a shared value that it read was written. A field that it does not
/// read any more does not count any more. It may send actions. What an `observe` inside of it reads
/// counts for that one alone.
///
/// - Parameter apply: What to do with what is read. It must come to rest: one that changes in each
///   run what it reads is stopped, and reported, after 100 runs in a row.
/// - Returns: The observation. It ends when it is released or cancelled.
@MainActor
public func observe(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ apply: @escaping @MainActor () -> Void
) -> ObservationToken {
  let token = ObservationToken(
    site: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column),
    apply: apply
  )
  token.run()
  return token
}

/// An observation that ``observe(fileID:filePath:line:column:_:)`` began: it ends when this is
/// released, or with ``cancel()``.
///
/// A class, because its lifetime is the observation's.
@MainActor
public final class ObservationToken {
  private let site: SourceSite
  private var apply: (@MainActor () -> Void)?
  private var tracking: TrackingToken?
  private var isRunning = false
  private var isDue = false
  /// This again, while it lasts as long as an object and not as long as a reference.
  private var kept: ObservationToken?
  private weak var keeper: AnyObject?

  init(site: SourceSite, apply: @escaping @MainActor () -> Void) {
    self.site = site
    self.apply = apply
  }

  /// Ends the observation. Its closure is not run again.
  public func cancel() {
    apply = nil
    tracking = nil
    kept = nil
  }

  /// Keeps the observation until `object` is released, whether this is referred to or not.
  @discardableResult
  public func linkLifetime(to object: AnyObject) -> Self {
    guard apply != nil else { return self }
    keeper = object
    kept = self
    return self
  }

  /// Runs the closure; again, while it changes what it reads.
  func run() {
    isDue = true
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    var runs = 0
    while isDue, let apply {
      isDue = false
      if kept != nil, keeper == nil { return cancel() }
      guard runs < Self.mostRuns else { return reportEndless() }
      runs += 1
      let (_, tracking) = withStateTracking(apply) { [weak self] in self?.run() }
      self.tracking = self.apply == nil ? nil : tracking
    }
  }

  private static let mostRuns = 100

  private func reportEndless() {
    reportIssue(
      """
      An "observe" changed what it reads in each of \(Self.mostRuns) runs in a row. It has been left \
      as it is until something that it read changes again.

      Change in it only what it does not read, or change it to a value at which it comes to rest.
      """,
      fileID: site.fileID,
      filePath: site.filePath,
      line: site.line,
      column: site.column
    )
  }
}
