import Foundation
import Navigation
import Testing

@testable import scrums_cli

/// Numbers mean the rows that bore them, wherever those are by now.
@Suite struct RowMemoryTests {
  private func row(_ id: Int, _ title: String) -> RowMemory.Row {
    RowMemory.Row(id: UUID(id), title: title)
  }

  private func find(
    _ text: String,
    _ rows: [RowMemory.Row],
    remembering ids: [Int]?,
    isQuoted: Bool = false
  ) -> Result<Int, CommandError> {
    var memory = RowMemory()
    memory.remember(ids.map { $0.map { UUID($0) } })
    let reference = RowReference(text: text, isQuoted: isQuoted)
    return Result { () throws(CommandError) in
      try memory.find(reference, in: rows, subject: .scrum)
    }
  }

  @Test func aNumberMeansTheRowThatBoreItAndElseATitleOfDigits() {
    let rows = [row(3, "c"), row(1, "a"), row(2, "4"), row(4, "d")]
    #expect(find("1", rows, remembering: nil) == .success(0))
    #expect(find("1", rows, remembering: [1, 2, 3]) == .success(1))
    // Not the row that is the fourth by now.
    #expect(find("4", rows, remembering: [1, 2, 3]) == .success(2))
    #expect(find("3", rows, remembering: [1, 2, 9]) == .failure(.gone(.scrum, "3")))
    #expect(
      find("5", rows, remembering: [1, 2, 3])
        == .failure(.notFound(.scrum, "5", nearest: nil, among: ["c", "a", "4", "d"]))
    )
  }

  @Test func twinsAreToldApartByTheNumbersThatMeanThem() {
    let rows = [row(2, "Jo"), row(1, "Jo"), row(3, "Jo")]
    let ambiguous = { CommandError.ambiguous(.scrum, "jo", candidates: $0) }
    #expect(find("jo", rows, remembering: nil) == .failure(ambiguous(["1", "2", "3"])))
    // One that came since has no number yet.
    #expect(find("jo", rows, remembering: [1, 2]) == .failure(ambiguous(["2", "1", "Jo"])))
    // Where a number would be a title, none is given.
    let titles = ["Jo", "Jo", "Jo"]
    #expect(
      find("jo", rows, remembering: [1, 2], isQuoted: true) == .failure(ambiguous(titles))
    )
  }
}
