/// A question as text, with the answers that it takes.
enum AlertScreen {
  static func lines(_ alert: OpenAlert, style: ScreenStyle) -> [String] {
    let answers = "Answer: \(alert.names.joined(separator: " or "))"
    return [alert.title, alert.message, answers].compactMap(\.self).flatMap {
      DisplayWidth.wrapped(TextSanitizer.visible($0), to: style.columns)
    }
  }
}
