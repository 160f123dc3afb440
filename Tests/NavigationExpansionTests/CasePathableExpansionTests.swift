import Testing

@testable import NavigationExpansion

@Suite struct CasePathableExpansionTests {
  @Test func eachCaseGetsAPath() {
    #expect(
      expansion(
        "CasePathableMacro",
        role: .member,
        declaration: #"""
          @CasePathable enum Action {
            case tap
            case set(Int)
            case move(from: Int, to: Int)
            case rename(name: String)
          }
          """#
      ).source
        == #"""
        struct AllCasePaths: Sendable {
          var tap: Navigation.AnyCasePath<Action, Void> {
            Navigation.AnyCasePath<Action, Void>(
              name: "tap",
              embed: { _ in .tap },
              extract: { root in
                guard case .tap = root else { return nil }
                return ()
              },
              modify: { root, body in
                guard case .tap = root else { return false }
                var value: Void = ()
                body(&value)
                return true
              }
            )
          }
          var set: Navigation.AnyCasePath<Action, Int> {
            Navigation.AnyCasePath<Action, Int>(
              name: "set",
              embed: Action.set,
              extract: { root in
                guard case .set(let value) = root else { return nil }
                return value
              },
              modify: { root, body in
                guard case .set = root else { return false }
                Navigation._$modifyPayload(
                  of: &root,
                  body,
                  take: { root in
                    guard case .set(let value) = root else { preconditionFailure() }
                    return Navigation._$Payload(value)
                  },
                  embed: Action.set
                )
                return true
              }
            )
          }
          var move: Navigation.AnyCasePath<Action, (from: Int, to: Int)> {
            Navigation.AnyCasePath<Action, (from: Int, to: Int)>(
              name: "move",
              embed: { .move(from: $0.0, to: $0.1) },
              extract: { root in
                guard case .move(from: let value0, to: let value1) = root else { return nil }
                return (from: value0, to: value1)
              },
              modify: { root, body in
                guard case .move = root else { return false }
                Navigation._$modifyPayload(
                  of: &root,
                  body,
                  take: { root in
                    guard case .move(from: let value0, to: let value1) = root else { preconditionFailure() }
                    return Navigation._$Payload((from: value0, to: value1))
                  },
                  embed: { .move(from: $0.0, to: $0.1) }
                )
                return true
              }
            )
          }
          var rename: Navigation.AnyCasePath<Action, String> {
            Navigation.AnyCasePath<Action, String>(
              name: "rename",
              embed: Action.rename(name:),
              extract: { root in
                guard case .rename(name: let value) = root else { return nil }
                return value
              },
              modify: { root, body in
                guard case .rename = root else { return false }
                Navigation._$modifyPayload(
                  of: &root,
                  body,
                  take: { root in
                    guard case .rename(name: let value) = root else { preconditionFailure() }
                    return Navigation._$Payload(value)
                  },
                  embed: Action.rename(name:)
                )
                return true
              }
            )
          }
        }

        static var allCasePaths: AllCasePaths { AllCasePaths() }
        """#
    )
  }

  @Test func pathsOfAPublicEnumArePublic() {
    #expect(
      expansion(
        "CasePathableMacro",
        role: .member,
        declaration: "public indirect enum Tree { case leaf, `default`(Self) }"
      ).source
        == #"""
        public struct AllCasePaths: Sendable {
          public var leaf: Navigation.AnyCasePath<Tree, Void> {
            Navigation.AnyCasePath<Tree, Void>(
              name: "leaf",
              embed: { _ in .leaf },
              extract: { root in
                guard case .leaf = root else { return nil }
                return ()
              },
              modify: { root, body in
                guard case .leaf = root else { return false }
                var value: Void = ()
                body(&value)
                return true
              }
            )
          }
          public var `default`: Navigation.AnyCasePath<Tree, Tree> {
            Navigation.AnyCasePath<Tree, Tree>(
              name: "default",
              embed: Tree.`default`,
              extract: { root in
                guard case .`default`(let value) = root else { return nil }
                return value
              },
              modify: { root, body in
                guard case .`default` = root else { return false }
                Navigation._$modifyPayload(
                  of: &root,
                  body,
                  take: { root in
                    guard case .`default`(let value) = root else { preconditionFailure() }
                    return Navigation._$Payload(value)
                  },
                  embed: Tree.`default`
                )
                return true
              }
            )
          }
        }

        public static var allCasePaths: AllCasePaths { AllCasePaths() }
        """#
    )
  }

  @Test func pathsFollowTheAccessOfAnExtensionAroundTheEnum() {
    #expect(
      expansion(
        "CasePathableMacro",
        role: .member,
        declaration: "enum E { case a }",
        lexicalContext: ["public extension Outer {}"]
      ).source
        == #"""
        public struct AllCasePaths: Sendable {
          public var a: Navigation.AnyCasePath<E, Void> {
            Navigation.AnyCasePath<E, Void>(
              _$name: "a",
              embed: { _ in .a },
              extract: { root in
                guard case .a = root else { return nil }
                return ()
              },
              modify: { root, body in
                guard case .a = root else { return false }
                var value: Void = ()
                body(&value)
                return true
              }
            )
          }
        }

        public static var allCasePaths: AllCasePaths { AllCasePaths() }
        """#
    )
  }

  @Test func conditionsAndAvailabilityOfCasesAreKept() {
    #expect(
      expansion(
        "CasePathableMacro",
        role: .member,
        declaration: #"""
          enum E {
            #if DEBUG
            case a
            #else
            func f() {}
            #endif
            @available(*, deprecated) case b
          }
          """#
      ).source
        == #"""
        struct AllCasePaths: Sendable {
          #if DEBUG
          var a: Navigation.AnyCasePath<E, Void> {
            Navigation.AnyCasePath<E, Void>(
              name: "a",
              embed: { _ in .a },
              extract: { root in
                guard case .a = root else { return nil }
                return ()
              },
              modify: { root, body in
                guard case .a = root else { return false }
                var value: Void = ()
                body(&value)
                return true
              }
            )
          }
          #else
          #endif
          @available(*, deprecated)
          var b: Navigation.AnyCasePath<E, Void> {
            Navigation.AnyCasePath<E, Void>(
              name: "b",
              embed: { _ in .b },
              extract: { root in
                guard case .b = root else { return nil }
                return ()
              },
              modify: { root, body in
                guard case .b = root else { return false }
                var value: Void = ()
                body(&value)
                return true
              }
            )
          }
        }

        static var allCasePaths: AllCasePaths { AllCasePaths() }
        """#
    )
  }

  @Test func anEnumWithoutCasesHasNoPaths() {
    #expect(
      expansion(
        "CasePathableMacro",
        role: .member,
        declaration: "enum E {}"
      ).source
        == #"""
        struct AllCasePaths: Sendable {}

        static var allCasePaths: AllCasePaths { AllCasePaths() }
        """#
    )
  }

  @Test func theConformanceKeepsAvailability() {
    #expect(
      expansion(
        "CasePathableMacro",
        role: .extension,
        declaration: "@available(macOS 26, *) @CasePathable enum E {}",
        extendedType: "Outer.E",
        conformances: "struct Placeholder: CasePathable {}",
        lexicalContext: ["@available(iOS 26, *)\nstruct Outer {}"]
      ).source
        == #"""
        @available(macOS 26, *)
        @available(iOS 26, *)
        extension Outer.E: Navigation.CasePathable {}
        """#
    )
  }

  @Test func aTypeThatConformsAlreadyGetsNoExtension() {
    #expect(
      expansion(
        "CasePathableMacro",
        role: .extension,
        declaration: "enum E {}",
        extendedType: "E",
        conformances: "struct Placeholder {}"
      ).source == nil
    )
  }
}
