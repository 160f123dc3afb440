import Navigation
import ScrumFeatures

extension Session {
  /// A reply as one line of JSON.
  func json(_ reply: Reply) -> String {
    let answer = Answer(
      command: reply.line,
      error: reply.error,
      path: location.path,
      screen: answerScreen(rows: reply.rows),
      text: reply.text,
      elements: reply.elements
    )
    do {
      return try answer.line()
    } catch {
      preconditionFailure("An answer could not be written as JSON: \(error)")
    }
  }

  /// A reply as lines for people; its error, if it has one, is told elsewhere.
  func text(_ reply: Reply, style: ScreenStyle) -> [String] {
    if let text = reply.text { return [text] }
    if let elements = reply.elements { return PathScreen.lines(location.path, elements) }
    guard reply.error == nil, !isOver else { return [] }
    if let alert { return AlertScreen.lines(alert, style: style) }
    let change = reply.change.map { DisplayWidth.wrapped($0, to: style.columns) } ?? []
    return showsScreen(reply) ? change + screen(rows: reply.rows, style: style) : change
  }

  /// Whether people see the screen after a command, and with it the numbers of its rows.
  func showsScreen(_ reply: Reply) -> Bool {
    guard reply.text == nil, reply.elements == nil, reply.error == nil, alert == nil else {
      return false
    }
    // NB: the clock above the prompt shows the rest of a meeting.
    return reply.change == nil || reply.entersMeeting || location.screen != .meeting
  }

  /// What a command has changed, in one line.
  func change(from before: SessionPicture, by line: String) -> String? {
    let name = CommandText.name(of: line).name
    // A button of an alert is no command of the table.
    let command = CommandTable.entries(named: name).first?.name ?? name
    guard command != "show" else { return nil }
    return ChangeLine(before: before, after: picture, command: command).text
      ?? withoutChange(command)
  }

  /// What is told of a command that concerns the file and has changed nothing that is seen.
  private func withoutChange(_ command: String) -> String? {
    switch (command, keepsMeetings) {
    case ("save", true): "Everything is in the file."
    case ("reload", true): "The file holds nothing new."
    case ("save", false), ("reload", false):
      "These scrums are in memory only. Next: export json FILE"
    default: nil
    }
  }

  private func answerScreen(rows: [Int]?) -> AnswerScreen<DailyScrum> {
    AnswerScreen(answerContent(rows: rows), alert: alert?.answer)
  }

  private func answerContent(rows: [Int]?) -> AnswerScreen<DailyScrum>.Content {
    switch store.path.last {
    case nil:
      if let draft = store.draft { return .new(draft.scrum) }
      let shown = rows?.map { AnswerRow(number: $0 + 1, row: scrums[$0]) }
      return .scrums(count: scrums.count, rows: shown)
    case .detail(let detail)?:
      return detail.editScrum.map { .edit($0.scrum) } ?? .detail(detail.scrum)
    case .meeting(let meeting)?:
      return .meeting(AnswerMeeting(meeting))
    case .history(let history)?:
      return .history(history.scrum.history)
    case .pastMeeting(let past)?:
      return past.meeting.map { .pastMeeting($0) } ?? .history(past.scrum.history)
    case .followUps(let followUps)?:
      return .followUps(followUps.shownFollowUps, filter: followUps.filter.rawValue)
    }
  }

  private func screen(rows: [Int]?, style: ScreenStyle) -> [String] {
    switch store.path.last {
    case nil:
      if let draft = store.draft {
        return SheetScreen.lines(draft.scrum, isNew: true, style: style)
      }
      let shown = (rows ?? Array(scrums.indices)).map { row(scrums[$0], at: $0) }
      return ListScreen.lines(shown, count: scrums.count, style: style)
    case .detail(let detail)?:
      if let draft = detail.editScrum {
        return SheetScreen.lines(draft.scrum, isNew: false, style: style)
      }
      return DetailScreen.lines(detail.scrum, days: days, style: style)
    case .meeting(let meeting)?:
      return MeetingScreen.lines(meeting, style: style)
    case .history(let history)?:
      return HistoryScreen(scrum: history.scrum, days: days, style: style).lines
    case .pastMeeting(let past)?:
      return past.meeting.map {
        PastMeetingScreen(meeting: $0, scrum: past.scrum, days: days, style: style).lines
      } ?? []
    case .followUps(let followUps)?:
      return FollowUpsScreen.lines(followUps, style: style)
    }
  }

  private func row(_ scrum: DailyScrum, at index: Int) -> ListScreen.Row {
    ListScreen.Row(
      number: index + 1,
      title: scrum.title,
      minutes: scrum.lengthInMinutes,
      people: scrum.attendees.count,
      theme: scrum.theme,
      openFollowUps: scrum.openFollowUps.count
    )
  }
}
