/// A choice of an alert or a dialog, as plain data: words, what they mean, and the action to send.
public struct ButtonState<Action>: Identifiable {
  /// Tells one button from another, also where they look alike. Not compared.
  public let id: EphemeralStateID
  /// What kind of choice this is; `nil` for an ordinary one.
  public let role: ButtonStateRole?
  /// What to send when it is chosen; `nil` only puts the alert away.
  public let action: Action?
  /// The words on it.
  public let label: TextState

  /// Makes a button.
  public init(
    role: ButtonStateRole? = nil,
    action: Action? = nil,
    label: () -> TextState
  ) {
    self.init(id: EphemeralStateID(), role: role, action: action, label: label())
  }

  private init(id: EphemeralStateID, role: ButtonStateRole?, action: Action?, label: TextState) {
    self.id = id
    self.role = role
    self.action = action
    self.label = label
  }

  /// The same button with another action.
  public func map<NewAction>(
    _ transform: (Action) throws -> NewAction
  ) rethrows -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, role: role, action: try action.map(transform), label: label)
  }
}

/// What a choice means, beyond its words.
public enum ButtonStateRole: Hashable, Sendable, CaseIterable {
  /// Leaves everything as it is.
  case cancel
  /// Loses something of the user's.
  case destructive
}

extension ButtonState: Equatable where Action: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.role == right.role && left.action == right.action && left.label == right.label
  }
}

extension ButtonState: Hashable where Action: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(action)
    hasher.combine(label)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(
      self,
      children: ["role": role as Any, "action": action as Any, "label": label],
      displayStyle: .struct
    )
  }
}

/// Builds the choices of an alert or a dialog.
@resultBuilder
public enum ButtonStateBuilder<Action> {
  public static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] {
    [button]
  }

  public static func buildBlock(_ parts: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    parts.flatMap { $0 }
  }

  public static func buildOptional(_ part: [ButtonState<Action>]?) -> [ButtonState<Action>] {
    part ?? []
  }

  public static func buildEither(first: [ButtonState<Action>]) -> [ButtonState<Action>] {
    first
  }

  public static func buildEither(second: [ButtonState<Action>]) -> [ButtonState<Action>] {
    second
  }

  public static func buildArray(_ parts: [[ButtonState<Action>]]) -> [ButtonState<Action>] {
    parts.flatMap { $0 }
  }

  public static func buildLimitedAvailability(
    _ part: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    part
  }
}
