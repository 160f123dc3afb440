import Navigation

/// A feature with a page and a stack of pages, whose rules are there to be broken.
@Reducer
struct Notebook {
  @ObservableState
  struct State {
    var page: Page.State?
    var path = StackState<Page.State>()
    /// The id of a screen that was there once.
    let lost: StackElementID

    init() {
      var path = StackState([Page.State()])
      lost = path.ids[0]
      path.removeAll()
    }
  }

  enum Action {
    case failed
    case opened
    case page(Page.Action)
    case path(StackActionOf<Page>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .failed:
        return .run { _ in throw TornPage() }
      case .opened:
        state.path.append(Page.State())
        return .none
      case .page, .path:
        return .none
      }
    }
    .ifLet(\.page, action: \.page) { Page() }
    .forEach(\.path, action: \.path) { Page() }
  }
}

/// A page that can be turned.
@Reducer
struct Page {
  @ObservableState
  struct State {
    var turns = 0
  }

  enum Action {
    case turned
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.turns += 1
      return .none
    }
  }
}

/// What an effect of the notebook throws.
struct TornPage: Error {}

/// Keeps the issues that are reported, as a program in use would.
final class CollectedIssues: IssueReporter {
  private let issues = LockIsolated<[ReportedIssue]>([])

  var all: [ReportedIssue] { issues.withLock { $0 } }

  func report(_ issue: ReportedIssue) {
    issues.withLock { $0.append(issue) }
  }
}
