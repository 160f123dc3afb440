import Testing

@testable import scrums_cli

/// What a real terminal keeps of a session: what was entered and answered, and nothing that came up
/// meanwhile.
@Suite(.enabled(if: Installed.has("tmux"), "tmux is not installed"))
struct ScrollbackCaseTests {
  /// In a window of so few rows everything scrolls out sooner or later.
  @Test(arguments: [(40, 8), (80, 5), (100, 24)])
  func neitherMenusNorSuggestionsAreLeft(columns: Int, rows: Int) {
    let window = TmuxWindow("--fixture sample", columns: columns, rows: rows)
    window.wait { $0.contains { $0.hasPrefix("/>") } }
    window.type("list design\n")
    window.wait { $0.filter { $0.hasPrefix("/>") }.count == 2 || $0.last?.hasPrefix("/>") == true }
    for _ in 1...6 {
      // A suggestion in the line; nobody takes it.
      window.type("list d")
      window.wait { $0.contains("/> list design") }
      window.tmux("send-keys C-u")
      window.type("# x\n")
      window.wait { $0.last { $0.hasPrefix("/>") } == "/>" }
      // A menu, gone through and closed; then another, left by Ctrl-C.
      window.type("push \t\t\t")
      window.wait { $0.contains { $0.hasPrefix("> App Dev") } }
      window.tmux("send-keys Escape")
      window.wait { !$0.contains { $0.hasPrefix("> App Dev") } }
      window.tmux("send-keys C-u")
      window.type("p\t")
      window.wait { $0.contains { $0.hasPrefix("  path") } }
      window.tmux("send-keys C-c")
      window.wait { $0.contains { $0.hasSuffix("^C") } && $0.last { $0.hasPrefix("/>") } == "/>" }
    }
    window.tmux("send-keys C-u")
    window.type("# end\n")
    window.wait { rows in rows.contains("/> # end") && rows.last { $0.hasPrefix("/>") } == "/>" }
    let all = window.all
    let begin = all.firstIndex { $0.hasPrefix("/> list design") } ?? 0
    let end = all.lastIndex(of: "/> # end") ?? begin
    let session = all[begin...end].drop { !$0.hasPrefix("/> # x") }
    let round = ["/> # x", "/> p^C"]
    #expect(Array(session) == Array(repeating: round, count: 6).flatMap { $0 } + ["/> # end"])
    window.type("quit\n")
  }

  @Test func twoHundredResizesLeaveOnePrompt() {
    let window = TmuxWindow("--fixture sample")
    window.wait { $0.contains { $0.hasPrefix("/>") } }
    window.type("note half a line")
    window.wait { $0.contains("/> note half a line") }
    let sizes = (0..<200).map { count in
      "resize-window -x \([80, 30, 120, 50][count % 4]) -y \([24, 10][count % 2])"
    }
    window.tmux((sizes + ["resize-window -x 80 -y 24"]).joined(separator: " \\; "))
    window.type("!")
    window.wait { $0.contains("/> note half a line!") }
    #expect(window.all.filter { $0.hasPrefix("/>") } == ["/> note half a line!"])
    window.tmux("send-keys C-u")
    window.type("quit\n")
  }

  /// A real terminal agrees on where a full row ends.
  @Test func aFullRowWrapsAsTheTerminalDoes() {
    let window = TmuxWindow("--fixture sample", columns: 20, rows: 24)
    window.wait { $0.contains("/>") }
    func cursor() -> String {
      window.tmux("display-message -p '#{cursor_x}'").filter(\.isNumber)
    }
    window.type("# 34567890123456")
    window.wait { $0.contains("/> # 34567890123456") && cursor() == "19" }
    window.type("7")
    window.wait { $0.contains("/> # 345678901234567") && cursor() == "0" }
    window.type("世")
    window.wait { $0.contains("世") && cursor() == "2" }
    window.type("\n")
    window.wait { $0.suffix(4).starts(with: ["/> # 345678901234567", "世", "/>"]) }
    window.type("quit\n")
  }
}
