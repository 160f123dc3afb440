/// How a presented ancestor is dismissed: by an action sent to its parent.
@usableFromInline
struct Dismissal: Sendable {
  let send: @MainActor @Sendable (EffectEntry) -> Void
  /// Whether it dismisses the root of a test's store, which nothing presents.
  let isOfRoot: Bool

  init(isOfRoot: Bool = false, _ send: @escaping @MainActor @Sendable (EffectEntry) -> Void) {
    self.send = send
    self.isOfRoot = isOfRoot
  }
}

/// Dismisses the feature that calls it, from one of its effects: `await dismiss()`.
///
/// The dismissal reaches the parent as an action: `.dismiss` of a presented child, `.popFrom` of a
/// screen on a stack. A feature embedded with `Scope` dismisses its nearest presented ancestor.
public struct DismissEffect: Sendable {
  private let override: (@MainActor @Sendable () async -> Void)?

  init() {
    override = nil
  }

  /// Replaces the dismissal, for a feature that is shown by other means.
  public init(_ dismiss: @escaping @MainActor @Sendable () async -> Void) {
    override = dismiss
  }

  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    if let override {
      return await override()
    }
    guard let context = EffectContext.current, let dismissal = context.dismissal else {
      reportIssue(
        """
        "dismiss()" was called where nothing is presented.

        A feature can dismiss itself from one of its effects, when a parent presents it with \
        "ifLet" or drives it on a stack with "forEach". Present the feature that way, or leave \
        the dismissal to whoever shows it.
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
      return
    }
    guard !Task.isCancelled, !context.entry.isCancelled else { return }
    dismissal.send(context.entry)
  }
}

extension DependencyValues {
  /// Dismisses the feature whose effect calls it.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether a parent presents the feature, or drives it on a stack.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  private enum DismissKey: DependencyKey {
    static var liveValue: DismissEffect { DismissEffect() }
    static var testValue: DismissEffect { DismissEffect() }
  }

  private enum IsPresentedKey: DependencyKey {
    static var liveValue: Bool { false }
    static var testValue: Bool { false }
  }
}
