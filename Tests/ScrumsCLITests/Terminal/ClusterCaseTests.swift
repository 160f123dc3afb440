import Testing

@testable import scrums_cli

/// Characters of several code points, typed into the built program: each is one to the editor, and
/// takes the columns that terminals give it.
@Suite struct ClusterCaseTests {
  struct Cluster: CustomTestStringConvertible {
    let name: String
    let text: String
    let columns: Int

    var testDescription: String { name }
  }

  static let clusters = [
    Cluster(name: "accented letter", text: "\u{E9}", columns: 1),
    Cluster(name: "letter and accent", text: "e\u{301}", columns: 1),
    Cluster(name: "ideograph", text: "世", columns: 2),
    Cluster(name: "picture", text: "👍", columns: 2),
    Cluster(name: "family", text: "👨\u{200D}👩\u{200D}👧\u{200D}👦", columns: 2),
    Cluster(name: "skin tone", text: "👍🏽", columns: 2),
    Cluster(name: "skin tone and joiner", text: "👩🏽\u{200D}🚀", columns: 2),
    Cluster(name: "heart in colours", text: "❤\u{FE0F}", columns: 2),
    Cluster(name: "keycap", text: "1\u{FE0F}\u{20E3}", columns: 2),
    Cluster(name: "flag of letters", text: "🇩🇪", columns: 2),
    Cluster(name: "flag of the rainbow", text: "🏳\u{FE0F}\u{200D}🌈", columns: 2),
    Cluster(name: "Hangul syllable", text: "한", columns: 2),
    Cluster(name: "Hangul letters", text: "\u{1112}\u{1161}\u{11AB}", columns: 2),
    Cluster(name: "Devanagari", text: "\u{928}\u{93F}", columns: 2),
    Cluster(name: "Devanagari and a mark", text: "\u{915}\u{941}", columns: 1),
  ]

  private let folder = ScratchFolder()

  /// Inserted before, gone over, removed, and brought back.
  @Test(arguments: clusters)
  func isOneCharacterToEveryKey(_ cluster: Cluster) {
    let (text, width) = (cluster.text, cluster.columns)
    let session = TerminalSession(state: folder)
    session.wait(forRow: "/>")
    session.type("x\(text)y")
    session.wait(forRow: "/> x\(text)y", column: 5 + width)
    session.type("\u{1B}[D\u{1B}[D")
    session.wait(forRow: "/> x\(text)y", column: 4)
    session.type("z")
    session.wait(forRow: "/> xz\(text)y", column: 5)
    session.type("\u{1B}[C")
    session.wait(forRow: "/> xz\(text)y", column: 5 + width)
    session.type("\u{7F}")
    session.wait(forRow: "/> xzy", column: 5)
    session.type("\u{1F}")
    session.wait(forRow: "/> xz\(text)y", column: 5 + width)
    session.leave()
    #expect(session.screen.unknown.isEmpty)
  }

  /// Its code points come one after the other, as they do from a slow line.
  @Test(arguments: clusters)
  func growsTogetherFromItsCodePoints(_ cluster: Cluster) {
    let session = TerminalSession(state: folder)
    session.wait(forRow: "/>")
    session.type("x")
    session.wait(forRow: "/> x")
    var typed = ""
    for scalar in cluster.text.unicodeScalars {
      typed.unicodeScalars.append(scalar)
      session.type(String(scalar))
      session.wait(forRow: "/> x\(typed)")
    }
    session.wait(forRow: "/> x\(typed)", column: 4 + cluster.columns)
    session.type("\u{7F}")
    session.wait(forRow: "/> x", column: 4)
    session.leave()
  }

  /// All in one line that does not fit into the window.
  @Test func theyWrapWhole() {
    let session = TerminalSession(state: folder, columns: 10)
    session.wait(forRow: "/>")
    session.type(Self.clusters.map(\.text).joined())
    var rows = [""]
    var width = 3
    for cluster in Self.clusters {
      if width + cluster.columns > 10 {
        rows.append("")
        width = 0
      }
      rows[rows.count - 1] += cluster.text
      width += cluster.columns
    }
    rows[0] = "/> " + rows[0]
    session.wait { $0.text.joined(separator: "\n").contains(rows.joined(separator: "\n")) }
    #expect(session.screen.column == width % 10)
    session.leave()
    #expect(session.screen.unknown.isEmpty)
  }
}
