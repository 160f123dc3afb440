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
    await session.receiveUnordered(
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
    await session.receiveUnordered(
      matchers,
      updateStateToExpectedResult,
      timeout: timeout,
      at: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
