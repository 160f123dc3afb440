extension Reducer {
  /// Prints each action that reaches this reducer, and what it changed.
  ///
  /// A copy of the state is kept for each action: use it while looking for an error.
  public func _printChanges(
    _ printer: _ReducerPrinter<State, Action> = .customDump
  ) -> some Reducer<State, Action> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

/// What `_printChanges` does with an action and the states around it.
public struct _ReducerPrinter<State, Action> {
  let printChange: (_ action: Action, _ old: State, _ new: State, [LoggedSharedChange]) -> Void

  /// A printer out of a closure, to log changes where they belong.
  public init(printChange: @escaping (_ action: Action, _ old: State, _ new: State) -> Void) {
    self.printChange = { action, old, new, _ in printChange(action, old, new) }
  }

  /// A printer out of a closure that also takes what the action wrote to shared values: both states
  /// refer to the same ones.
  public init(
    printChange:
      @escaping (
        _ action: Action, _ old: State, _ new: State, _ sharedChanges: [LoggedSharedChange]
      ) -> Void
  ) {
    self.printChange = printChange
  }

  /// Prints the action and the lines of the state that differ.
  public static var customDump: Self { customDump { print($0) } }

  /// Prints the case of the action alone.
  public static var actionLabels: Self {
    Self { action, _, _ in print("received action: \(casePathText(of: action))") }
  }

  /// Gives the action and the lines of the state that differ to `write`.
  public static func customDump(_ write: @escaping (_ text: String) -> Void) -> Self {
    Self { action, old, new, sharedChanges in
      let changes = [diff(old, new)] + sharedChanges.map(\.text)
      let text = changes.compactMap(\.self).joined(separator: "\n")
      write(
        """
        received action:
        \(indented(String(customDumping: action)))
        \(text.isEmpty ? "  (No state changes)" : text)
        """
      )
    }
  }
}

extension LoggedSharedChange {
  /// The value's name and the lines that differ; nil when none do.
  fileprivate var text: String? {
    diff(before, after).map { "  \(name)\n\(indented($0))" }
  }
}

private func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    .joined(separator: "\n")
}

/// A reducer whose changes are printed.
struct _PrintChangesReducer<Base: Reducer>: Reducer {
  let base: MountedReducer<Base.State, Base.Action>
  let printer: _ReducerPrinter<Base.State, Base.Action>

  init(base: Base, printer: _ReducerPrinter<Base.State, Base.Action>) {
    self.base = base._mounted()
    self.printer = printer
  }

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let old = state
    let (effect, sharedChanges) = ReducerPass.recordingWrites { base.run(&state, action) }
    printer.printChange(action, old, state, sharedChanges)
    return effect
  }
}
