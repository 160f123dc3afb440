import Navigation
import Testing

@Suite struct CasePathTests {
  @Test func aSingleStepIsThePathThatTheEnumDeclares() {
    let path = AnyCasePath<Parent, Child>(\.child)
    #expect(path.name == "child")
    #expect(path.embed(.tapped) == .child(.tapped))
    #expect(path.extract(from: .child(.renamed("a"))) == .renamed("a"))
    #expect(path.extract(from: .numbers([])) == nil)
  }

  @Test func stepsCompose() {
    let path = AnyCasePath<Parent, String>(\.child.renamed)
    #expect(path.embed("b") == .child(.renamed("b")))
    #expect(path.extract(from: .child(.renamed("b"))) == "b")
    #expect(path.extract(from: .child(.tapped)) == nil)
    #expect(path.extract(from: .numbers([1])) == nil)
  }

  @Test func selfIsThePathThatLeadsNowhereElse() {
    let path = AnyCasePath<Parent, Parent>(\.self)
    var value = Parent.numbers([1])
    #expect(path.embed(value) == value)
    #expect(path.extract(from: value) == value)
    #expect(path.modify(&value) { $0 = .child(.tapped) })
    #expect(value == .child(.tapped))
  }

  @Test func isTellsTheCurrentCase() {
    #expect(Parent.child(.tapped).is(\.child))
    #expect(Parent.child(.tapped).is(\.child.tapped))
    #expect(!Parent.child(.tapped).is(\.child.renamed))
    #expect(!Parent.child(.tapped).is(\.numbers))
    let none: Parent? = nil
    #expect(!none.is(\.child))
    let some: Parent? = .child(.tapped)
    #expect(some.is(\.child.tapped))
    #expect(none.is(\.none))
  }

  @Test func caseSubscriptReadsTheCurrentCaseAndAssignsAny() {
    var value = Parent.child(.moved(x: 1, y: 2))
    #expect(value[case: \.child.moved]?.y == 2)
    #expect(value[case: \.numbers] == nil)
    value[case: \.child.moved]?.x = 5
    #expect(value == .child(.moved(x: 5, y: 2)))
    value[case: \.numbers]?.append(1)
    #expect(value == .child(.moved(x: 5, y: 2)))
    value[case: \.numbers] = [3]
    #expect(value == .numbers([3]))
    value[case: \.numbers] = nil
    #expect(value == .numbers([3]))
  }

  @Test func casesArePropertiesOfEnumsThatLookMembersUp() {
    var value = Parent.numbers([1])
    #expect(value.numbers == [1])
    #expect(value.child == nil)
    value.numbers?.append(2)
    #expect(value == .numbers([1, 2]))
    value.child = .tapped
    #expect(value == .child(.tapped))
  }

  @Test func aKeyPathIsAFunctionFromPayloadToEnum() {
    let renamed: CaseKeyPath<Parent, String> = \.child.renamed
    let tapped: CaseKeyPath<Parent, Void> = \.child.tapped
    #expect(renamed("c") == Parent.child(.renamed("c")))
    #expect(tapped() == Parent.child(.tapped))
  }

  @Test func optionalAndResultHaveCases() {
    #expect(Parent.load(.success(1)).is(\.load.success))
    #expect(Parent.load(.failure(.init()))[case: \.load.failure] == Parent.Failure())
    #expect(Parent.load(.failure(.init()))[case: \.load.success] == nil)
    var optional: Int? = 1
    optional.modify(\.some) { $0 += 1 }
    #expect(optional == 2)
    #expect(optional[case: \.none] == nil)
    optional[case: \.none] = ()
    #expect(optional == nil)
  }

  @Test func modifyingInPlaceDoesNotCopyThePayload() {
    var value = Parent.numbers(Array(0..<100))
    let before = value.numbers?.withUnsafeBufferPointer { $0.baseAddress }
    let path = AnyCasePath<Parent, [Int]>(\.numbers)
    let modified = path.modify(&value) { $0[0] = 7 }
    #expect(modified)
    #expect(value.numbers?.withUnsafeBufferPointer { $0.baseAddress } == before)
    #expect(value.numbers?.first == 7)
  }

  @Test func modifyingAnotherCaseChangesNothing() {
    var value = Parent.child(.tapped)
    let path = AnyCasePath<Parent, [Int]>(\.numbers)
    #expect(!path.modify(&value) { $0.append(1) })
    #expect(value == .child(.tapped))
    let deep = AnyCasePath<Parent, String>(\.child.renamed)
    #expect(!deep.modify(&value) { $0 = "x" })
    #expect(value == .child(.tapped))
    value = .child(.renamed("a"))
    #expect(deep.modify(&value) { $0 += "b" })
    #expect(value == .child(.renamed("ab")))
  }

  @Test func modifyingAnotherCaseOfAValueIsReportedAtTheCall() {
    let issues = Issues()
    var value = Parent.child(.tapped)
    let line: UInt = #line + 2
    withIssueReporters([issues]) {
      value.modify(\.child.renamed) { $0 = "x" }
    }
    #expect(value == .child(.tapped))
    let reported = issues.all.withLock { $0 }
    #expect(reported.map(\.line) == [line])
    #expect(
      reported.first?.message == """
        Can't modify unrelated case "child" through \\.child.renamed of Parent. Nothing was changed. \
        Check the case first, or assign the new value.
        """
    )
    withIssueReporters([issues]) {
      value = .child(.renamed("a"))
      value.modify(\.child.renamed) { $0 += "b" }
    }
    #expect(value == .child(.renamed("ab")))
    #expect(issues.all.withLock { $0.count } == 1)
  }

  @Test func keyPathsReachThroughWrappingActions() {
    let write = Write<Scrum>(field: \.title, text: "Daily")
    let action = Root.newScrum(.presented(.editScrum(.binding(write))))
    #expect(action.is(\.newScrum.editScrum))
    #expect(action.is(\.newScrum.presented.editScrum))
    #expect(!action.is(\.newScrum.dismiss))
    #expect(action[case: \.newScrum.editScrum.binding.title] == "Daily")
    #expect(action[case: \.newScrum.editScrum.binding.theme] == nil)
    let keyPath: CaseKeyPath<Root, String> = \.newScrum.editScrum.binding.title
    #expect(keyPath("Daily") == action)
  }

  @Test func keyPathsReachThroughIds() {
    let action = Parent.rows(.element(id: 3, action: .renamed("r")))
    #expect(action[case: \.rows[id: 3].renamed] == "r")
    #expect(action[case: \.rows[id: 4].renamed] == nil)
    let write = Write<Scrum>(field: \.theme, text: "sky")
    let deep = Root.path(.element(id: 0, action: .editScrum(.binding(write))))
    #expect(deep[case: \.path[id: 0].editScrum.binding.theme] == "sky")
  }

  @Test func equalKeyPathsAreEqual() {
    let one: CaseKeyPath<Parent, String> = \.rows[id: 3].renamed
    #expect(one == \.rows[id: 3].renamed)
    #expect(one != \.rows[id: 4].renamed)
    let two: CaseKeyPath<Root, EditScrum> = \.newScrum.editScrum
    #expect(two == \.newScrum.editScrum)
  }
}

private final class Issues: IssueReporter {
  let all = LockIsolated<[ReportedIssue]>([])
  func report(_ issue: ReportedIssue) { all.withLock { $0.append(issue) } }
}
