extension Duration {
  /// The whole seconds of it for people, such as `8 min` or `1 h 1 min 30 s`.
  var words: String {
    parts.map { "\($0.count) \($0.words)" }.joined(separator: " ")
  }

  /// The whole seconds of it as commands take it, such as `8m` or `1h1m30s`.
  var wordsToType: String {
    parts.map { "\($0.count)\($0.letter)" }.joined()
  }

  /// Hours, minutes and seconds, without those that are zero.
  private var parts: [(count: Int64, words: String, letter: String)] {
    let seconds = components.seconds
    let parts = [
      (count: seconds / 3600, words: "h", letter: "h"),
      (count: seconds / 60 % 60, words: "min", letter: "m"),
      (count: seconds % 60, words: "s", letter: "s"),
    ]
    let shown = parts.filter { $0.count != 0 }
    return shown.isEmpty ? [parts[2]] : shown
  }
}
