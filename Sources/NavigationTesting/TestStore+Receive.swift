import Navigation

extension TestStore {
  /// Receives the next action of an effect, and says how it changes the state.
  ///
  /// Effects are driven until they have sent something or cannot do anything more by themselves.
  ///
  /// - Parameters:
  ///   - expectedAction: The action that must come next; in a test that is not exhaustive, the one
  ///     to look for behind others.
  ///   - timeout: How long to wait for the outside world; that of the store if nil.
  ///   - updateStateToExpectedResult: Turns the state before the action into the state after it.
  ///     Leave it out when nothing is to change.
  public func receive(
    _ expectedAction: Action,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await session.receive(
      [.equal(to: expectedAction)],
      updateStateToExpectedResult,
      timeout: timeout,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Receives an action of the case that a key path names: `receive(\.rename.delegate.saved)`.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await session.receive(
      [.inCase(actionCase)],
      updateStateToExpectedResult,
      timeout: timeout,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Receives an action of the case that a key path names, with a payload.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await session.receive(
      [.inCase(actionCase, value)],
      updateStateToExpectedResult,
      timeout: timeout,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Receives an action for which `isMatching` holds.
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await withoutActuallyEscaping(isMatching) { isMatching in
      await session.receive(
        [.where(isMatching)],
        updateStateToExpectedResult,
        timeout: timeout,
        at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
  }
}
