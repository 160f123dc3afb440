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
  private var content: AlertContent<Action>

  /// Tells one dialog from the next, also where they look alike. Not compared.
  public var id: EphemeralStateID { content.id }

  /// What it is about.
  public var title: TextState {
    get { content.title }
    set { content.title = newValue }
  }

  /// More words below the title.
  public var message: TextState? {
    get { content.message }
    set { content.message = newValue }
  }

  /// The choices, in order. With none there is only one thing to do: put it away.
  public var buttons: [ButtonState<Action>] {
    get { content.buttons }
    set { content.buttons = newValue }
  }

  /// Whether the title is shown.
  public var titleVisibility: DialogTitleVisibility

  /// Makes a dialog.
  public init(
    titleVisibility: DialogTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      content: AlertContent(title: title, actions: actions, message: message),
      titleVisibility: titleVisibility
    )
  }

  private init(content: AlertContent<Action>, titleVisibility: DialogTitleVisibility) {
    self.content = content
    self.titleVisibility = titleVisibility
  }

  /// The same dialog with other actions.
  public func map<NewAction>(
    _ transform: (Action) throws -> NewAction
  ) rethrows -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      content: try content.map(transform),
      titleVisibility: titleVisibility
    )
  }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {}
extension ConfirmationDialogState: Hashable where Action: Hashable {}
extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: CustomReflectable {
  public var customMirror: Mirror {
    content.mirror(of: self, titleVisibility: titleVisibility)
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
