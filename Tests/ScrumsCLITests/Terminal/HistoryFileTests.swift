import Foundation
import Testing

@testable import scrums_cli

/// The file of the lines that were entered.
@Suite struct HistoryFileTests {
  private let folder = ScratchFolder()

  private var file: HistoryFile { HistoryFile(stateFolder: folder.file("state/scrums-cli")) }

  @Test func whatRepeatsIsReadOnceAtItsLastPlace() {
    for line in ["a", "b", "a", "c 世"] { file.append(line) }
    #expect(file.lines() == ["b", "a", "c 世"])
  }

  @Test func whereThereIsNoneThereAreNoLines() {
    #expect(file.lines() == [])
  }

  @Test func aLargeOneIsReadFromItsEnd() {
    file.append("first")
    let line = String(repeating: "x", count: 999)
    for number in 0..<1200 { file.append("\(number) \(line)") }
    let lines = file.lines()
    #expect(lines.last?.hasPrefix("1199 ") == true)
    #expect(lines.count > 1000 && lines.count < 1200)
    #expect(lines.allSatisfy { $0.hasSuffix(line) })
  }

  @Test func whereItCannotBeWrittenNothingHappens() {
    folder.write("a file", to: "state")
    file.append("a")
    #expect(file.lines() == [])
  }
}
