/// What alerts and dialogs have in common: words, choices, and an id that is not compared.
struct AlertContent<Action> {
  let id: EphemeralStateID
  var title: TextState
  var message: TextState?
  var buttons: [ButtonState<Action>]

  init(
    title: () -> TextState,
    actions: () -> [ButtonState<Action>],
    message: (() -> TextState)?
  ) {
    self.init(
      id: EphemeralStateID(),
      title: title(),
      message: message?(),
      buttons: actions()
    )
  }

  private init(
    id: EphemeralStateID,
    title: TextState,
    message: TextState?,
    buttons: [ButtonState<Action>]
  ) {
    self.id = id
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// The same content, id included, with other actions.
  func map<NewAction>(
    _ transform: (Action) throws -> NewAction
  ) rethrows -> AlertContent<NewAction> {
    AlertContent<NewAction>(
      id: id,
      title: title,
      message: message,
      buttons: try buttons.map { try $0.map(transform) }
    )
  }

  /// How the `owner` of the content is shown: without the id, and without what is not there.
  func mirror<Owner>(of owner: Owner, titleVisibility: DialogTitleVisibility) -> Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if titleVisibility != .automatic { children.append(("titleVisibility", titleVisibility)) }
    if let message { children.append(("message", message)) }
    if !buttons.isEmpty { children.append(("buttons", buttons)) }
    return Mirror(owner, children: children, displayStyle: .struct)
  }
}

extension AlertContent: Equatable where Action: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && left.message == right.message && left.buttons == right.buttons
  }
}

extension AlertContent: Hashable where Action: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertContent: Sendable where Action: Sendable {}
