import Navigation
import ScrumFeatures

/// What a line typed by a person or a script does to the app, and what it is answered.
///
/// A class, because the store and the memory of the last answer belong to one session.
@MainActor
final class Session {
  let store: StoreOf<AppFeature>
  let storage: ScrumStorage
  let journal: MeetingJournal
  let reader: ScrumReader
  let simulation: Simulation?
  /// Which moments belong to which day; simulated time is the same everywhere.
  var days: LocalDays { simulation == nil ? .live : .utc }
  /// Tells people something beside the answers.
  let tell: @MainActor (String) -> Void
  /// Whether the answers are for machines.
  let isJSON: Bool
  /// Who had the word when the line was begun: a note that takes its time is still theirs.
  var speakerOfNote: MeetingRound.Speaker.ID?
  /// A line that is probably wanted first.
  var suggestion: String?
  /// Whether somebody sits at a keyboard.
  let isInteractive: Bool
  /// Whether a running meeting survives the session.
  let keepsMeetings: Bool
  private let answersYes: Bool
  private let asksNothing: Bool
  private(set) var pathNames = PathNames()
  var scrumRows = RowMemory()
  var attendeeRows = RowMemory()
  var speakerRows = RowMemory()
  var meetingRows = RowMemory()
  var followUpRows = RowMemory()
  /// The screen of the meeting that was begun last.
  var begunMeeting: StackElementID?
  /// The scrums as they were when the last answer was given.
  private var answered: IdentifiedArrayOf<DailyScrum> = []
  /// Whether the alert that is up was in the last answer.
  private var isAlertKnown = false

  init(
    store: StoreOf<AppFeature>,
    storage: ScrumStorage,
    journal: MeetingJournal,
    reader: ScrumReader,
    simulation: Simulation?,
    invocation: Invocation,
    isInteractive: Bool = false,
    tell: @escaping @MainActor (String) -> Void
  ) {
    self.store = store
    self.storage = storage
    self.journal = journal
    self.reader = reader
    self.simulation = simulation
    isJSON = invocation.isJSON
    self.isInteractive = isInteractive
    keepsMeetings = !invocation.keepsNothing
    answersYes = invocation.answersYes
    asksNothing = invocation.asksNothing
    self.tell = tell
  }

  /// What a line came to.
  struct Reply {
    let line: String
    var error: CommandError?
    var text: String?
    var elements: [AnswerPathElement]?
    /// The rows to be shown, where the list is.
    var rows: [Int]?
    /// At a keyboard, what the command has changed, in one line.
    var change: String?
    /// Whether there is another meeting on screen than before.
    var entersMeeting = false
  }

  /// Loads the scrums. Whatever has to be asked then waits for the first line, with `--yes` too:
  /// that answers what a command asks, and no command asked for sample data.
  func begin() async {
    store.send(.task)
    await send(.reloadButtonTapped)
    answered = scrums
    isAlertKnown = alert != nil
  }

  /// Tells and puts away an alert that asks nothing and came up after the last answer, so that what
  /// a script does next does not depend on when it came.
  func dismissUnknownAlert() async {
    guard !isAlertKnown, let alert, !alert.isQuestion else { return }
    tell(alert.words)
    await answerAlerts(with: \.affirmative)
  }

  /// Whether `quit` was carried out.
  var isOver: Bool { store.hasQuit }

  var scrums: IdentifiedArrayOf<DailyScrum> { store.scrumList.scrums }

  var alert: OpenAlert? { store.withState { OpenAlert($0) } }

  var location: Location {
    Location(store.route) { id in
      pathNames.name(of: id, in: scrums)
    } number: { id, meeting in
      (scrums[id: id]?.history.firstIndex { $0.id == meeting } ?? 0) + 1
    }
  }

  /// Sends an action and waits until all that follows from it is done.
  func send(_ action: AppFeature.Action) async {
    await store.send(action).finish()
  }

  /// Carries out one line.
  func reply(to line: String) async -> Reply {
    let line = line.trimmingBlanks()
    let parsed = Command.parse(line: line, on: location.screen, alert: alert?.names ?? [])
    return await reply(to: line, parsed)
  }

  /// Carries out one command that was given in words.
  func reply(toWords words: [String]) async -> Reply {
    let parsed = Command.parse(words: words, on: location.screen, alert: alert?.names ?? [])
    return await reply(to: words.joined(separator: " "), parsed)
  }

  private func reply(to line: String, _ parsed: Result<Command, CommandError>) async -> Reply {
    var reply = Reply(line: line)
    let before = isInteractive ? picture : nil
    let open = alert
    do throws(CommandError) {
      try await carryOut(try parsed.get(), &reply)
      if open == nil { try await settleAlerts() }
      try await refuseExport()
      showRows(&reply)
    } catch {
      reply.error = error
    }
    if asksNothing, let open, case .alert? = reply.error {
      reply.error = .needsAnswer(question: open.title, buttons: open.names)
    }
    await refreshMeeting()
    reply.change = before.flatMap { change(from: $0, by: line) }
    reply.entersMeeting = before.map { $0.meeting != store.runningMeeting?.id } ?? false
    takeRows(&reply)
    isAlertKnown = alert != nil
    return reply
  }

  private func refuseExport() async throws(CommandError) {
    guard let failure = store.exportFailure else { return }
    await send(.exportFailureShown)
    throw CommandError(failure)
  }

  /// Answers what is newly asked, where nobody can be: by the affirmative buttons, or by a refusal.
  private func settleAlerts() async throws(CommandError) {
    if answersYes { await answerAlerts(with: \.affirmative) }
    guard asksNothing, let alert else { return }
    await answerAlerts(with: \.cancel)
    guard alert.isQuestion else {
      tell(alert.words)
      return
    }
    throw .needsAnswer(question: alert.title, buttons: alert.names)
  }

  private func answerAlerts(with button: KeyPath<OpenAlert, OpenAlert.Button?>) async {
    var count = 0
    while let alert, let button = alert[keyPath: button], count < 8 {
      count += 1
      await send(button.action)
    }
  }

  /// Where the list is shown, or has changed, the answer has its rows, and numbers mean them.
  private func takeRows(_ reply: inout Reply) {
    let scrums = scrums
    if location.screen == .scrums, scrums != answered, reply.rows == nil {
      reply.rows = Array(scrums.indices)
    }
    answered = scrums
    if reply.rows != nil { scrumRows.remember(Array(scrums.ids)) }
    // An answer without rows leaves the numbers to those that were shown before.
    guard isJSON || showsScreen(reply) else { return }
    attendeeRows.remember(store.draft?.scrum.attendees.map(\.id))
    speakerRows.remember(meeting?.round.speakers.map(\.id))
    meetingRows.remember(history?.scrum.history.map(\.id))
    followUpRows.remember(followUps?.shownFollowUps.map(\.id))
  }

  /// The names of the scrums in paths, in their order.
  func names() -> [String] {
    pathNames.names(of: scrums)
  }
}
