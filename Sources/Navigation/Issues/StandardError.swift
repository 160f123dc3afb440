/// The process's standard error, written to in whole messages.
enum StandardError {
  static func write(_ text: String) {
    // NB: where it is closed there is nobody left to tell.
    try? FileSystem.live.writeAll(Array(text.utf8), to: 2)
  }
}
