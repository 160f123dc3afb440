import Navigation

extension TestStore {
  /// Says what the state is, without an action.
  ///
  /// - Parameter updateStateToExpectedResult: Changes to the present state, none of which may make
  ///   a difference. Shared values start from what they were before effects changed them.
  public func assert(
    _ updateStateToExpectedResult: (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    session.checkNow(
      updateStateToExpectedResult,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Drives the effects to their end, which they must reach.
  ///
  /// - Parameter timeout: How long to wait for the outside world; that of the store if nil.
  public func finish(
    timeout: Duration? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await session.finish(
      timeout: timeout ?? self.timeout,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Lets the reducer see the actions that were not received, without saying what they change.
  ///
  /// - Parameter strict: Whether the test fails when there are none.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let skipped = await session.receiveAll()
    session.tracker.expectCurrentValues()
    session.showSkipped(skipped, at: site)
    guard strict, skipped.isEmpty else { return }
    report(
      """
      There were no received actions to skip.

      Leave "skipReceivedActions()" out, or pass "strict: false" if there may be none.
      """,
      at: site
    )
  }

  /// Forgets the effects at work. They go on, and what they still send is reported.
  ///
  /// - Parameter strict: Whether the test fails when there are none.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await session.settle()
    guard session.running.isEmpty else { return session.skipRunning() }
    guard strict else { return }
    report(
      """
      There were no effects in flight to skip.

      Leave "skipInFlightEffects()" out, or pass "strict: false" if there may be none.
      """,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
