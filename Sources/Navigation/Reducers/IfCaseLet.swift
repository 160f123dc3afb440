extension Reducer {
  /// Runs a reducer on the payload of one case of an enum state while it is in that case.
  @inlinable
  public func ifCaseLet<CaseState, CaseAction, Child: Reducer>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then wrapped: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action>
  where CaseState == Child.State, CaseAction == Child.Action {
    let path = AnyCasePath(toCaseState)
    let identities = IdentityReader<CaseState>()
    return _ChildReducer(
      base: self,
      name: "ifCaseLet",
      toChildAction: AnyCasePath(toCaseAction),
      embedding: Embedding(state: toCaseState, action: toCaseAction) { state, id in
        identities.child(path.extract(from: state), as: id)
      },
      modify: { state, body in path.modify(&state, body) },
      observation: ChildObservation(),
      child: { path.extract(from: $0) },
      reducer: ChildReducer(wrapped),
      identities: identities,
      site: SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}
