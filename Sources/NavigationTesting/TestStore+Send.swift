import Navigation

extension TestStore {
  /// Sends an action, as a user would, and says how it changes the state.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - updateStateToExpectedResult: Turns the state before the action into the state after it.
  ///     Leave it out when nothing is to change.
  /// - Returns: The effects that the action started.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action,
      updateStateToExpectedResult,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Sends the action that a key path names: `send(\.rename.binding.title, "Design")`.
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(action).embed(value),
      updateStateToExpectedResult,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Sends the action without a payload that a key path names: `send(\.rename.cancelTapped)`.
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      AnyCasePath(action).embed(()),
      updateStateToExpectedResult,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  private func send(
    _ action: Action,
    _ expectation: ((inout State) throws -> Void)?,
    at site: SourceSite
  ) async -> TestStoreTask {
    let name = casePathText(of: action)
    guard !isDismissed else {
      report(
        """
        Can't send \(name) to a test store whose root feature has dismissed itself.

        The store is at its end. Leave the action out, or make another store for it.
        """,
        at: site
      )
      return TestStoreTask(StoreTask.none, session: nil)
    }
    await session.settle()
    await session.clearLine(before: name, at: site)
    let (task, change) = session.send(action, site: site)
    session.check(change, expectation, after: name, at: site)
    await session.settle()
    return TestStoreTask(task, session: session)
  }
}

extension TestSession {
  /// Complains about actions that were not received; where the test need not receive them, lets the
  /// reducer see them.
  fileprivate func clearLine(before action: String, at site: SourceSite) async {
    let unreceived = held.map(\.action)
    guard !unreceived.isEmpty else { return }
    guard exhaustivity.isOn else {
      let received = await receiveAll()
      showSkipped(received, at: site)
      return
    }
    report(
      """
      \(counted(unreceived.count, "action")) must be received before \(action) is sent:

      \(list(unreceived))

      Receive them first, as in "await store.receive(…)", or skip them with \
      "await store.skipReceivedActions()".
      """,
      at: site
    )
  }

  /// Prints the actions that a test passed over, when it wants to see them.
  func showSkipped(_ actions: [Action], at site: SourceSite) {
    guard exhaustivity.showsSkippedAssertions, !actions.isEmpty else { return }
    SkippedAssertions.show(
      "\(counted(actions.count, "action")) not received:\n\n\(list(actions))",
      at: site
    )
  }
}
