/// Bars of one scale, drawn with letters that every terminal has; what a bar means is never a matter
/// of colour alone.
struct BarChart {
  /// In columns.
  let width: Int
  /// What the whole width stands for; greater than zero.
  let whole: Double

  /// A bar that stands for a part of the whole: `####....`.
  func bar(_ part: Double) -> String {
    let filled = columns(part)
    return String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
  }

  /// A bar with a mark where the plan ends, and another letter for what is beyond: `####|!!..`.
  func bar(_ part: Double, plan: Double) -> String {
    let mark = columns(plan)
    let filled = columns(part)
    let within =
      String(repeating: "#", count: min(filled, mark))
      + String(repeating: ".", count: max(0, mark - filled))
    let beyond =
      String(repeating: "!", count: max(0, filled - mark))
      + String(repeating: ".", count: width - max(filled, mark))
    // NB: no column for the mark, so that the bars of one chart are of one width.
    return mark < width ? within + "|" + beyond : within + "|"
  }

  private func columns(_ part: Double) -> Int {
    guard part.isFinite, whole > 0 else { return part > 0 ? width : 0 }
    return min(width, max(0, Int((Double(width) * part / whole).rounded())))
  }
}
