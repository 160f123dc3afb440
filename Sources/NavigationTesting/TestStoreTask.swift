import Navigation

/// The effects that an action of a test started, effects of effects included.
@MainActor
public struct TestStoreTask: Sendable {
  private let task: StoreTask
  private let session: (any TestDriving)?

  init(_ task: StoreTask, session: (any TestDriving)?) {
    self.task = task
    self.session = session
  }

  /// Waits until the effects have ended. Their actions are still to be received.
  ///
  /// - Parameter timeout: How long to wait for the outside world; that of the store if nil.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let session, let group = task.group else { return }
    guard await !session.drive(until: { group.isResting }, timeout: timeout) else { return }
    report(
      """
      The effects of \(group.origin?.action ?? "an action") were expected to end, but are still \
      at work:

      \(list(group.running))

      Advance the clock that they sleep on, let the outside world answer, raise the "timeout", or \
      cancel them with "await task.cancel()".
      """,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Cancels the effects, and waits until they have noticed. What they sent before can be received.
  public func cancel() async {
    task.cancel()
    await session?.settle()
  }

  /// Whether no effect is at work any more.
  public var isFinished: Bool { task.group?.isResting ?? true }
}

/// A session as its tasks know it.
@MainActor
protocol TestDriving: AnyObject, Sendable {
  var timeout: Duration { get }
  func settle() async
  func drive(until condition: () -> Bool, timeout: Duration) async -> Bool
}

extension TestDriving {
  fileprivate func drive(until condition: () -> Bool, timeout: Duration?) async -> Bool {
    await drive(until: condition, timeout: timeout ?? self.timeout)
  }
}

extension TestSession: TestDriving {}
