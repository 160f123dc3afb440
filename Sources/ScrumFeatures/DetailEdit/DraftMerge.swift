extension DetailEditFeature.State {
  /// The draft as a new scrum; throws the reason when it cannot be taken.
  func validated() throws(ValidationFailure) -> DailyScrum {
    let draft = try scrum.validated()
    try validateLength()
    return draft
  }

  /// `current` with the fields that the draft has changed; what was not touched keeps whatever
  /// has come of it elsewhere meanwhile.
  ///
  /// Throws the reason when the draft cannot be taken. Only what was changed is held to the rules:
  /// the rest was not typed, it came with a file.
  func merged(into current: DailyScrum) throws(ValidationFailure) -> DailyScrum {
    var merged = current
    if scrum.title != original.title { merged.title = try DailyScrum.validTitle(scrum.title) }
    if scrum.lengthInMinutes != original.lengthInMinutes {
      try validateLength()
      merged.lengthInMinutes = scrum.lengthInMinutes
    }
    if scrum.theme != original.theme { merged.theme = scrum.theme }
    if scrum.attendees != original.attendees { merged.attendees = scrum.validAttendees }
    return merged
  }

  private func validateLength() throws(ValidationFailure) {
    guard scrum.lengthInMinutes != original.lengthInMinutes else { return }
    _ = try DailyScrum.validLength(scrum.lengthInMinutes)
  }
}
