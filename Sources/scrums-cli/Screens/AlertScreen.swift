/// A question as text, with the answers that it takes.
enum AlertScreen {
  static func lines(_ alert: OpenAlert, style: ScreenStyle) -> [String] {
    let title = TextSanitizer.visible(alert.title)
    let message = alert.message.map { [TextSanitizer.visible($0)] } ?? []
    return [title] + message + ["Answer: \(alert.names.joined(separator: " or "))"]
  }
}
