import Testing

@testable import NavigationExpansion

@Suite struct ObservableStateExpansionTests {
  @Test func aStructGetsARegistrarAndItsStoredKeyPaths() {
    #expect(
      expansion(
        "ObservableStateMacro",
        role: .member,
        declaration: #"""
          @ObservableState public struct State: Equatable {
            var count = 0
            let id: Int
            @Presents var child: Child.State?
            @Shared var scrum: Scrum
            @ObservationStateIgnored var ignored = 1
            lazy var late = 2
            static var shared = 3
            var double: Int { count * 2 }
            var observed = 4 { didSet { } }
          }
          """#
      ).source
        == #"""
        public var _$observationRegistrar = Navigation.ObservationStateRegistrar()

        public var _$id: Navigation.ObservableStateID { _$observationRegistrar.id }

        public mutating func _$willModify() { _$observationRegistrar.willModify() }

        public static var _$storedKeyPaths: [AnyKeyPath: AnyKeyPath] {
          [
            \Self.count: \Self._count,
            \Self.child: \Self._child.wrappedValue,
            \Self.$child: \Self._child,
            \Self.observed: \Self._observed,
          ]
        }
        """#
    )
  }

  @Test func conditionsAroundVariablesAreKept() {
    #expect(
      expansion(
        "ObservableStateMacro",
        role: .member,
        declaration: #"""
          struct State {
            #if DEBUG
            var a = 1
            #endif
            var `default` = 2
          }
          """#
      ).source
        == #"""
        var _$observationRegistrar = Navigation.ObservationStateRegistrar()

        var _$id: Navigation.ObservableStateID { _$observationRegistrar.id }

        mutating func _$willModify() { _$observationRegistrar.willModify() }

        static var _$storedKeyPaths: [AnyKeyPath: AnyKeyPath] {
          var paths: [AnyKeyPath: AnyKeyPath] = [:]
          #if DEBUG
          paths[\Self.a] = \Self._a
          #endif
          paths[\Self.`default`] = \Self._default
          return paths
        }
        """#
    )
  }

  @Test func anArchiveShowsTheNamesOfTheVariables() {
    #expect(
      expansion(
        "ObservableStateMacro",
        role: .member,
        declaration:
          "struct State: Codable { var a = 1; let b: Int; @Presents var c: C?; @Shared var d: Int }"
      ).source
        == #"""
        var _$observationRegistrar = Navigation.ObservationStateRegistrar()

        var _$id: Navigation.ObservableStateID { _$observationRegistrar.id }

        mutating func _$willModify() { _$observationRegistrar.willModify() }

        static var _$storedKeyPaths: [AnyKeyPath: AnyKeyPath] {
          [
            \Self.a: \Self._a,
            \Self.c: \Self._c.wrappedValue,
            \Self.$c: \Self._c,
          ]
        }

        private enum CodingKeys: String, CodingKey {
          case _a = "a"
          case b
          case _c = "c"
          case d
        }
        """#
    )
  }

  @Test func anEnumHasTheIdentityOfItsPayload() {
    #expect(
      expansion(
        "ObservableStateMacro",
        role: .member,
        declaration: "enum State { case a(A.State), b(label: B); case none, two(Int, Int) }"
      ).source
        == #"""
        var _$id: Navigation.ObservableStateID {
          switch self {
          case .a(let value): return Navigation._$id(of: value, orCase: 0)
          case .b(label: let value): return Navigation._$id(of: value, orCase: 1)
          case .none: return Navigation.ObservableStateID.inert(2)
          case .two: return Navigation.ObservableStateID.inert(3)
          }
        }

        mutating func _$willModify() {
          switch self {
          case .a(var value):
            Navigation.ObservationStateRegistrar.willModify(&value)
            self = .a(value)
          case .b(label: var value):
            Navigation.ObservationStateRegistrar.willModify(&value)
            self = .b(label: value)
          case .none: break
          case .two: break
          }
        }

        static var _$storedKeyPaths: [AnyKeyPath: AnyKeyPath] { [:] }
        """#
    )
  }

  @Test func anEnumWithoutCasesHasAnIdentityToo() {
    #expect(
      expansion(
        "ObservableStateMacro",
        role: .member,
        declaration: "enum State {}"
      ).source
        == #"""
        var _$id: Navigation.ObservableStateID {
          switch self {
          }
        }

        mutating func _$willModify() {
          switch self {
          }
        }

        static var _$storedKeyPaths: [AnyKeyPath: AnyKeyPath] { [:] }
        """#
    )
  }

  @Test func aStoredVariableIsTracked() {
    #expect(
      expansion(
        "ObservableStateMacro",
        role: .memberAttribute,
        declaration: "var a = 1",
        parent: "struct State {}"
      ).source
        == "@Navigation.ObservationStateTracked"
    )
  }

  @Test func aConstantIsNotTracked() {
    #expect(
      expansion(
        "ObservableStateMacro",
        role: .memberAttribute,
        declaration: "let a = 1",
        parent: "struct State {}"
      ).source == nil
    )
  }

  @Test func aWrappedVariableIsNotTracked() {
    #expect(
      expansion(
        "ObservableStateMacro",
        role: .memberAttribute,
        declaration: "@Shared var a: Int",
        parent: "struct State {}"
      ).source == nil
    )
  }

  @Test func aTrackedVariableHasAccessors() {
    #expect(
      expansion(
        "ObservationStateTrackedMacro",
        role: .accessor,
        declaration: "var count: Int = 0"
      ).source
        == #"""
        @storageRestrictions(initializes: _count)
        init(initialValue) {
          _count = initialValue
        }
        get {
          _$observationRegistrar.access(0xb1e5e28e4479a274)
          return _count
        }
        set { _$observationRegistrar.assign(0xb1e5e28e4479a274, &_count, newValue) }
        _modify {
          guard _$observationRegistrar.isObserved(0xb1e5e28e4479a274) else {
            yield &_count
            return
          }
          Navigation.ObservationStateRegistrar.willModify(&_count)
          let before = Navigation.ObservationStateRegistrar.signature(of: _count)
          defer {
            _$observationRegistrar.didModify(
              0xb1e5e28e4479a274,
              before: before,
              after: Navigation.ObservationStateRegistrar.signature(of: _count)
            )
          }
          yield &_count
        }
        """#
    )
  }

  @Test func aTrackedVariableHasStorage() {
    #expect(
      expansion(
        "ObservationStateTrackedMacro",
        role: .peer,
        declaration: "public var `default`: [String: Int] = [:]"
      ).source
        == "private var _default: [String: Int] = [:]"
    )
  }

  @Test func observersMoveToTheStorage() {
    #expect(
      expansion(
        "ObservationStateTrackedMacro",
        role: .peer,
        declaration: "var a = 1 { didSet { if a > 9 { self.a = 9 }; other.a = f(a: a) } }"
      ).source
        == "private var _a = 1 { didSet { if _a > 9 { self._a = 9 }; other.a = f(a: _a) } }"
    )
  }
}
