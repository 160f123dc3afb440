import Navigation

extension TestStore {
  /// Receives actions of effects that run side by side, in whatever order they come, and says how
  /// all of them together change the state.
  public func receiveUnordered(
    _ expectedActions: Action...,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await session.receive(
      expectedActions.map { .equal(to: $0) },
      updateStateToExpectedResult,
      timeout: timeout,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Receives actions by their cases, in whatever order they come:
  /// `receiveUnordered(\.scrumsLoaded, \.settingsLoaded)`.
  public func receiveUnordered<each Value>(
    _ actionCases: repeat CaseKeyPath<Action, each Value>,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    var matchers: [ActionMatcher<Action>] = []
    for actionCase in repeat each actionCases {
      matchers.append(.inCase(actionCase))
    }
    await session.receive(
      matchers,
      updateStateToExpectedResult,
      timeout: timeout,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Receives one action for each condition, in whatever order they come:
  /// `receiveUnordered({ $0.isLoaded }, { $0.isSaved })`.
  @_disfavoredOverload
  public func receiveUnordered(
    _ areMatching: (_ action: Action) -> Bool...,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await session.receive(
      areMatching.map { .where($0) },
      updateStateToExpectedResult,
      timeout: timeout,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Receives actions that are named in different ways, in whatever order they come:
  /// `receiveUnordered(.inCase(\.loaded), .inCase(\.saved, 3), .where { $0.isOver })`.
  @_disfavoredOverload
  public func receiveUnordered(
    _ matchers: ActionMatcher<Action>...,
    timeout: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await session.receive(
      matchers,
      updateStateToExpectedResult,
      timeout: timeout,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
