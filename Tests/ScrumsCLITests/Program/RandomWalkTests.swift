import Foundation
import Testing

@testable import scrums_cli

/// Thousands of commands by chance, all of the table among them: whatever is done, a meeting holds
/// together and every command has its answer.
@Suite struct RandomWalkTests {
  /// What ends the session, waits by the clock on the wall, or leaves files behind.
  private static let leftOut: Set<String> = ["quit", "wait", "import", "load", "export", "restore"]
  private static let arguments = [
    "", "", "1", "2", "3", "9", "design", "amira", "bjo", "李雷", "\"x\"", "x y z", "10s", "3m",
    "-20s",
    "@amira note", "@\"Any One\" note", "1 2", "3 1", "1 other", "active", "all", "completed",
    "7", "30", "sky", "A, B", "/design/history/1", "..", "follow-ups", "history", "edit",
    "design without 2", "without amira", "today", "design week",
  ]
  private static let answers = ["yes", "nevermind", "save", "discard", "resume", "keep"]

  private func lines(_ count: Int, seed: UInt64) -> [String] {
    var random = SeededWords(seed: seed)
    let names = CommandTable.entries.map(\.name).filter { !Self.leftOut.contains($0) }
    // Those of a meeting and its way in come more often, so that meetings are held.
    let ways = ["start", "start", "advance", "advance", "history", "follow-ups", "push follow-ups"]
    let frequent = CommandTable.meeting.map(\.name) + CommandTable.followUps.map(\.name) + ways
    return (0..<count).map { _ in
      switch Int.random(in: 0..<10, using: &random) {
      case 0: return Self.answers.randomElement(using: &random) ?? ""
      case 1...5:
        let name = frequent.randomElement(using: &random) ?? ""
        let argument = Self.arguments.randomElement(using: &random) ?? ""
        return "\(name) \(argument)"
      default:
        let name = names.randomElement(using: &random) ?? ""
        let argument = Self.arguments.randomElement(using: &random) ?? ""
        return "\(name) \(argument)"
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func whateverIsDoneHoldsTogether(seed: UInt64) {
    let lines = lines(2500, seed: seed)
    let result = run(
      ["--clock", "simulated", "--fixture", "sample", "--json", "--keep-going"],
      input: lines.joined(separator: "\n") + "\n"
    )
    let answers = result.answers()
    #expect(result.code == 1)
    #expect(answers.count == lines.count)
    var kinds: Set<String> = []
    var saved = 0
    for (line, answer) in zip(lines, answers) {
      kinds.insert(answer.kind ?? "")
      if answer.command == "save", answer.kind == "detail" { saved += 1 }
      guard answer.kind == "meeting" else { continue }
      let speakers = answer.screen["speakers"] as? [[String: Any]] ?? []
      let speaking = speakers.filter { $0["state"] as? String == "speaking" }
      #expect(speaking.count == 1, "\(line)")
      let elapsed = answer.screen["elapsedSeconds"] as? Double ?? -1
      let remaining = answer.screen["remainingSeconds"] as? Double ?? 0
      #expect(elapsed >= 0, "\(line)")
      // The planned length is some whole number of minutes.
      let minutes = (elapsed + remaining) / 60
      #expect(abs(minutes - minutes.rounded()) < 1e-6, "\(line)")
      #expect(answer.path?.hasSuffix("/meeting") == true)
    }
    #expect(saved > 0)
    #expect(kinds.isSuperset(of: ["detail", "meeting"]))
    #expect(!result.errors.contains("Fatal") && !result.errors.contains("runtime warning"))
  }
}
