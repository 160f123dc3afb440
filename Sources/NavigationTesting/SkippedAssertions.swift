import Foundation
import Navigation

/// Where a test that is not exhaustive shows what it left out: standard error, unless a test of
/// this library looks itself.
enum SkippedAssertions {
  @TaskLocal static var observer: (@Sendable (String) -> Void)?

  static func show(_ text: String, at site: SourceSite) {
    let text = "\(site.fileID):\(site.line): Skipped assertions. \(text)"
    if let observer {
      observer(text)
    } else {
      FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
  }
}
