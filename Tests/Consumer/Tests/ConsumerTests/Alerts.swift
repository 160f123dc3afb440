import NavigationTesting
import Testing

@MainActor
@Suite struct AlertsAndOtherEphemeralState {
  @Reducer
  struct Desk {
    @Reducer
    enum Destination {
      case alert(AlertState<Alert>)
      case dialog(ConfirmationDialogState<Alert>)
      case leaf(Leaf)
      @CasePathable
      enum Alert: Equatable { case again, confirmed }
    }

    @ObservableState
    struct State: Equatable {
      @Presents var alert: AlertState<Alert>?
      @Presents var destination: Destination.State?
      var seen = 0
    }

    enum Action {
      case alert(PresentationAction<Alert>)
      case destination(PresentationAction<Destination.Action>)
    }

    @CasePathable
    enum Alert: Equatable { case again, confirmed }

    static func alert(_ title: String) -> AlertState<Alert> {
      AlertState {
        TextState(title)
      } actions: {
        ButtonState(role: .destructive, action: .confirmed) { TextState("Yes") }
        ButtonState(role: .cancel) { TextState("No") }
      } message: {
        TextState("This cannot be undone.")
      }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .alert(.presented(.again)):
          state.alert = Self.alert("Really?")
          return .none
        case .alert(.presented(.confirmed)):
          state.seen = state.alert == nil ? -1 : 1
          return .none
        case .destination(.presented(.alert(.confirmed))):
          state.seen = 2
          return .none
        case .alert, .destination:
          return .none
        }
      }
      .ifLet(\.$alert, action: \.alert)
      .ifLet(\.$destination, action: \.destination)
    }
  }

  @Test func anAnswerPutsTheAlertAwayAfterTheParentRan() async {
    let store = TestStore(initialState: Desk.State(alert: Desk.alert("Delete?"))) { Desk() }
    await store.send(\.alert.confirmed) {
      $0.alert = nil
      $0.seen = 1
    }
  }

  @Test func anotherAlertOfTheSamePassStays() async {
    let store = TestStore(initialState: Desk.State(alert: Desk.alert("Delete?"))) { Desk() }
    await store.send(\.alert.again) { $0.alert = Desk.alert("Really?") }
  }

  @Test func theDialogOfADestinationGoesToo() async {
    let store = TestStore(
      initialState: Desk.State(
        destination: .dialog(
          ConfirmationDialogState {
            TextState("How?")
          } actions: {
            ButtonState(action: .confirmed) { TextState("So") }
          }
        )
      )
    ) {
      Desk()
    }
    await store.send(\.destination.dialog.confirmed) { $0.destination = nil }
  }

  @Test func anActionForAnotherCaseLeavesTheAlertAndIsReported() async {
    let store = TestStore(
      initialState: Desk.State(destination: .alert(AlertState { TextState("!") }))
    ) {
      Desk()
    }
    let issues = await issues { await store.send(\.destination.leaf.bump) }
    #expect(issues.count == 1, "\(issues.text)")
    #expect(store.state.destination?.is(\.alert) == true)
    await store.send(\.destination.alert.confirmed) {
      $0.destination = nil
      $0.seen = 2
    }
  }

  @Test func anAlertIsNoWork() async {
    let store = TestStore(initialState: Desk.State(alert: Desk.alert("Delete?"))) { Desk() }
    let task = await store.send(\.alert.again) { $0.alert = Desk.alert("Really?") }
    #expect(task.isFinished)
    await store.finish()
    #expect(store.state.alert?.buttons.map(\.role) == [.destructive, .cancel])
    #expect(store.state.alert?.message == TextState("This cannot be undone."))
  }
}

extension AlertsAndOtherEphemeralState.Desk.Destination.State: Equatable {}
