import Foundation
import Navigation
import Testing

private enum NumberKey: DependencyKey {
  static let liveValue = 1
  static let previewValue = 2
  static let testValue = 3
}

private enum OtherKey: TestDependencyKey {
  static let testValue = "other"
}

extension DependencyValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }

  fileprivate var other: String {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }

  fileprivate var missing: Int? {
    get { self[MissingKey.self] }
    set { self[MissingKey.self] = newValue }
  }
}

private enum MissingKey: TestDependencyKey {
  static var testValue: Int? { 5 }
}

private struct Model {
  @Dependency(\.number) var number
  @Dependency(\.other) var other
  @Dependency(\.other.count) var count
}

@Suite(.leavesNothing) struct DependencyTests {
  @Test func aDefaultDependsOnTheContext() {
    @Dependency(\.number) var number
    #expect(number == 3)
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(number == 2)
    }
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(number == 1)
    }
  }

  @Test func anOverrideWinsOverTheDefaultWhereItIsMadeAndWhereItIsRead() {
    let made = withDependencies {
      $0.number = 10
    } operation: {
      Model()
    }
    #expect(made.number == 10)
    let plain = Model()
    withDependencies {
      $0.number = 11
    } operation: {
      #expect(plain.number == 11)
    }
    #expect(plain.number == 3)
  }

  @Test func theInnermostOverrideWins() {
    withDependencies {
      $0.number = 10
      $0.other = "outer"
    } operation: {
      let inner = withDependencies {
        $0.number = 20
      } operation: {
        Model()
      }
      #expect(inner.number == 20)
      #expect(inner.other == "outer")
      withDependencies {
        $0.number = 30
      } operation: {
        #expect(inner.number == 30)
      }
      #expect(inner.number == 20)
    }
  }

  @Test func aKeyPathReachesIntoADependency() {
    #expect(Model().count == 5)
  }

  @Test func aDependencyIsNamedByItsKey() {
    @Dependency(NumberKey.self) var number
    #expect(number == 3)
    withDependencies {
      $0[NumberKey.self] = 4
    } operation: {
      #expect(number == 4)
    }
  }

  @Test func nilIsAnOverrideLikeAnyOther() {
    @Dependency(\.missing) var missing
    #expect(missing == 5)
    withDependencies {
      $0.missing = nil
    } operation: {
      #expect(missing == nil)
    }
  }

  @Test func tasksInheritOverridesAndAsynchronousScopesEnd() async {
    await withDependencies {
      $0.number = 7
    } operation: {
      await Task.yield()
      let inTask = await Task { DependencyValues.current.number }.value
      #expect(inTask == 7)
    }
    #expect(DependencyValues.current.number == 3)
  }

  @Test func aThrowingScopeEnds() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try withDependencies {
        $0.number = 7
      } operation: {
        throw Failure()
      }
    }
    #expect(DependencyValues.current.number == 3)
  }

  @Test func theDependenciesOfAModelPassOn() {
    let parent = withDependencies {
      $0.number = 8
      $0.other = "parent"
    } operation: {
      Model()
    }
    let child = withDependencies(from: parent) {
      $0.other = "child"
    } operation: {
      Model()
    }
    #expect(child.number == 8)
    #expect(child.other == "child")
  }

  @Test func theDependenciesOfAModelWinOverOlderAndYoungerOnesInForce() {
    let parent = withDependencies {
      $0.number = 8
    } operation: {
      Model()
    }
    let younger = withDependencies {
      $0.number = 9
    } operation: {
      Model()
    }
    withDependencies(from: parent) {
      #expect(younger.number == 8)
    }
  }

  @Test func aModelWithoutDependenciesIsReportedWhereItIsPassed() {
    let recorded = RecordedIssues()
    let line: UInt = #line + 2
    let number = withIssueReporters([recorded]) {
      withDependencies(from: 42) { DependencyValues.current.number }
    }
    #expect(number == 3)
    #expect(recorded.all.map(\.line) == [line])
    #expect(recorded.messages.first?.contains(#"was given a "Int""#) == true)
  }

  @Test func escapedDependenciesAreInForceWhereTaskLocalsAreNot() async {
    let escaped = withDependencies {
      $0.number = 9
    } operation: {
      withEscapedDependencies { $0 }
    }
    let values = await Task.detached {
      let before = withDependencies {
        $0.context = .test
      } operation: {
        DependencyValues.current.number
      }
      return (before, escaped.yield { DependencyValues.current.number })
    }.value
    #expect(values == (3, 9))
  }
}
