/// A bar that fills as time passes; what is over is marked as such, without colour too.
struct ProgressBar {
  /// In columns, the brackets not among them.
  let width: Int

  /// `[####....]`; `[!!!!!!!!]` once the time is over; nothing where there is no room.
  func text(_ part: Duration, of whole: Duration) -> String {
    guard width > 0 else { return "" }
    guard whole > .zero, part < whole else {
      return "[\(String(repeating: "!", count: width))]"
    }
    let filled = min(width, max(0, Int(Double(width) * (part / whole))))
    return "[" + String(repeating: "#", count: filled)
      + String(repeating: ".", count: width - filled) + "]"
  }
}
