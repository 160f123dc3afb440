import Testing

@testable import Navigation

@Suite(.leavesNothing) struct AlertStateTests {
  enum Action: Hashable, Sendable { case confirmed, archived }

  static func alert(_ title: String = "Delete?", archive: Bool = false) -> AlertState<Action> {
    AlertState {
      TextState(title)
    } actions: {
      ButtonState(role: .destructive, action: .confirmed) { TextState("Yes") }
      if archive {
        ButtonState(action: .archived) { TextState("Archive") }
      }
      ButtonState(role: .cancel) { TextState("No") }
    } message: {
      TextState("This cannot be undone.")
    }
  }

  @Test func anAlertIsMadeOfItsParts() {
    let alert = Self.alert(archive: true)
    #expect(alert.title == TextState("Delete?"))
    #expect(String(state: alert.title) == "Delete?")
    #expect(alert.message?.text == "This cannot be undone.")
    #expect(alert.buttons.map(\.role) == [.destructive, nil, .cancel])
    #expect(alert.buttons.map(\.action) == [.confirmed, .archived, nil])
    #expect(alert.buttons.map(\.label.text) == ["Yes", "Archive", "No"])
  }

  @Test func titleAloneIsEnough() {
    let alert = AlertState<Action> { TextState("Saved") }
    #expect(alert.buttons.isEmpty)
    #expect(alert.message == nil)
  }

  @Test func alertsThatLookAlikeAreEqualAndHaveTheirOwnIds() {
    let (one, two) = (Self.alert(), Self.alert())
    #expect(one == two)
    #expect(one.hashValue == two.hashValue)
    #expect(one.id != two.id)
    #expect(one != Self.alert("Really?"))
    #expect(one != Self.alert(archive: true))
  }

  @Test func buttonsAreBuiltWithAllControlFlow() {
    let names = ["a", "b"]
    let alert = AlertState<Action> {
      TextState("Pick")
    } actions: {
      for name in names { ButtonState(action: .archived) { TextState(name) } }
      if names.isEmpty {
        ButtonState(role: .cancel) { TextState("none") }
      } else {
        ButtonState(role: .destructive) { TextState("all") }
      }
    }
    #expect(alert.buttons.map(\.label.text) == ["a", "b", "all"])
  }

  @Test func mappingChangesTheActionsOnly() {
    let alert = Self.alert()
    let mapped: AlertState<String> = alert.map { "\($0)" }
    #expect(mapped.id == alert.id)
    #expect(mapped.buttons.map(\.action) == ["confirmed", nil])
    #expect(mapped.message == alert.message)
  }

  @Test func dialogsDifferInTheirTitlesVisibility() {
    func dialog(_ visibility: DialogTitleVisibility) -> ConfirmationDialogState<Action> {
      ConfirmationDialogState(titleVisibility: visibility) {
        TextState("Unsaved")
      } actions: {
        ButtonState(role: .destructive, action: .confirmed) { TextState("Discard") }
      }
    }
    #expect(dialog(.hidden) == dialog(.hidden))
    #expect(dialog(.hidden) != dialog(.visible))
    #expect(dialog(.hidden).map { _ in 1 }.titleVisibility == .hidden)
  }

  @Test func thePartsOfAnAlertAndOfADialogCanBeChanged() {
    var alert = Self.alert()
    let id = alert.id
    alert.title = TextState("Archive?")
    alert.message = nil
    alert.buttons.removeFirst()
    #expect(alert.id == id)
    #expect(alert.title.text == "Archive?")
    #expect(alert.message == nil)
    #expect(alert.buttons.map(\.label.text) == ["No"])
    var dialog = ConfirmationDialogState<Action> { TextState("Unsaved") }
    dialog.message = TextState("Really?")
    dialog.titleVisibility = .visible
    #expect(
      String(customDumping: dialog) == """
        ConfirmationDialogState<AlertStateTests.Action>(
          title: "Unsaved",
          titleVisibility: .visible,
          message: "Really?"
        )
        """
    )
    #expect(Set([dialog, dialog.map { $0 }]).count == 1)
  }

  @Test func alertsAndDialogsAreEphemeralOnTheirOwnActions() {
    let alert: Any = Self.alert()
    #expect(isEphemeral(alert, on: AlertState<Action>.Action.confirmed))
    #expect(!isEphemeral(alert, on: "confirmed"))
    #expect(!isEphemeral("alert", on: Action.confirmed))
    #expect(isEphemeral(ConfirmationDialogState<Int> { TextState("") }, on: 1))
    #expect(ObjectIdentifier(AlertState<Action>.actionType) == ObjectIdentifier(Action.self))
  }

  @Test func anAlertIsDumpedWithoutItsId() {
    #expect(
      String(customDumping: Self.alert()) == """
        AlertState<AlertStateTests.Action>(
          title: "Delete?",
          message: "This cannot be undone.",
          buttons: [
            [0]: ButtonState<AlertStateTests.Action>(
              role: .destructive,
              action: .confirmed,
              label: "Yes"
            ),
            [1]: ButtonState<AlertStateTests.Action>(
              role: .cancel,
              action: nil,
              label: "No"
            )
          ]
        )
        """
    )
  }
}
