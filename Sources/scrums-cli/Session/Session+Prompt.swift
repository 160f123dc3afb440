import Navigation
import ScrumFeatures

/// What the prompt shows of the session.
extension Session {
  /// What the prompt says before the input.
  var prompt: String { styledPrompt.text }

  /// The path, or the question that is asked.
  var styledPrompt: StyledText {
    var prompt = StyledText(location.path, .bold)
    prompt.append(alert.map { " \($0.names.joined(separator: "/"))? " } ?? "> ")
    return prompt
  }

  /// Who knows what may be typed now.
  var assistant: CommandAssistant {
    CommandAssistant(
      screen: location.screen,
      buttons: alert?.names ?? [],
      location: location.names,
      scrums: scrums,
      pathNames: pathNames,
      rows: rowsOnScreen,
      attendees: attendeesHere.map(\.name),
      days: days,
      suggestion: suggestion
    )
  }

  private var rowsOnScreen: [CommandAssistant.Row] {
    switch store.path.last {
    case .meeting(let meeting)?:
      return meeting.round.speakers.map {
        CommandAssistant.Row(title: $0.name, description: "\($0.state)")
      }
    case .history(let history)?:
      return history.scrum.history.map {
        CommandAssistant.Row(title: days.date(of: $0.date), description: "")
      }
    case .followUps(let followUps)?:
      return followUps.shownFollowUps.map {
        CommandAssistant.Row(title: $0.description, description: $0.isComplete ? "done" : "")
      }
    case nil, .detail?, .pastMeeting?:
      return []
    }
  }

  /// Those of the form that is open, else of the scrum whose screen this is.
  private var attendeesHere: [DailyScrum.Attendee] {
    store.draft?.scrum.attendees ?? store.route.scrumID.flatMap { scrums[id: $0]?.attendees } ?? []
  }
}
