import Foundation
import Testing

@testable import scrums_cli

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program from its arguments to its exit code, and what nothing typed may do to it.
@Suite struct WholeProgramTests {
  private let folder = ScratchFolder()

  @Test func versionAndHelpGoToTheOutput() {
    #expect(run(["--version"]).output == "scrums-cli \(Version.text)\n")
    for arguments in [["--help"], ["-h"]] {
      let result = run(arguments)
      #expect(result.output == InvocationHelp.text + "\n")
      #expect(result.errors == "")
      #expect(result.code == 0)
    }
    #expect(run(["help"]).output == HelpText.overview + "\n")
    for arguments in [["help", "push"], ["push", "-h"], ["-h", "push"], ["push", "--help"]] {
      #expect(run(arguments).output.hasPrefix("push WHICH\n  Open a scrum,"), "\(arguments)")
    }
    let codes = run(["help", "exit-codes"]).output
    for code in ExitCode.allCases { #expect(codes.contains("  \(code.rawValue) ")) }
    let unknown = run(["help", "typo"])
    #expect(unknown.code == 64)
    #expect(unknown.errors.hasPrefix("scrums-cli: There is no topic \"typo\"."))
  }

  #if os(Linux)
    /// All of Foundation costs a third of the start.
    @Test func ofFoundationOnlyTheEssentialsAreLoaded() {
      let libraries = run([], environment: ["LD_TRACE_LOADED_OBJECTS": "1"]).output
      #expect(libraries.contains("libFoundationEssentials.so"))
      #expect(!libraries.contains("libFoundation.so"))
    }
  #endif

  @Test(arguments: [
    ["--frob"], ["--file"], ["--memory", "--file", "x"], ["--clock", "real"],
    ["--yes", "--no-input"],
    ["--seed", "x"], ["list", "--json"], ["-c", "list", "list"], ["--memory", "--at", "/nowhere"],
  ])
  func aWrongUseIsExitCode64(arguments: [String]) {
    let result = run(arguments)
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.errorLines.count == 1)
  }

  @Test(arguments: [
    (["--fixture", "sample", "new"], "new"), (["--fixture", "sample", "new", "Sync"], "new"),
    (["--fixture", "sample", "--at", "/design", "edit"], "edit"),
  ])
  func whatOpensASheetIsRefusedOffATerminalWithAFormThatWorks(
    arguments: [String],
    command: String
  ) throws {
    let result = run(arguments)
    #expect(result.code == 64)
    #expect(result.errors.hasPrefix("scrums-cli: \"\(command)\" opens a sheet"))
    let form = try #require(result.errors.split(separator: "Write: scrums-cli ").last)
    let hinted = shell("\"$SCRUMS\" \(form)")
    #expect(hinted.code == 0, "\(hinted.errors)")
  }

  @Test(arguments: [
    ["history"], ["follow-ups"], ["shuffle"], ["attendee", "add", "Bob"], ["title", "Two words"],
    ["theme sky"], ["done"], ["clear"], ["note", "Two; words"],
  ])
  func whatBelongsElsewhereIsRefusedWithALineThatWorks(words: [String]) throws {
    let result = run(["--fixture", "sample"] + words)
    #expect(result.code == 1)
    let form = try #require(result.errors.split(separator: "Write: scrums-cli ").last)
    let hinted = shell("\"$SCRUMS\" \(form)")
    #expect(hinted.code == 0, "\(hinted.errors)")
  }

  /// What would be refused there too is not given as a line that works.
  @Test func aLineThatDoesNotWorkIsNotGiven() {
    let result = run(["--fixture", "sample", "history", "1"])
    #expect(
      result.errors
        == "scrums-cli: \"history\" belongs to a scrum's screen; this is the list of scrums. "
        + "Try \"push 1\".\n"
    )
  }

  @Test func oneShotCommandsTakeTheWordsOfTheShell() {
    let result = run(["--fixture", "sample", "--json", "push", "App Dev"])
    #expect(result.answers().map(\.path) == ["/app-dev"])
    #expect(run(["--fixture", "sample", "push", "99"]).code == 1)
    #expect(
      run(["--fixture", "sample", "push", "99"]).errors
        == "scrums-cli: There is no scrum \"99\". "
        + "There are \"Design\", \"App Dev\" and \"Web Dev\".\n"
    )
    #expect(run(["--fixture", "sample", "--json", "push design"]).answers()[0].path == "/design")
  }

  @Test func scrumsOfOneTitleAreToldApartByTheirNames() {
    let twins = "new Sync; add; new Sync; add; new 42; add; list; push 42; root; push sy"
    let result = run(["--memory", "-c", twins])
    #expect(
      result.errors
        == "scrums-cli: command 10: \"sy\" may be any of several scrums: \"sync\", \"sync-2\".\n"
    )
  }

  @Test func atOpensWhereAPathLeads() {
    let result = run(
      [
        "--fixture", "sample", "--json", "--at", "/design/edit", "-c",
        "path; go ..; go ../web-dev; go edit",
      ])
    let answers = result.answers()
    #expect(answers.map(\.path) == ["/design/edit", "/design", "/web-dev", "/web-dev/edit"])
    let elements = answers[0].object["elements"] as? [[String: String]]
    #expect(
      elements == [
        ["kind": "scrums", "presentation": "root"],
        ["kind": "detail", "name": "design", "presentation": "pushed"],
        ["kind": "edit", "name": "edit", "presentation": "sheet"],
      ]
    )
  }

  @Test func seededIdsRepeat() {
    let arguments = ["--memory", "--json", "--seed", "7", "-c", "new A; attendee add B; add"]
    let first = run(arguments)
    #expect(first.code == 0)
    #expect(run(arguments).output == first.output)
    #expect(run(["--memory", "--json", "--seed", "8", "-c", "new A"]).lines[0] != first.lines[0])
  }

  @Test func helpInJSONIsText() {
    let answers = run(["--memory", "--json", "help all"]).answers()
    #expect(answers.map(\.text) == [HelpText.overview])
  }

  /// Ten thousand lines of anything: each has its answer, the session goes on, nothing is lost.
  @Test func tenThousandRandomLinesNeitherTrapNorLoseAnything() throws {
    let file = folder.file("s.json")
    _ = run(["--file", file, "--fixture", "sample", "-c", "save"])
    let before = try #require(folder.bytes("s.json"))
    var random = SeededWords(seed: 20_300_101)
    let pieces = [
      "push", "pop", "go", "edit", "done", "title", "length", "theme", "attendee", "move", "list",
      "show", "path", "help", "1", "2", "99", "-1", "99999999999999999999", "\"", "\\", ",", ";",
      "/", "..", "design", "é", "李", "\u{1B}[2J", "\u{0}", "\u{202E}", "\t", "--", "#", "x", "",
    ]
    var lines: [String] = []
    for _ in 0..<10_000 {
      let words = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      // What would change the file for good is left out: no line begins with it.
      let line = words.joined(separator: Bool.random(using: &random) ? " " : "")
      lines.append(["done", "move"].contains { line.hasPrefix($0) } ? "cancel" : line)
    }
    let text = lines.joined(separator: "\n") + "\n"
    let result = run(["--file", file, "--json", "--keep-going"], input: text)
    #expect(result.code == 1)
    #expect(result.lines.count == lines.count { !CommandText.isIgnorable($0) })
    for line in result.lines where line.contains(where: { $0.isASCII && $0 < " " }) {
      Issue.record("a control character in \(line)")
    }
    for line in result.lines {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
    #expect(folder.bytes("s.json") == before)
  }

  /// Titles, names and file names come from anywhere.
  @Test func nothingOfATextReachesTheTerminalRaw() throws {
    let nasty = "\u{1B}]0;owned\u{7}\u{1B}[31m\u{202E}abc\u{9B}2J\u{8}"
    let lines = [
      "new \(nasty)", "attendee add \(nasty)", "title \(nasty)x", "add", "list", "push 1", "path",
      "edit", "attendee rename 1 \(nasty)", "attendee remove \(nasty)q", "theme \(nasty)", nasty,
      "go /\(nasty)", "import /\(nasty)", "load \(nasty)", "done", "delete", "yes",
      "push \(nasty)", "help \(nasty)", "wait \(nasty)",
    ]
    for options in [[], ["--json"]] {
      let result = run(
        ["--memory", "--keep-going"] + options,
        input: lines.joined(separator: "\n") + "\n"
      )
      for text in [result.output, result.errors] {
        let isUnsafe = { (scalar: Unicode.Scalar) in
          scalar.value < 0x20 && scalar != "\n" || (0x7F...0x9F).contains(scalar.value)
        }
        #expect(!text.unicodeScalars.contains(where: isUnsafe), "\(options)")
        #expect(!text.unicodeScalars.contains("\u{202E}"), "\(options)")
      }
      if options == ["--json"] {
        let first = try JSONSerialization.jsonObject(with: Data(result.lines[0].utf8))
        #expect((first as? [String: Any])?["command"] as? String == lines[0])
      }
      #expect(result.output.contains("owned"))
    }
  }

  @Test func aTitleOfAnotherSizeIsShownCut() {
    let long = String(repeating: "x", count: 20_000)
    let result = run(["--memory"], input: "new \(long)\nadd\n")
    #expect(result.lines.allSatisfy { $0.count <= 80 })
  }

  @Test func aLineThatIsTooLongIsRefusedAndTheNextOneWorks() {
    let long = "title " + String(repeating: "x", count: LineDecoder.defaultLimit)
    let result = run(["--memory", "--json", "--keep-going"], input: "\(long)\npath\n")
    #expect(result.answers().map(\.code) == ["out-of-range", nil])
  }
}
