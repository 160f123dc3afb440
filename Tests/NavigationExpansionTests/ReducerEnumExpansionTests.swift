import Testing

@testable import NavigationExpansion

@Suite struct ReducerEnumExpansionTests {
  @Test func anEnumOfReducersGetsStateActionAndBody() {
    #expect(
      expansion(
        "ReducerMacro",
        role: .member,
        declaration: #"""
          @Reducer enum Path {
            case detail(DetailFeature)
            case meeting(MeetingFeature = MeetingFeature(theme: .sky))
          }
          """#
      ).sourceBeforeCaseScope
        == #"""
        @dynamicMemberLookup
        enum State: Navigation.CaseReducerState, Navigation.CasePathable, Navigation.ObservableState {
          typealias StateReducer = Path
          case detail(DetailFeature.State)
          case meeting(MeetingFeature.State)

          struct AllCasePaths: Sendable {
            var detail: Navigation.AnyCasePath<State, DetailFeature.State> {
              Navigation.AnyCasePath<State, DetailFeature.State>(
                name: "detail",
                embed: State.detail,
                extract: { root in
                  guard case .detail(let value) = root else { return nil }
                  return value
                },
                modify: { root, body in
                  guard case .detail = root else { return false }
                  Navigation._$modifyPayload(
                    of: &root,
                    body,
                    take: { root in
                      guard case .detail(let value) = root else { preconditionFailure() }
                      return Navigation._$Payload(value)
                    },
                    embed: State.detail
                  )
                  return true
                }
              )
            }
            var meeting: Navigation.AnyCasePath<State, MeetingFeature.State> {
              Navigation.AnyCasePath<State, MeetingFeature.State>(
                name: "meeting",
                embed: State.meeting,
                extract: { root in
                  guard case .meeting(let value) = root else { return nil }
                  return value
                },
                modify: { root, body in
                  guard case .meeting = root else { return false }
                  Navigation._$modifyPayload(
                    of: &root,
                    body,
                    take: { root in
                      guard case .meeting(let value) = root else { preconditionFailure() }
                      return Navigation._$Payload(value)
                    },
                    embed: State.meeting
                  )
                  return true
                }
              )
            }
          }

          static var allCasePaths: AllCasePaths { AllCasePaths() }

          var _$id: Navigation.ObservableStateID {
            switch self {
            case .detail(let value): return Navigation._$id(of: value, orCase: 0)
            case .meeting(let value): return Navigation._$id(of: value, orCase: 1)
            }
          }

          mutating func _$willModify() {
            switch self {
            case .detail(var value):
              Navigation.ObservationStateRegistrar.willModify(&value)
              self = .detail(value)
            case .meeting(var value):
              Navigation.ObservationStateRegistrar.willModify(&value)
              self = .meeting(value)
            }
          }

          static var _$storedKeyPaths: [AnyKeyPath: AnyKeyPath] { [:] }
        }

        @dynamicMemberLookup
        enum Action: Navigation.CasePathable {
          case detail(DetailFeature.Action)
          case meeting(MeetingFeature.Action)

          struct AllCasePaths: Sendable {
            var detail: Navigation.AnyCasePath<Action, DetailFeature.Action> {
              Navigation.AnyCasePath<Action, DetailFeature.Action>(
                name: "detail",
                embed: Action.detail,
                extract: { root in
                  guard case .detail(let value) = root else { return nil }
                  return value
                },
                modify: { root, body in
                  guard case .detail = root else { return false }
                  Navigation._$modifyPayload(
                    of: &root,
                    body,
                    take: { root in
                      guard case .detail(let value) = root else { preconditionFailure() }
                      return Navigation._$Payload(value)
                    },
                    embed: Action.detail
                  )
                  return true
                }
              )
            }
            var meeting: Navigation.AnyCasePath<Action, MeetingFeature.Action> {
              Navigation.AnyCasePath<Action, MeetingFeature.Action>(
                name: "meeting",
                embed: Action.meeting,
                extract: { root in
                  guard case .meeting(let value) = root else { return nil }
                  return value
                },
                modify: { root, body in
                  guard case .meeting = root else { return false }
                  Navigation._$modifyPayload(
                    of: &root,
                    body,
                    take: { root in
                      guard case .meeting(let value) = root else { preconditionFailure() }
                      return Navigation._$Payload(value)
                    },
                    embed: Action.meeting
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
            state: \Navigation.Case<Self.State>.detail,
            action: \Navigation.Case<Self.Action>.detail
          ) {
            Navigation._$caseReducer(DetailFeature.self) { $0.init() }
          }
          Navigation.Scope(
            state: \Navigation.Case<Self.State>.meeting,
            action: \Navigation.Case<Self.Action>.meeting
          ) {
            MeetingFeature(theme: .sky)
          }
        }
        """#
    )
  }

  @Test func conditionsAndConformancesAreKept() {
    #expect(
      expansion(
        "ReducerMacro",
        role: .member,
        attribute: "@Reducer(state: .equatable, .sendable, action: .equatable)",
        declaration: #"""
          enum Path {
            #if DEBUG
            case debug(Debug)
            #endif
            indirect case other(Other.Body)
          }
          """#
      ).sourceBeforeCaseScope
        == #"""
        @dynamicMemberLookup
        enum State: Navigation.CaseReducerState, Navigation.CasePathable, Navigation.ObservableState, Equatable, Sendable {
          typealias StateReducer = Path
          #if DEBUG
          case debug(Debug.State)
          #endif
          indirect case other(Other.State)

          struct AllCasePaths: Sendable {
            #if DEBUG
            var debug: Navigation.AnyCasePath<State, Debug.State> {
              Navigation.AnyCasePath<State, Debug.State>(
                name: "debug",
                embed: State.debug,
                extract: { root in
                  guard case .debug(let value) = root else { return nil }
                  return value
                },
                modify: { root, body in
                  guard case .debug = root else { return false }
                  Navigation._$modifyPayload(
                    of: &root,
                    body,
                    take: { root in
                      guard case .debug(let value) = root else { preconditionFailure() }
                      return Navigation._$Payload(value)
                    },
                    embed: State.debug
                  )
                  return true
                }
              )
            }
            #endif
            var other: Navigation.AnyCasePath<State, Other.State> {
              Navigation.AnyCasePath<State, Other.State>(
                name: "other",
                embed: State.other,
                extract: { root in
                  guard case .other(let value) = root else { return nil }
                  return value
                },
                modify: { root, body in
                  guard case .other = root else { return false }
                  Navigation._$modifyPayload(
                    of: &root,
                    body,
                    take: { root in
                      guard case .other(let value) = root else { preconditionFailure() }
                      return Navigation._$Payload(value)
                    },
                    embed: State.other
                  )
                  return true
                }
              )
            }
          }

          static var allCasePaths: AllCasePaths { AllCasePaths() }

          var _$id: Navigation.ObservableStateID {
            switch self {
            #if DEBUG
            case .debug(let value): return Navigation._$id(of: value, orCase: 0)
            #endif
            case .other(let value): return Navigation._$id(of: value, orCase: 1)
            }
          }

          mutating func _$willModify() {
            switch self {
            #if DEBUG
            case .debug(var value):
              Navigation.ObservationStateRegistrar.willModify(&value)
              self = .debug(value)
            #endif
            case .other(var value):
              Navigation.ObservationStateRegistrar.willModify(&value)
              self = .other(value)
            }
          }

          static var _$storedKeyPaths: [AnyKeyPath: AnyKeyPath] { [:] }
        }

        @dynamicMemberLookup
        enum Action: Navigation.CasePathable, Equatable {
          #if DEBUG
          case debug(Debug.Action)
          #endif
          indirect case other(Other.Action)

          struct AllCasePaths: Sendable {
            #if DEBUG
            var debug: Navigation.AnyCasePath<Action, Debug.Action> {
              Navigation.AnyCasePath<Action, Debug.Action>(
                name: "debug",
                embed: Action.debug,
                extract: { root in
                  guard case .debug(let value) = root else { return nil }
                  return value
                },
                modify: { root, body in
                  guard case .debug = root else { return false }
                  Navigation._$modifyPayload(
                    of: &root,
                    body,
                    take: { root in
                      guard case .debug(let value) = root else { preconditionFailure() }
                      return Navigation._$Payload(value)
                    },
                    embed: Action.debug
                  )
                  return true
                }
              )
            }
            #endif
            var other: Navigation.AnyCasePath<Action, Other.Action> {
              Navigation.AnyCasePath<Action, Other.Action>(
                name: "other",
                embed: Action.other,
                extract: { root in
                  guard case .other(let value) = root else { return nil }
                  return value
                },
                modify: { root, body in
                  guard case .other = root else { return false }
                  Navigation._$modifyPayload(
                    of: &root,
                    body,
                    take: { root in
                      guard case .other(let value) = root else { preconditionFailure() }
                      return Navigation._$Payload(value)
                    },
                    embed: Action.other
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
          #if DEBUG
          Navigation.Scope(
            state: \Navigation.Case<Self.State>.debug,
            action: \Navigation.Case<Self.Action>.debug
          ) {
            Navigation._$caseReducer(Debug.self) { $0.init() }
          }
          #endif
          Navigation.Scope(
            state: \Navigation.Case<Self.State>.other,
            action: \Navigation.Case<Self.Action>.other
          ) {
            Other.body
          }
        }
        """#
    )
  }
}
