import Testing

/// A file that cannot be read: it is told why, and nothing is done to it before somebody says so.
@Suite struct UnreadableFileTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    /// What stands after the file's name.
    var reason: String

    var testDescription: String { name }

    init(_ name: String, _ bytes: [UInt8], _ reason: String) {
      (self.name, self.bytes, self.reason) = (name, bytes, reason)
    }
  }

  static let cases = [
    Case(
      "empty",
      [],
      "it is empty (0 bytes). Put a backup in its place, or delete it to begin anew."
    ),
    Case(
      "zeros",
      [UInt8](repeating: 0, count: 512),
      "it holds 512 bytes and nothing but blanks or zeros. Put a backup in its place, or delete it "
        + "to begin anew."
    ),
    Case(
      "a text",
      Array("hello\n".utf8),
      "it is not JSON: an unexpected \"h\" at line 1, column 1. Mend it there, or put a backup in its place."
    ),
    Case(
      "newer",
      Array(#"{"format":"scrums","version":9,"scrums":[]}"#.utf8),
      "it is of version 9 and this program knows version 1. Use a newer scrums-cli; the file was "
        + "left as it is."
    ),
    Case(
      "conflict",
      Array("{\n<<<<<<< ours\n  \"a\": 1\n=======\n  \"a\": 2\n>>>>>>> theirs\n}\n".utf8),
      "it holds git's conflict markers (line 2). Edit it and keep what is right, or take one side "
        + "whole with `git checkout --ours -- FILE` (or --theirs)."
    ),
    Case(
      "another's",
      Array(#"{"a":1}"#.utf8),
      "it is JSON, but no file of scrums (`{\"format\":\"scrums\",…}`). Name another file."
    ),
  ]

  private let folder = ScratchFolder()
  private var file: String { folder.file("scrums.json") }

  @Test(arguments: cases)
  func whereNobodyAnswersItIsToldAndLeftAsItIs(_ unreadable: Case) {
    folder.write(unreadable.bytes, to: "scrums.json")
    let reason = unreadable.reason.replacing("FILE", with: file)
    let result = run(["--file", file, "--json", "list"])
    #expect(result.code == 65)
    #expect(result.errorLines.first == "scrums-cli: Cannot read \"\(file)\": \(reason)")
    let answers = result.answers()
    #expect(answers.map(\.code) == ["alert"])
    #expect(answers.map(\.buttons) == [["yes", "nevermind"]])
    #expect(folder.bytes("scrums.json") == unreadable.bytes)
    #expect(folder.names == ["scrums.json"])
  }

  @Test(arguments: cases)
  func yesMovesItAsideAndLoadsTheSample(_ unreadable: Case) throws {
    folder.write(unreadable.bytes, to: "scrums.json")
    let result = run(["--file", file, "--json"], input: "yes\nlist\nnew Mine\nadd\nquit\n")
    #expect(result.code == 0)
    #expect(result.answers()[1].titles == ["Design", "App Dev", "Web Dev"])
    let aside = try #require(folder.names.last)
    #expect(folder.names.count == 2)
    #expect(aside.hasPrefix("scrums.unreadable-"))
    #expect(folder.bytes(aside) == unreadable.bytes)
    #expect(
      result.errorLines.last == "scrums-cli: The file that could not be read was moved to "
        + "\"\(folder.file(aside))\"."
    )
    #expect(run(["--file", file, "--json", "list"]).answers().last?.count == 4)
  }

  @Test func nevermindKeepsItUntilTheFirstSave() throws {
    folder.write("hello", to: "scrums.json")
    let session = LineSession(["--file", file, "--json"])
    #expect(session.answer(to: "nevermind").count == 0)
    #expect(session.answer(to: "new Sync").path == "/new")
    #expect(folder.names == ["scrums.json"])
    #expect(folder.text("scrums.json") == "hello")
    #expect(session.answer(to: "add").count == 1)
    let result = session.end()
    #expect(result.code == 0)
    let aside = try #require(folder.names.last)
    #expect(folder.text(aside) == "hello")
    #expect(result.errorLines.count == 2)
    #expect(result.errorLines.last?.contains(folder.file(aside)) == true)
    #expect(folder.text("scrums.json")?.contains("\"Sync\"") == true)
  }

  @Test func nevermindAloneTouchesNothing() {
    folder.write("hello", to: "scrums.json")
    #expect(run(["--file", file], input: "nevermind\nlist\n").code == 0)
    #expect(folder.text("scrums.json") == "hello")
    #expect(folder.names == ["scrums.json"])
  }

  @Test func underNoInputItNeedsAnAnswer() {
    folder.write("hello", to: "scrums.json")
    let result = run(["--file", file, "--json", "--no-input", "--keep-going", "-c", "list; new X"])
    #expect(result.answers().map(\.code) == ["needs-answer", "needs-answer"])
    #expect(result.code == 65)
    #expect(folder.text("scrums.json") == "hello")
  }

  /// `--yes` answers what a command asks; no command asked for sample data.
  @Test func yesBeforehandLeavesItAlone() {
    folder.write("hello", to: "scrums.json")
    let result = run(["--file", file, "--json", "--yes", "list"])
    #expect(result.code == 65)
    #expect(result.answers().map(\.code) == ["alert"])
    #expect(folder.text("scrums.json") == "hello")
    #expect(folder.names.count == 1)
  }

  @Test func aFixtureDoesNotFillIt() {
    folder.write("hello", to: "scrums.json")
    let result = run(["--file", file, "--fixture", "sample", "list"])
    #expect(result.code == 65)
    #expect(result.output == "")
    #expect(folder.text("scrums.json") == "hello")
  }

  @Test func aFolderIsNoFile() {
    let result = run(["--file", folder.path, "list"])
    #expect(result.code == 65)
    #expect(result.errorLines.first?.contains("it is a folder.") == true)
  }
}
