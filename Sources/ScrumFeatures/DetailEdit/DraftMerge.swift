/// What becomes of a draft, seen together with what has become of its scrum meanwhile.
struct DraftMerge: Hashable, Sendable {
  /// The scrum with what the draft changed.
  var scrum: DailyScrum
  /// What was changed elsewhere to something else than in the draft.
  var second: DailyScrum?
  var conflicts: [MergeConflict] = []
}

extension DetailEditFeature.State {
  /// The draft as a new scrum; throws the reason when it cannot be taken.
  func validated() throws(ValidationFailure) -> DailyScrum {
    let draft = try scrum.validated()
    try validateLength()
    return draft
  }

  /// `current` with what the draft has changed; what was not touched keeps whatever has come of it
  /// elsewhere meanwhile, and where both changed the same thing neither is lost.
  ///
  /// Throws the reason when the draft cannot be taken.
  func merged(into current: DailyScrum) throws(ValidationFailure) -> DraftMerge {
    let ours = try changed()
    if current == original || ours == current { return DraftMerge(scrum: ours) }
    if ours == original { return DraftMerge(scrum: current) }
    var merging = ScrumMerging()
    let merged = DailyScrum.merge(base: original, ours: ours, theirs: current, &merging)
    return DraftMerge(scrum: merged.one, second: merged.other, conflicts: merging.conflicts)
  }

  /// The scrum as it was when the form was opened, with what the draft has changed. Only that is
  /// held to the rules: the rest was not typed, it came with a file.
  private func changed() throws(ValidationFailure) -> DailyScrum {
    var changed = original
    if scrum.title != original.title { changed.title = try DailyScrum.validTitle(scrum.title) }
    if scrum.lengthInMinutes != original.lengthInMinutes {
      try validateLength()
      changed.lengthInMinutes = scrum.lengthInMinutes
    }
    if scrum.theme != original.theme { changed.theme = scrum.theme }
    if scrum.attendees != original.attendees { changed.attendees = scrum.validAttendees }
    return changed
  }

  private func validateLength() throws(ValidationFailure) {
    guard scrum.lengthInMinutes != original.lengthInMinutes else { return }
    _ = try DailyScrum.validLength(scrum.lengthInMinutes)
  }
}
