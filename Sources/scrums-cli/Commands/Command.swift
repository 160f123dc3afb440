import ScrumFeatures

/// What a line asks for.
enum Command: Hashable, Sendable {
  // Everywhere
  case path
  case push(RowReference)
  case pop(Int)
  case root
  case go(NavigationPath)
  case show
  case help(topic: String?)
  case load(fixture: String)
  case `import`(file: String, isDryRun: Bool)
  case save
  case reload
  case restore(Int)
  case start(RowReference?, without: [String])
  case recover
  case discardCutOffMeeting
  case report(RowReference?, period: String?)
  case export(ScrumExport.Format, file: String?)
  case wait(Duration)
  case advance(Duration)
  case quit

  // The list
  case list(words: String?)
  case new(title: String?)
  case deleteRow(RowReference)
  case moveRow(RowReference, to: Int)

  // A scrum
  case edit
  case delete
  case shuffle
  case history
  case followUps

  // A scrum's screens
  case followUp(String, owner: PersonReference?)

  // A meeting
  case next(RowReference?)
  case previous
  case restart
  case pause
  case resume
  case absent(RowReference)
  case present(RowReference)
  case guest([String])
  case note(String, of: PersonReference?)
  case adjust(by: Duration)
  case end
  case discard

  // The history
  case deleteMeeting(RowReference)

  // The follow-ups
  case check(RowReference)
  case editFollowUp(RowReference, text: String)
  case deleteFollowUp(RowReference)
  case moveFollowUp(RowReference, to: Int)
  case filter(FollowUpsFeature.Filter)
  case clear

  // The sheets
  case title(String)
  case length(Int)
  case theme(Theme)
  case addAttendees([String])
  case removeAttendee(RowReference)
  case renameAttendee(RowReference, name: String)
  case moveAttendee(RowReference, to: Int)
  case add
  case done
  case cancel

  /// A button of the alert that is up, by its place among the names that were given.
  case button(Int)
}
