import Foundation
import Testing

@testable import ScrumFeatures
@testable import scrums_cli

/// Every screen in every width.
@Suite struct ScreenTests {
  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private func text(_ style: ScreenStyle) -> String {
    ScreenSamples.screens(style).map { name, lines in
      "== \(name)\n" + lines.joined(separator: "\n")
    }.joined(separator: "\n") + "\n"
  }

  /// Compared whole with the files beside this one, as text and with colours; there an escape is
  /// written `␛`. With `WRITE_SCREENS=1` in the environment they are written anew, to be looked at.
  @Test(arguments: [40, 80, 200], [ColorDepth.none, .indexed])
  func screensAreAsTheyAreWrittenDown(columns: Int, colors: ColorDepth) throws {
    let name = "Screens-\(columns)\(colors == .none ? "" : "-colored").txt"
    let file = Self.golden.appendingPathComponent(name)
    let text = text(ScreenSamples.style(columns, colors)).replacing("\u{1B}", with: "␛")
    if ProcessInfo.processInfo.environment["WRITE_SCREENS"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    for (line, other) in zip(text.split(separator: "\n"), expected.split(separator: "\n")) {
      #expect(line == other)
    }
    #expect(text == expected)
  }

  @Test(arguments: [1, 2, 7, 20, 39, 40, 41, 59, 60, 79, 80, 200], [ColorDepth.none, .full])
  func noLineIsWiderThanTheWindow(columns: Int, colors: ColorDepth) {
    for (name, lines) in ScreenSamples.screens(ScreenSamples.style(columns, colors)) {
      for line in lines {
        let text = line.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(DisplayWidth.of(text) <= columns, "\(name): \(line)")
        #expect(!line.contains("\n") && !line.contains("\u{202E}"))
        #expect(colors != .none || !line.contains("\u{1B}"), "\(name)")
      }
    }
  }

  /// With colour a screen says the same.
  @Test func colourIsNeverTheOnlySignal() {
    for columns in [40, 80] {
      let plain = ScreenSamples.screens(ScreenSamples.style(columns))
      let colored = ScreenSamples.screens(ScreenSamples.style(columns, .full))
      for (one, other) in zip(plain, colored) {
        let texts = other.lines.map {
          $0.replacing(/\u{1B}\[[0-9;]*m/, with: "").trimmingBlanks()
        }
        #expect(texts == one.lines.map { $0.trimmingBlanks() }, "\(one.name)")
      }
    }
  }

  @Test func manyMeetingsAreCutAndCountedAndOddNumbersAreShown() {
    var scrum = ScreenSamples.scrum
    scrum.history = (0..<300).map { place in
      ScreenSamples.meeting(
        place,
        at: 1_893_488_400 - Double(place) * 86_400,
        [600, -5, 1e300, 0][place % 4],
        [("Ida", [300, -1, 1e300, 0][place % 4])]
      )
    }
    for columns in [1, 20, 40, 80] {
      let style = ScreenSamples.style(columns)
      let lines = HistoryScreen(scrum: scrum, days: .utc, style: style).lines
      #expect(lines.count < 30)
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= columns })
    }
    let lines = HistoryScreen(scrum: scrum, days: .utc, style: ScreenSamples.style(80)).lines
    #expect(lines.contains { $0.contains("… 280 more") })
    scrum.history = []
    let empty = HistoryScreen(scrum: scrum, days: .utc, style: ScreenSamples.style(80)).lines
    #expect(empty.last == "  No meeting was held yet. Begin one with: start")
  }
}
