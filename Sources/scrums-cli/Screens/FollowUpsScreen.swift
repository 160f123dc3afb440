import ScrumFeatures

/// The follow-ups of a scrum as text, those that the filter shows.
enum FollowUpsScreen {
  static func lines(_ state: FollowUpsFeature.State, style: ScreenStyle) -> [String] {
    let scrum = state.scrum
    let title = scrum.title.isEmpty ? "(untitled)" : scrum.title
    let open = scrum.openFollowUps.count
    let filter = state.filter == .all ? "" : ", \(state.filter.rawValue) only"
    let bar = style.titleBar(
      "Follow-ups of \(title) (\(open) of \(scrum.followUps.count) open\(filter))",
      scrum.theme
    )
    let shown = state.shownFollowUps
    guard !shown.isEmpty else {
      let hint =
        scrum.followUps.isEmpty
        ? "Nothing to be done. Add something with: add Book a room"
        : "Nothing here under this filter. All of them: filter all"
      return [bar, style.line("  \(hint)")]
    }
    let width = String(shown.count).count
    return [bar]
      + shown.enumerated().map { index, followUp in
        let number = String(index + 1)
        let indent = String(repeating: " ", count: width - number.count + 2)
        let owner = followUp.owner.map { " (\($0))" } ?? ""
        let text = TextSanitizer.visible(followUp.description + owner)
        return style.line("\(indent)\(number)  [\(followUp.isComplete ? "x" : " ")] \(text)")
      }
  }
}
