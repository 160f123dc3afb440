import Navigation
import Testing

@Suite struct CasePathTextTests {
  @Test func aKeyPathIsShownAsItIsWritten() {
    #expect(caseKeyPathText(\Case<Root>.newScrum.dismiss) == #"\.newScrum.dismiss"#)
    #expect(caseKeyPathText(\Case<Root>.newScrum.editScrum) == #"\.newScrum.editScrum"#)
    #expect(caseKeyPathText(\Case<Parent>.rows[id: 3].renamed) == #"\.rows[id: 3].renamed"#)
    #expect(caseKeyPathText(\Case<Root>.self) == #"\.self"#)
  }

  @Test func aStepWithoutANameIsAQuestionMark() {
    #expect(caseKeyPathText(\Case<EditScrum>.binding.title) == #"\.binding.?"#)
  }

  @Test func aValueIsShownByItsCases() {
    #expect(casePathText(of: Root.newScrum(.dismiss)) == ".newScrum.dismiss")
    #expect(casePathText(of: Parent.sheet(.presented(.tapped))) == ".sheet.presented.tapped")
    #expect(casePathText(of: Parent.numbers([1])) == ".numbers")
    #expect(casePathText(of: Child.moved(x: 1, y: 2)) == ".moved")
    #expect(casePathText(of: 3) == "Int")
  }
}
