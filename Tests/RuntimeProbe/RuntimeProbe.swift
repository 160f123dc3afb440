import Foundation
import Navigation

/// What the runtime does in a program that is no test: `RuntimeProbe WORD` does one thing and says
/// on standard output what came of it.
@main
@MainActor
struct RuntimeProbe {
  static func main() async {
    switch CommandLine.arguments.dropFirst().first {
    case "deep-state": await runDeepState()
    case "collected-issues": await collectIssues()
    case "app-storage": keepInMemory()
    case "literal-id": useLiteralID()
    case "missing-screen": writeMissingScreen()
    case "stack-use": print(useStack(bytes: 4 << 20))
    default:
      print("Say what to do.")
      exit(EX_USAGE)
    }
  }

  /// Sends to the top and to the bottom, awaits an effect, and keeps copies of the state.
  private static func runDeepState() async {
    let store = Store(initialState: DeepFeature.initialState) { DeepFeature() }
    var last = store.currentState
    let log = store.logActions { last = $0.before }
    store.send(.tapped)
    await store.send(DeepFeature.toBottom(.tapped)).finish()
    log.cancel()
    let bottom = DeepFeature.bottom(of: store.currentState)
    print("top \(store.count), bottom \(bottom.count), before \(last.count)")
  }

  /// Breaks three rules while a reporter of the program's own collects what the runtime says.
  private static func collectIssues() async {
    let issues = CollectedIssues()
    let store = Store(initialState: Notebook.State()) { Notebook() }
    await withIssueReporters([issues]) {
      store.send(.page(.turned))
      await store.send(.failed).finish()
      store.send(.path(.element(id: store.lost, action: .turned)))
    }
    for issue in issues.all {
      print(issue.message.prefix { $0 != "\n" })
    }
    store.send(.opened)
    print("and \(store.path.count) screen")
  }

  /// Keeps a value in user defaults, which are not linked here.
  private static func keepInMemory() {
    @Shared(.appStorage("count")) var count = 1
    $count.withLock { $0 += 1 }
    @Shared(.appStorage("count")) var same = 1
    print("count \(same)")
  }

  /// Writes an id as a literal, which only tests may.
  private static func useLiteralID() {
    let id: StackElementID = 0
    print(id)
  }

  /// Writes to a screen that is not there.
  private static func writeMissingScreen() {
    var path = StackState([Page.State()])
    let gone = path.ids[0]
    path.pop(from: gone)
    path[id: gone] = Page.State()
    print("\(path.count) screens")
  }

  @inline(never)
  private static func useStack(bytes: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { buffer in
      buffer[0] = UInt8(truncatingIfNeeded: bytes)
      guard bytes > 0 else { return Int(buffer[0]) }
      return useStack(bytes: bytes - 1024) + Int(buffer[0])
    }
  }
}
