/// Where a dependency is read, so that reports about it point there.
struct DependencySite: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Set while a default value is made.
  @TaskLocal static var current: DependencySite?

  /// Reports an issue at the place that is reading a dependency, if it is known.
  static func report(_ message: @autoclosure () -> String) {
    guard let site = current else {
      reportIssue(message())
      return
    }
    reportIssue(
      message(),
      fileID: site.fileID,
      filePath: site.filePath,
      line: site.line,
      column: site.column
    )
  }
}
