/// A dialog that offers several ways to go on, as plain data.
///
/// ```swift
/// ConfirmationDialogState {
///   TextState("Delete?")
/// } actions: {
///   ButtonState(role: .destructive, action: .confirmed) { TextState("Yes") }
/// } message: {
///   TextState("This cannot be undone.")
/// }
/// ```
public struct ConfirmationDialogState<Action>: Identifiable, _EphemeralState {
  /// Tells one dialog from the next, also where they look alike. Not compared.
  public let id: EphemeralStateID
  /// What it is about.
  public var title: TextState
  /// Whether the title is shown.
  public var titleVisibility: DialogTitleVisibility
  /// More words below the title.
  public var message: TextState?
  /// The choices, in order. With none there is only one thing to do: put it away.
  public var buttons: [ButtonState<Action>]

  /// Makes a dialog.
  public init(
    titleVisibility: DialogTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      id: EphemeralStateID(),
      title: title(),
      titleVisibility: titleVisibility,
      message: message?(),
      buttons: actions()
    )
  }

  private init(
    id: EphemeralStateID,
    title: TextState,
    titleVisibility: DialogTitleVisibility,
    message: TextState?,
    buttons: [ButtonState<Action>]
  ) {
    self.id = id
    self.title = title
    self.titleVisibility = titleVisibility
    self.message = message
    self.buttons = buttons
  }

  /// The same dialog with other actions.
  public func map<NewAction>(
    _ transform: (Action) throws -> NewAction
  ) rethrows -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      id: id,
      title: title,
      titleVisibility: titleVisibility,
      message: message,
      buttons: try buttons.map { try $0.map(transform) }
    )
  }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && left.message == right.message
      && left.titleVisibility == right.titleVisibility && left.buttons == right.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(titleVisibility)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: CustomReflectable {
  public var customMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if titleVisibility != .automatic { children.append(("titleVisibility", titleVisibility)) }
    if let message { children.append(("message", message)) }
    if !buttons.isEmpty { children.append(("buttons", buttons)) }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

/// Whether the title of a dialog is shown.
public enum DialogTitleVisibility: Hashable, Sendable {
  /// As is usual where it is shown.
  case automatic
  /// Always.
  case visible
  /// Never.
  case hidden
}
