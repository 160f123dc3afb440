import Navigation

/// Fails the test at a place in its source.
func report(_ message: String, at site: SourceSite) {
  reportIssue(
    message,
    fileID: site.fileID,
    filePath: site.filePath,
    line: site.line,
    column: site.column
  )
}

/// A dump or a difference, set off from the text around it.
func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.isEmpty ? "" : "    \($0)" }
    .joined(separator: "\n")
}

/// Actions as a report lists them.
func list<Action>(_ actions: [Action]) -> String {
  actions.map { indented(String(customDumping: $0)) }.joined(separator: "\n")
}

/// `1 action`, `2 actions`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}

/// The effects at work, with where each was started.
@MainActor
func list(_ effects: [EffectEntry]) -> String {
  effects.map { effect in
    let place =
      effect.site.map { "The \"Effect.run\" at \"\($0.fileID):\($0.line)\"" } ?? "An effect"
    let action =
      effect.group.origin.map {
        ", started by \($0.action) at \"\($0.site.fileID):\($0.site.line)\""
      } ?? ""
    let state = effect.isAsleep ? ", asleep on a test clock" : ""
    return "    • \(place)\(action)\(state)"
  }
  .joined(separator: "\n")
}
