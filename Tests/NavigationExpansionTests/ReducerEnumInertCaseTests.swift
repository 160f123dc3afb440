import Testing

@testable import NavigationExpansion

@Suite struct ReducerEnumInertCaseTests {
  @Test func inertCasesHaveNoActions() {
    #expect(
      expansion(
        "ReducerMacro",
        role: .member,
        declaration: #"""
          public enum Path {
            case none
            case plain(Int, name: String)
            @ReducerCaseIgnored case note(Note)
          }
          """#
      ).sourceBeforeCaseScope
        == #"""
        @dynamicMemberLookup
        public enum State: Navigation.CaseReducerState, Navigation.CasePathable, Navigation.ObservableState {
          public typealias StateReducer = Path
          case none
          case plain(Int, name: String)
          case note(Note)

          public struct AllCasePaths: Sendable {
            public var none: Navigation.AnyCasePath<State, Void> {
              Navigation.AnyCasePath<State, Void>(
                name: "none",
                embed: { _ in .none },
                extract: { root in
                  guard case .none = root else { return nil }
                  return ()
                },
                modify: { root, body in
                  guard case .none = root else { return false }
                  var value: Void = ()
                  body(&value)
                  return true
                }
              )
            }
            public var plain: Navigation.AnyCasePath<State, (Int, name: String)> {
              Navigation.AnyCasePath<State, (Int, name: String)>(
                name: "plain",
                embed: { .plain($0.0, name: $0.1) },
                extract: { root in
                  guard case .plain(let value0, name: let value1) = root else { return nil }
                  return (value0, name: value1)
                },
                modify: { root, body in
                  guard case .plain = root else { return false }
                  Navigation._$modifyPayload(
                    of: &root,
                    body,
                    take: { root in
                      guard case .plain(let value0, name: let value1) = root else { preconditionFailure() }
                      return Navigation._$Payload((value0, name: value1))
                    },
                    embed: { .plain($0.0, name: $0.1) }
                  )
                  return true
                }
              )
            }
            public var note: Navigation.AnyCasePath<State, Note> {
              Navigation.AnyCasePath<State, Note>(
                name: "note",
                embed: State.note,
                extract: { root in
                  guard case .note(let value) = root else { return nil }
                  return value
                },
                modify: { root, body in
                  guard case .note = root else { return false }
                  Navigation._$modifyPayload(
                    of: &root,
                    body,
                    take: { root in
                      guard case .note(let value) = root else { preconditionFailure() }
                      return Navigation._$Payload(value)
                    },
                    embed: State.note
                  )
                  return true
                }
              )
            }
          }

          public static var allCasePaths: AllCasePaths { AllCasePaths() }

          public var _$id: Navigation.ObservableStateID {
            switch self {
            case .none: return Navigation.ObservableStateID.inert(0)
            case .plain: return Navigation.ObservableStateID.inert(1)
            case .note(let value): return Navigation._$id(of: value, orCase: 2)
            }
          }

          public mutating func _$willModify() {
            switch self {
            case .none: break
            case .plain: break
            case .note(var value):
              Navigation.ObservationStateRegistrar.willModify(&value)
              self = .note(value)
            }
          }

          public static var _$storedKeyPaths: [AnyKeyPath: AnyKeyPath] { [:] }
        }

        @dynamicMemberLookup
        public enum Action: Navigation.CasePathable {
          public struct AllCasePaths: Sendable {}

          public static var allCasePaths: AllCasePaths { AllCasePaths() }
        }

        @Navigation.ReducerBuilder<Self.State, Self.Action>
        public static var body: some Navigation.Reducer<Self.State, Self.Action> {
          Navigation.EmptyReducer<Self.State, Self.Action>()
        }
        """#
    )
  }

  @Test func alertsHaveActionsButNoReducer() {
    #expect(
      expansion(
        "ReducerMacro",
        role: .member,
        declaration: #"""
          enum Destination {
            case alert(AlertState<Alert>)
            @ReducerCaseEphemeral case toast(Toast)
            case nested(Other.Body)
          }
          """#
      ).sourceBeforeCaseScope
        == #"""
        @dynamicMemberLookup
        enum State: Navigation.CaseReducerState, Navigation.CasePathable, Navigation.ObservableState {
          typealias StateReducer = Destination
          case alert(AlertState<Alert>)
          case toast(Toast)
          case nested(Other.State)

          var _$isEphemeral: Bool {
            switch self {
            case .alert: return true
            case .toast: return true
            default: return false
            }
          }

          struct AllCasePaths: Sendable {
            var alert: Navigation.AnyCasePath<State, AlertState<Alert>> {
              Navigation.AnyCasePath<State, AlertState<Alert>>(
                name: "alert",
                embed: State.alert,
                extract: { root in
                  guard case .alert(let value) = root else { return nil }
                  return value
                },
                modify: { root, body in
                  guard case .alert = root else { return false }
                  Navigation._$modifyPayload(
                    of: &root,
                    body,
                    take: { root in
                      guard case .alert(let value) = root else { preconditionFailure() }
                      return Navigation._$Payload(value)
                    },
                    embed: State.alert
                  )
                  return true
                }
              )
            }
            var toast: Navigation.AnyCasePath<State, Toast> {
              Navigation.AnyCasePath<State, Toast>(
                name: "toast",
                embed: State.toast,
                extract: { root in
                  guard case .toast(let value) = root else { return nil }
                  return value
                },
                modify: { root, body in
                  guard case .toast = root else { return false }
                  Navigation._$modifyPayload(
                    of: &root,
                    body,
                    take: { root in
                      guard case .toast(let value) = root else { preconditionFailure() }
                      return Navigation._$Payload(value)
                    },
                    embed: State.toast
                  )
                  return true
                }
              )
            }
            var nested: Navigation.AnyCasePath<State, Other.State> {
              Navigation.AnyCasePath<State, Other.State>(
                name: "nested",
                embed: State.nested,
                extract: { root in
                  guard case .nested(let value) = root else { return nil }
                  return value
                },
                modify: { root, body in
                  guard case .nested = root else { return false }
                  Navigation._$modifyPayload(
                    of: &root,
                    body,
                    take: { root in
                      guard case .nested(let value) = root else { preconditionFailure() }
                      return Navigation._$Payload(value)
                    },
                    embed: State.nested
                  )
                  return true
                }
              )
            }
          }

          static var allCasePaths: AllCasePaths { AllCasePaths() }

          var _$id: Navigation.ObservableStateID {
            switch self {
            case .alert(let value): return Navigation._$id(of: value, orCase: 0)
            case .toast(let value): return Navigation._$id(of: value, orCase: 1)
            case .nested(let value): return Navigation._$id(of: value, orCase: 2)
            }
          }

          mutating func _$willModify() {
            switch self {
            case .alert(var value):
              Navigation.ObservationStateRegistrar.willModify(&value)
              self = .alert(value)
            case .toast(var value):
              Navigation.ObservationStateRegistrar.willModify(&value)
              self = .toast(value)
            case .nested(var value):
              Navigation.ObservationStateRegistrar.willModify(&value)
              self = .nested(value)
            }
          }

          static var _$storedKeyPaths: [AnyKeyPath: AnyKeyPath] { [:] }
        }

        @dynamicMemberLookup
        enum Action: Navigation.CasePathable {
          case alert(AlertState<Alert>.Action)
          case toast(Toast.Action)
          case nested(Other.Action)

          struct AllCasePaths: Sendable {
            var alert: Navigation.AnyCasePath<Action, AlertState<Alert>.Action> {
              Navigation.AnyCasePath<Action, AlertState<Alert>.Action>(
                name: "alert",
                embed: Action.alert,
                extract: { root in
                  guard case .alert(let value) = root else { return nil }
                  return value
                },
                modify: { root, body in
                  guard case .alert = root else { return false }
                  Navigation._$modifyPayload(
                    of: &root,
                    body,
                    take: { root in
                      guard case .alert(let value) = root else { preconditionFailure() }
                      return Navigation._$Payload(value)
                    },
                    embed: Action.alert
                  )
                  return true
                }
              )
            }
            var toast: Navigation.AnyCasePath<Action, Toast.Action> {
              Navigation.AnyCasePath<Action, Toast.Action>(
                name: "toast",
                embed: Action.toast,
                extract: { root in
                  guard case .toast(let value) = root else { return nil }
                  return value
                },
                modify: { root, body in
                  guard case .toast = root else { return false }
                  Navigation._$modifyPayload(
                    of: &root,
                    body,
                    take: { root in
                      guard case .toast(let value) = root else { preconditionFailure() }
                      return Navigation._$Payload(value)
                    },
                    embed: Action.toast
                  )
                  return true
                }
              )
            }
            var nested: Navigation.AnyCasePath<Action, Other.Action> {
              Navigation.AnyCasePath<Action, Other.Action>(
                name: "nested",
                embed: Action.nested,
                extract: { root in
                  guard case .nested(let value) = root else { return nil }
                  return value
                },
                modify: { root, body in
                  guard case .nested = root else { return false }
                  Navigation._$modifyPayload(
                    of: &root,
                    body,
                    take: { root in
                      guard case .nested(let value) = root else { preconditionFailure() }
                      return Navigation._$Payload(value)
                    },
                    embed: Action.nested
                  )
                  return true
                }
              )
            }
          }

          static var allCasePaths: AllCasePaths { AllCasePaths() }
        }

        @Navigation.ReducerBuilder<Self.State, Self.Action>
        static var body: some Navigation.Reducer<Self.State, Self.Action> {
          Navigation.Scope(
            state: \Navigation.Case<Self.State>.nested,
            action: \Navigation.Case<Self.Action>.nested
          ) {
            Other.body
          }
        }
        """#
    )
  }
}
