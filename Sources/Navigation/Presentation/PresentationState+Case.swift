extension PresentationState where State: CasePathable {
  /// The payload of what is presented, if it is in that case: `state.$destination[case: \.edit]`.
  ///
  /// Assigning nil dismisses. Modifying through another case is reported and changes nothing.
  public subscript<Payload>(
    case path: CaseKeyPath<State, Payload>,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Payload? {
    get { wrappedValue.flatMap { AnyCasePath(path).extract(from: $0) } }
    set {
      guard let presented = wrappedValue else { return }
      guard presented.is(path) else {
        reportIssue(
          """
          Can't modify unrelated case "\(caseName(of: presented))" of the presented state through \
          \(caseKeyPathText(path)). Nothing was changed. Check the case first.
          """,
          fileID: fileID.rawValue,
          filePath: filePath.rawValue,
          line: line,
          column: column
        )
        return
      }
      wrappedValue = newValue.map { AnyCasePath(path).embed($0) }
    }
  }
}
