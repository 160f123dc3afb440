import Foundation

/// The process's standard error, written to in whole messages.
enum StandardError {
  static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
