/// One issue as it was reported: what went wrong, and the place in the source that is to blame.
public struct ReportedIssue: Sendable {
  public let message: String
  /// `Module/File.swift`.
  public let fileID: StaticString
  public let filePath: StaticString
  /// 1-based.
  public let line: UInt
  /// 1-based.
  public let column: UInt

  public init(
    message: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.message = message
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

extension ReportedIssue: CustomStringConvertible {
  /// `Module/File.swift:12: message`, as the default reporter prints it.
  public var description: String {
    "\(fileID):\(line): \(message)"
  }
}
