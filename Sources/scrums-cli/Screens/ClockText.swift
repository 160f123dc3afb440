/// A time as a clock shows it: `9:05`, `1:00:00`. Parts of a second are dropped.
enum ClockText {
  static func of(_ time: Duration) -> String {
    let seconds = max(0, time.components.seconds)
    let tail = "\(padded(seconds % 60))"
    let minutes = seconds / 60
    guard minutes >= 60 else { return "\(minutes):\(tail)" }
    return "\(minutes / 60):\(padded(minutes % 60)):\(tail)"
  }

  private static func padded(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
