/// The report of an operator that got a child's action while the child was not there.
struct OperatorIssue {
  /// The operator as it is written, such as "forEach".
  let name: String
  let site: SourceSite
  /// What is wrong, such as "for a missing element".
  let problem: String
  /// The ids or the case that were there instead.
  let present: String
  /// What the child is called in the advice.
  let child: String
  /// What else may have led to it than that the child had gone; nil for the usual causes.
  var causes: [String]?

  func report(action: Any) {
    reportIssue(
      """
      \(name.hasPrefix("i") ? "An" : "A") "\(name)" at "\(site.fileID):\(site.line)" received an action \(problem).

        Action:
      \(indented(action))

        In state:
          \(present)

      This can happen when:

      \((causes ?? causesOfAbsence).map { "• \($0)" }.joined(separator: "\n\n"))
      """,
      fileID: site.fileID,
      filePath: site.filePath,
      line: site.line,
      column: site.column
    )
  }

  private var causesOfAbsence: [String] {
    [
      """
      A parent reducer removed the \(child) before this reducer ran. Its operator must come before \
      that removal: child logic runs first when "\(name)" is attached to the reducer that removes.
      """,
      """
      An effect that had ended still sent an action. Send only from inside the operation of an \
      effect, and it is cancelled together with its \(child).
      """,
      """
      The action was sent to the store while the \(child) was not there. Send such an action only \
      while it is.
      """,
    ]
  }

  private func indented(_ value: Any) -> String {
    String(customDumping: value).split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }
      .joined(separator: "\n")
  }
}
