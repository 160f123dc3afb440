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
  private var content: AlertContent<Action>

  /// Tells one alert from the next, also where they look alike. Not compared.
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

  /// Makes an alert.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(content: AlertContent(title: title, actions: actions, message: message))
  }

  private init(content: AlertContent<Action>) {
    self.content = content
  }

  /// The same alert with other actions.
  public func map<NewAction>(
    _ transform: (Action) throws -> NewAction
  ) rethrows -> AlertState<NewAction> {
    AlertState<NewAction>(content: try content.map(transform))
  }
}

extension AlertState: Equatable where Action: Equatable {}
extension AlertState: Hashable where Action: Hashable {}
extension AlertState: Sendable where Action: Sendable {}

extension AlertState: CustomReflectable {
  public var customMirror: Mirror { content.mirror(of: self, titleVisibility: .automatic) }
}
