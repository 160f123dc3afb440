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
    let alert = alert.map { AlertScreen.lines($0, style: style) } ?? []
    return alert.isEmpty ? screen(rows: reply.rows, style: style) : alert
  }

  /// What the prompt says before the input.
  var prompt: String {
    guard let alert else { return "\(location.path)> " }
    return "\(location.path) \(alert.names.joined(separator: "/"))? "
  }

  private func answerScreen(rows: [Int]?) -> AnswerScreen<DailyScrum> {
    let alert = alert?.answer
    switch store.route {
    case .scrums:
      let scrums = scrums
      let shown = rows?.map { AnswerRow(number: $0 + 1, scrum: scrums[$0]) }
      return AnswerScreen(.scrums(count: scrums.count, rows: shown), alert: alert)
    case .detail(let id):
      return AnswerScreen(.detail(scrums[id: id] ?? .emptyScrum), alert: alert)
    case .edit, .new:
      let draft = store.draft?.scrum ?? .emptyScrum
      let isNew = location.screen == .new
      return AnswerScreen(isNew ? .new(draft) : .edit(draft), alert: alert)
    }
  }

  private func screen(rows: [Int]?, style: ScreenStyle) -> [String] {
    switch store.route {
    case .scrums:
      let scrums = scrums
      let rows = (rows ?? Array(scrums.indices)).map { row(scrums[$0], at: $0) }
      return ListScreen.lines(rows, count: scrums.count, style: style)
    case .detail(let id):
      return scrums[id: id].map { DetailScreen.lines($0, style: style) } ?? []
    case .edit, .new:
      guard let draft = store.draft?.scrum else { return [] }
      return SheetScreen.lines(draft, isNew: location.screen == .new, style: style)
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
