import Testing

@testable import NavigationExpansion

/// What `@Reducer` on an enum adds for `store.case`.
@Suite struct CaseScopeExpansionTests {
  @Test func eachCaseHasItsStoreOrItsPlainData() {
    #expect(
      expansion(
        "ReducerMacro",
        role: .member,
        declaration: #"""
          @Reducer public enum Path {
            case detail(DetailFeature)
            case nested(item: Other.Body)
            case alert(AlertState<Alert>)
            case plain(Int = 3, name: String)
            case none
          }
          """#
      ).sourceFromCaseScope
        == #"""
        public enum CaseScope {
          case detail(Navigation.StoreOf<DetailFeature>)
          case nested(item: Navigation.StoreOf<Other>)
          case alert(AlertState<Alert>)
          case plain(Int, name: String)
          case none
        }

        @MainActor
        public static func _$caseScope(_ store: Navigation.Store<Self.State, Self.Action>) -> CaseScope {
          switch store.currentState {
          case .detail(let value):
            return .detail(
              store._$scope(
                state: \Navigation.Case<Self.State>.detail,
                action: \Navigation.Case<Self.Action>.detail,
                value
              )
            )
          case .nested(let value):
            return .nested(
              item: store._$scope(
                state: \Navigation.Case<Self.State>.nested,
                action: \Navigation.Case<Self.Action>.nested,
                value
              )
            )
          case .alert(let value0):
            return .alert(value0)
          case .plain(let value0, let value1):
            return .plain(value0, name: value1)
          case .none: return .none
          }
        }
        """#
    )
  }

  @Test func conditionsAndIndirectionAreKept() {
    #expect(
      expansion(
        "ReducerMacro",
        role: .member,
        declaration: #"""
          enum Path {
            #if DEBUG
            case debug(Debug)
            #endif
            indirect case other(Other)
          }
          """#
      ).sourceFromCaseScope
        == #"""
        enum CaseScope {
          #if DEBUG
          case debug(Navigation.StoreOf<Debug>)
          #endif
          indirect case other(Navigation.StoreOf<Other>)
        }

        @MainActor
        static func _$caseScope(_ store: Navigation.Store<Self.State, Self.Action>) -> CaseScope {
          switch store.currentState {
          #if DEBUG
          case .debug(let value):
            return .debug(
              store._$scope(
                state: \Navigation.Case<Self.State>.debug,
                action: \Navigation.Case<Self.Action>.debug,
                value
              )
            )
          #endif
          case .other(let value):
            return .other(
              store._$scope(
                state: \Navigation.Case<Self.State>.other,
                action: \Navigation.Case<Self.Action>.other,
                value
              )
            )
          }
        }
        """#
    )
  }

  @Test func anEnumWithoutCasesHasNone() {
    let made = expansion("ReducerMacro", role: .member, declaration: "enum Path {}")
    #expect(
      made.sourceFromCaseScope
        == #"""
        enum CaseScope {}

        @MainActor
        static func _$caseScope(_ store: Navigation.Store<Self.State, Self.Action>) -> CaseScope {
          switch store.currentState {}
        }
        """#
    )
  }
}

extension MacroExpansion {
  /// What comes before the enum of the cases' stores.
  var sourceBeforeCaseScope: String? {
    source?.split(atCaseScope: true)
  }

  /// The enum of the cases' stores, and what makes one.
  var sourceFromCaseScope: String? {
    source?.split(atCaseScope: false)
  }
}

extension String {
  fileprivate func split(atCaseScope isBefore: Bool) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasSuffix("enum CaseScope {") || $0.hasSuffix("Scope {}") }
    guard let start else { return self }
    let part = isBefore ? lines[..<(start - 1)] : lines[start...]
    return part.joined(separator: "\n")
  }
}
