/// The possibilities below the line, a row each: what would be put in, and what it is.
///
/// The menu keeps its height while what is typed narrows it, so that the line stays where it is.
struct MenuLayout {
  let menu: CompletionMenu
  let columns: Int

  var rows: [StyledText] {
    let candidates = menu.completion.candidates
    let names = candidates[menu.window].map { TextSanitizer.visible($0.text) }
    let width = min(columns / 2, names.map { DisplayWidth.of($0) }.max() ?? 0)
    let hasSwatches = candidates[menu.window].contains { $0.swatch != nil }
    var rows = zip(menu.window, names).map { index, name in
      let name = DisplayWidth.padded(name, to: width)
      return row(candidates[index], name, index == menu.choice, hasSwatches)
    }
    let (above, below) = (menu.window.lowerBound, candidates.count - menu.window.upperBound)
    if above + below > 0 {
      rows.append(StyledText(below > 0 ? "  … \(below) more" : "  … \(above) above", .dim))
    }
    return rows
  }

  private func row(
    _ candidate: Completion.Candidate,
    _ name: String,
    _ isChosen: Bool,
    _ hasSwatches: Bool
  ) -> StyledText {
    // NB: the mark shows the choice without colours too.
    var row = StyledText(isChosen ? "> " : "  ")
    row.append(name, isChosen ? .chosen : .plain)
    if let color = candidate.swatch {
      row.append(" ")
      row.append("  ", .colored(text: color, on: color))
    } else if hasSwatches {
      row.append("   ")
    }
    if !candidate.description.isEmpty {
      row.append("  " + TextSanitizer.visible(candidate.description), .dim)
    }
    return row
  }
}
