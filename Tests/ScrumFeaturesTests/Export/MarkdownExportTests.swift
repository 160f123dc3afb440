import Foundation
import Testing

@testable import ScrumFeatures

/// Stored text shows in Markdown as it is and never becomes structure.
@Suite struct MarkdownExportTests {
  /// What a line is, by its first characters alone.
  private enum Line: Equatable {
    case blank
    case heading(Int)
    case item(Int)
    case task(isDone: Bool)
    case other
  }

  private func kind(_ line: Substring) -> Line {
    if line.isEmpty { return .blank }
    if line.hasPrefix("## ") { return .heading(2) }
    if line.hasPrefix("### ") { return .heading(3) }
    if line.hasPrefix("- [ ] ") { return .task(isDone: false) }
    if line.hasPrefix("- [x] ") { return .task(isDone: true) }
    for level in 0..<3 where line.hasPrefix(String(repeating: "  ", count: level) + "- ") {
      return .item(level)
    }
    return .other
  }

  private func lines(_ scrum: DailyScrum) -> [Line] {
    var lines: [Line] = [.heading(2), .blank, .item(0), .item(0), .item(0)]
    if !scrum.followUps.isEmpty {
      lines += [.blank, .heading(3), .blank]
      lines += scrum.followUps.filter { !$0.isComplete }.map { _ in .task(isDone: false) }
      lines += scrum.followUps.filter(\.isComplete).map { _ in .task(isDone: true) }
    }
    if !scrum.history.isEmpty { lines += [.blank, .heading(3), .blank] }
    for meeting in scrum.history {
      lines.append(.item(0))
      for attendee in meeting.attendees {
        lines.append(.item(1))
        lines += attendee.notes.map { _ in .item(2) }
      }
      if !meeting.absent.isEmpty { lines.append(.item(1)) }
      if !meeting.notes.isEmpty { lines += [.item(1)] + meeting.notes.map { _ in .item(2) } }
    }
    return lines
  }

  /// Characters that begin something in Markdown and stand without a backslash.
  private func bareMarks(_ text: Substring) -> String {
    var bare = ""
    var isEscaped = false
    for character in text {
      if !isEscaped, "`*_[]<>|~&#$".contains(character) { bare.append(character) }
      isEscaped = character == "\\" && !isEscaped
    }
    return bare
  }

  @Test(arguments: 0..<300)
  func noStoredTextBecomesStructure(seed: UInt64) throws {
    var random = RandomFiles(state: seed)
    let scrums = random.exportScrums(3, in: 9)
    let text = try ScrumExport.export(scrums, as: .markdown).text
    #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(rows.map(kind) == Array(scrums.map(lines).joined(separator: [.blank])))
    for row in rows {
      let marks = bareMarks(row)
      let isOwn = ["", "##", "###", "[]", "**"].contains(marks)
      #expect(isOwn, "\(row)")
      let content = row.drop { $0 == " " }
      for start in ["- -", "- +", "- =", "- [ ] -", "## -", "- # "] {
        #expect(!content.hasPrefix(start), "\(row)")
      }
    }
  }

  @Test(arguments: [
    ("plain text", "plain text"), ("a - b + c = d: 1.5", "a - b + c = d: 1.5"),
    ("# head", ##"\# head"##), ("C#", ##"C\#"##), ("- item", #"\- item"#), ("--- ", #"\---"#),
    ("+ item", #"\+ item"#), ("* item", #"\* item"#), ("1. one", #"1\. one"#),
    ("12) one", #"12\) one"#), ("v1.2", "v1.2"), ("===", #"\==="#), (": def", #"\: def"#),
    ("> quote", #"\> quote"#), ("|a|", #"\|a\|"#), ("`c`", #"\`c\`"#), (#"a\b"#, #"a\\b"#),
    ("[l](u)", #"\[l\](u)"#), ("![i](u)", #"!\[i\](u)"#), ("<b>", #"\<b\>"#),
    ("&amp;", #"\&amp;"#), ("~~s~~", #"\~\~s\~\~"#), ("$x$", #"\$x\$"#),
    ("a\nb\r\nc\td\u{2028}e", "a b  c d e"), ("\u{1B}[31m\0", "\u{FFFD}\\[31m\u{FFFD}"),
    (" \n ", ""), ("    code", "code"),
  ])
  func textIsEscaped(text: String, escaped: String) {
    #expect(MarkdownText.escaped(text) == escaped)
  }

  @Test func blankTextsAreNamed() throws {
    var scrum = DailyScrum(
      id: UUID(1),
      title: " ",
      attendees: [""],
      lengthInMinutes: 5,
      theme: .sky
    )
    scrum.followUps = [FollowUp(id: UUID(2), description: "")]
    #expect(
      try ScrumExport.export([scrum], as: .markdown).text == """
        ## (no title)

        - Length: 5 min
        - Theme: sky
        - Attendees: (no name)

        ### Follow-ups

        - [ ] (no text)

        """
    )
  }

  @Test(arguments: [
    (0, "0 s", 0), (0.04, "0 s", 1), (59.96, "1 min", 1), (60, "1 min", 0),
    (61.5, "1 min 1.5 s", 0),
    (3600, "60 min", 0), (-0.25, "−0.3 s", 1), (1e15, "1000000000000000.0 s", 0),
  ])
  func timesAreShownToATenth(seconds: Double, shown: String, rounded: Int) throws {
    var scrum = DailyScrum.design
    let date = Date(timeIntervalSinceReferenceDate: 0)
    scrum.history = [Meeting(id: UUID(9), date: date, lengthInSeconds: seconds)]
    let output = try ScrumExport.export([scrum], as: .markdown)
    #expect(output.text.hasSuffix("- 2001-01-01T00:00:00Z, \(shown)\n"))
    #expect(output.losses.first { $0.kind == .roundedTimes }?.count ?? 0 == rounded)
  }
}
