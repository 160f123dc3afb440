/// A length of time as a clock shows it: `9:40`, `1:00:00`. Parts of a second are dropped.
public enum ClockText {
  public static func of(_ time: Duration) -> String { of(time / .seconds(1)) }

  /// What is left of a time: parts of a second count as one, so that it goes with the time that has
  /// passed; and what is over is said to be.
  public static func remaining(_ time: Duration) -> String {
    guard time > .zero else { return "\(of(.zero - time)) over" }
    let isWhole = time.components.attoseconds == 0
    return "\(of(isWhole ? time : time + .seconds(1))) left"
  }

  /// - Parameter seconds: Any number; what a file says may be none that a clock can show.
  public static func of(_ seconds: Double) -> String {
    guard seconds.isFinite else { return "?" }
    let whole = Int(min(max(seconds, -1e12), 1e12))
    let sign = whole < 0 ? "-" : ""
    let (minutes, rest) = (abs(whole) / 60, abs(whole) % 60)
    guard minutes >= 60 else { return "\(sign)\(minutes):\(padded(rest))" }
    return "\(sign)\(minutes / 60):\(padded(minutes % 60)):\(padded(rest))"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
