/// A message that asks for an answer, as plain data.
///
/// ```swift
/// AlertState {
///   TextState("Delete?")
/// } actions: {
///   ButtonState(role: .destructive, action: .confirmed) { TextState("Yes") }
/// } message: {
///   TextState("This cannot be undone.")
/// }
/// ```
public struct AlertState<Action>: Identifiable, _EphemeralState {
  /// Tells one alert from the next, also where they look alike. Not compared.
  public let id: EphemeralStateID
  /// What it is about.
  public var title: TextState
  /// More words below the title.
  public var message: TextState?
  /// The choices, in order. With none there is only one thing to do: put it away.
  public var buttons: [ButtonState<Action>]

  /// Makes an alert.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
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

  /// The same alert with other actions.
  public func map<NewAction>(
    _ transform: (Action) throws -> NewAction
  ) rethrows -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: id,
      title: title,
      message: message,
      buttons: try buttons.map { try $0.map(transform) }
    )
  }
}

extension AlertState: Equatable where Action: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && left.message == right.message
      && left.buttons == right.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: CustomReflectable {
  public var customMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if let message { children.append(("message", message)) }
    if !buttons.isEmpty { children.append(("buttons", buttons)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
