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
  let printChange: (_ action: Action, _ old: State, _ new: State) -> Void

  /// A printer out of a closure, to log changes where they belong.
  public init(printChange: @escaping (_ action: Action, _ old: State, _ new: State) -> Void) {
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
    Self { action, old, new in
      let lines = String(customDumping: action).split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      let change = diff(old, new) ?? "  (No state changes)"
      write("received action:\n\(lines.map { "  \($0)\n" }.joined())\(change)")
    }
  }
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
    let effect = base.run(&state, action)
    printer.printChange(action, old, state)
    return effect
  }
}
