import Navigation
import ScrumFeatures

/// The alert that is up, whichever feature presents it, and the actions that answer it.
struct OpenAlert {
  struct Button {
    /// In lower case, as it is typed.
    let name: String
    let isCancel: Bool
    let role: String?
    let action: AppFeature.Action
  }

  let title: String
  let message: String?
  let buttons: [Button]

  /// The topmost alert of the app.
  init?(_ state: AppFeature.State) {
    if let alert = state.alert {
      self.init(alert) { .alert($0) }
    } else if let id = state.path.ids.last, let screen = state.path.last,
      let alert = OpenAlert(screen, { .path(.element(id: id, action: $0)) })
    {
      self = alert
    } else if let alert = state.scrumList.alert {
      self.init(alert) { .scrumList(.alert($0)) }
    } else {
      return nil
    }
  }

  /// The alert of a screen.
  private init?(
    _ screen: AppFeature.Path.State,
    _ embed: @escaping (AppFeature.Path.Action) -> AppFeature.Action
  ) {
    switch screen {
    case .detail(let detail):
      guard let alert = detail.alert else { return nil }
      self.init(alert) { embed(.detail(.alert($0))) }
    case .history(let history):
      guard let alert = history.alert else { return nil }
      self.init(alert) { embed(.history(.alert($0))) }
    case .pastMeeting(let past):
      guard let alert = past.alert else { return nil }
      self.init(alert) { embed(.pastMeeting(.alert($0))) }
    case .followUps:
      return nil
    case .meeting(let meeting):
      switch meeting.destination {
      case .end(let alert)?:
        self.init(alert) { embed(.meeting(.destination($0.map { .end($0) }))) }
      case .discard(let alert)?:
        self.init(alert) { embed(.meeting(.destination($0.map { .discard($0) }))) }
      case nil:
        return nil
      }
    }
  }

  private init<Action>(
    _ alert: AlertState<Action>,
    embed: (PresentationAction<Action>) -> AppFeature.Action
  ) {
    title = alert.title.text
    message = alert.message?.text
    buttons = alert.buttons.map { button in
      Button(
        name: button.label.text.lowercased(),
        isCancel: button.role == .cancel,
        role: button.role.map { "\($0)" },
        action: embed(button.action.map { .presented($0) } ?? .dismiss)
      )
    }
  }

  /// What the buttons are called.
  var names: [String] { buttons.map(\.name) }

  /// The button that says yes: the first that does not only put the alert away; else the only one.
  var affirmative: Button? { buttons.first { !$0.isCancel } ?? buttons.first }

  /// The button that leaves everything as it is.
  var cancel: Button? { buttons.first(where: \.isCancel) }

  /// All that it says, in one line.
  var words: String { [title, message].compactMap(\.self).joined(separator: " ") }

  /// Whether there is something to decide.
  var isQuestion: Bool { buttons.count > 1 }

  /// The alert as an answer shows it.
  var answer: AnswerAlert {
    AnswerAlert(
      title: title,
      message: message,
      buttons: buttons.map { AnswerAlert.Button(name: $0.name, role: $0.role) }
    )
  }
}

extension PresentationAction {
  fileprivate func map<Other>(_ embed: (Action) -> Other) -> PresentationAction<Other> {
    switch self {
    case .presented(let action): .presented(embed(action))
    case .dismiss: .dismiss
    }
  }
}
