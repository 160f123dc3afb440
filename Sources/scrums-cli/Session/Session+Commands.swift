import Navigation
import ScrumFeatures

extension Session {
  /// Does what a command says, and puts into the reply what it has to say.
  func carryOut(_ command: Command, _ reply: inout Reply) async throws(CommandError) {
    switch command {
    case .path:
      reply.elements = location.elements
    case .help(let topic):
      reply.text = try HelpText.text(for: topic, on: location.screen).get()
    case .show:
      reply.rows = location.screen == .scrums ? Array(scrums.indices) : nil
    case .list(let words):
      reply.rows = rows(matching: words)

    case .push(let reference): try await push(reference)
    case .pop(let count): try await pop(count)
    case .root: await send(.routeChosen(.scrums))
    case .go(let path): await send(.routeChosen(try route(path)))
    case .quit: await send(.quitButtonTapped)

    case .load(let name): try await loadFixture(HomePath.expanded(name))
    case .import(let path, let isDryRun):
      try await importFile(HomePath.expanded(path), isDryRun: isDryRun)
    case .save: try await save()
    case .reload: await send(.reloadButtonTapped)
    case .restore(let number): try await restore(number)
    case .start(let reference, let names): try await start(reference, without: names)
    case .recover: try await recover()
    case .discardCutOffMeeting: try await discardCutOffMeeting()
    case .export(let format, let file): reply.text = try await export(as: format, to: file)
    case .report(let reference, let period): reply.text = try report(reference, period: period)

    case .wait(let duration): try? await Task.sleep(for: duration)
    case .advance(let duration): try await advance(by: duration)

    case .new(let title): await beginScrum(title)
    case .deleteRow(let reference):
      await send(.scrumList(.deleteButtonTapped(id: try scrum(reference))))
    case .moveRow(let reference, let position): try await moveScrum(reference, to: position)
    case .edit: await sendDetail(.editButtonTapped)
    case .delete: await delete()
    case .shuffle: await sendDetail(.shuffleButtonTapped)
    case .history: await goWithin(Route.history)
    case .followUps: await goWithin(Route.followUps)
    case .followUp(let text, let owner): try await addFollowUp(text, owner: owner)

    case .deleteMeeting(let reference):
      await sendHistory(.deleteButtonTapped(id: try pastMeeting(reference)))
    case .check(let reference): try await check(reference)
    case .editFollowUp(let reference, let text): try await editFollowUp(reference, text)
    case .deleteFollowUp(let reference):
      await sendFollowUps(.delete(atOffsets: [try followUp(reference)]))
    case .moveFollowUp(let reference, let position):
      try await moveFollowUp(reference, to: position)
    case .filter(let filter): await sendFollowUps(.binding(.set(\.filter, filter)))
    case .clear: await sendFollowUps(.clearCompletedButtonTapped)

    case .next(nil): try await carryOutInMeeting(.nextButtonTapped)
    case .next(let reference?):
      try await carryOutInMeeting(.speakerTapped(id: try speaker(reference)))
    case .previous: try await carryOutInMeeting(.previousButtonTapped)
    case .restart: try await carryOutInMeeting(.restartButtonTapped)
    case .pause: try await carryOutInMeeting(.pauseButtonTapped)
    case .resume: try await carryOutInMeeting(.resumeButtonTapped)
    case .absent(let reference):
      try await carryOutForEach(reference, unlessAbsent: true) { .absentButtonTapped(id: $0) }
    case .present(let reference):
      try await carryOutForEach(reference, unlessAbsent: false) { .presentButtonTapped(id: $0) }
    case .guest(let names): try await carryOutInMeeting(.guestsEntered(names))
    case .note(let text, let person): try await note(text, of: person)
    case .adjust(let time): try await carryOutInMeeting(.timeAdjusted(by: time))
    case .end: try await carryOutInMeeting(.endButtonTapped)
    case .discard: try await carryOutInMeeting(.discardButtonTapped)

    case .title(let title): await sendDraft(.binding(.set(\.scrum.title, title)))
    case .length(let minutes):
      await sendDraft(.binding(.set(\.scrum.lengthInMinutes, minutes)))
    case .theme(let theme): await sendDraft(.binding(.set(\.scrum.theme, theme)))
    case .addAttendees(let names): await addAttendees(names)
    case .removeAttendee(let reference):
      await sendDraft(.attendeesDeleted(atOffsets: [try attendee(reference)]))
    case .renameAttendee(let reference, let name):
      let index = try attendee(reference)
      await sendDraft(.binding(.set(\.scrum.attendees[index].name, name)))
    case .moveAttendee(let reference, let position):
      try await moveAttendee(reference, to: position)
    case .add: try await add()
    case .done: try await done()
    case .cancel: await cancel()

    case .button(let index): await press(index)
    }
  }

  /// People see the list whenever they are there; JSON has its rows only when they were asked for
  /// or have changed.
  func showRows(_ reply: inout Reply) {
    guard location.screen == .scrums, !isJSON, reply.rows == nil else { return }
    reply.rows = Array(scrums.indices)
  }

  /// The places of the scrums whose title or attendees hold each of the words.
  private func rows(matching words: String?) -> [Int] {
    let wanted = (words ?? "").split(whereSeparator: \.isWhitespace).map {
      FoldedText(String($0)).text
    }
    guard !wanted.isEmpty else { return Array(scrums.indices) }
    return scrums.indices.filter { index in
      let scrum = scrums[index]
      let texts = ([scrum.title] + scrum.attendees.map(\.name)).map { FoldedText($0).text }
      return wanted.allSatisfy { word in texts.contains { $0.contains(word) } }
    }
  }

  private func advance(by duration: Duration) async throws(CommandError) {
    guard let simulation else { throw .notSimulated }
    await simulation.advance(by: duration)
  }

  private func press(_ index: Int) async {
    guard let alert, alert.buttons.indices.contains(index) else { return }
    await send(alert.buttons[index].action)
  }

  /// The export is the answer, or goes to a file.
  private func export(
    as format: ScrumExport.Format,
    to path: String?
  ) async throws(CommandError) -> String? {
    let chosen = store.route.scrumID.map { id in scrums.filter { $0.id == id } } ?? scrums
    let output: ScrumExport.Output
    do {
      output = try ScrumExport.export(chosen.elements, as: format)
    } catch {
      throw .unwritable(file: path ?? "", reason: "\(error)")
    }
    guard let path else {
      for line in ScrumExport.Loss.lines(output.losses) { tell(line) }
      return output.text
    }
    await send(.exportChosen(ExportFile(path: HomePath.expanded(path), output: output)))
    return nil
  }

  private func beginScrum(_ title: String?) async {
    await send(.scrumList(.newScrumButtonTapped))
    guard let title else { return }
    await sendDraft(.binding(.set(\.scrum.title, title)))
  }

  private func moveScrum(
    _ reference: RowReference,
    to position: Int
  ) async throws(CommandError) {
    let id = try scrum(reference)
    guard let index = scrums.index(id: id) else { throw .gone(.scrum, reference.text) }
    guard scrums.indices.contains(position - 1) else {
      throw .positionOutOfRange(position, count: scrums.count)
    }
    let offset = position - 1 > index ? position : position - 1
    await send(.scrumList(.scrumsMoved(fromOffsets: [index], toOffset: offset)))
  }

  /// The scrum that a reference means.
  func scrum(_ reference: RowReference) throws(CommandError) -> DailyScrum.ID {
    let names = names()
    let rows = zip(scrums, names).map { scrum, name in
      RowMemory.Row(id: scrum.id, title: scrum.title, name: name)
    }
    return rows[try scrumRows.find(reference, in: rows, subject: .scrum)].id
  }

  /// Deletes what this screen shows.
  private func delete() async {
    if case .pastMeeting? = store.path.last, let id = store.path.ids.last {
      await send(.path(.element(id: id, action: .pastMeeting(.deleteButtonTapped))))
    } else {
      await sendDetail(.deleteButtonTapped)
    }
  }

  /// Goes to another screen of this scrum.
  private func goWithin(_ route: (DailyScrum.ID) -> Route) async {
    guard let id = store.route.scrumID else { return }
    await send(.routeChosen(route(id)))
  }

  /// Sends an action to the detail on top.
  func sendDetail(_ action: DetailFeature.Action) async {
    guard let id = store.path.ids.last else { return }
    await send(.path(.element(id: id, action: .detail(action))))
  }

  /// Sends an action to the form that is open.
  func sendDraft(_ action: DetailEditFeature.Action) async {
    if location.screen == .new {
      await send(.scrumList(.newScrum(.presented(.editScrum(action)))))
    } else {
      await sendDetail(.editScrum(.presented(action)))
    }
  }
}
