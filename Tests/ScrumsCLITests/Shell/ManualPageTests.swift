import Foundation
import Testing

@testable import scrums_cli

@Suite struct ManualPageTests {
  private let folder = ScratchFolder()

  @Test func helpPrintsIt() {
    let result = run(["help", "man"])
    #expect(result.output == ManualPage.text + "\n")
    #expect(result.code == 0)
    #expect(run(["--memory"], input: "help man\n").output == result.output)
  }

  @Test func itHasTheseSections() {
    let sections = ManualPage.text.split(separator: "\n").filter { $0.hasPrefix(".SH") }
    #expect(
      sections == [
        ".SH \"NAME\"", ".SH \"SYNOPSIS\"", ".SH \"DESCRIPTION\"", ".SH \"OPTIONS\"",
        ".SH \"COMMANDS\"", ".SH \"NOTATION\"", ".SH \"ENVIRONMENT\"", ".SH \"FILES\"",
        ".SH \"EXIT STATUS\"", ".SH \"EXAMPLES\"",
      ]
    )
  }

  @Test func itTellsOfEverything() {
    let text = ManualPage.text
    for entry in CommandTable.entries {
      #expect(text.contains("\n\(RoffText.bold(entry.name))"))
      for example in entry.examples {
        #expect(text.contains("\n\(RoffText.escaped("  \(example)"))\n"))
      }
    }
    for option in InvocationOption.allCases {
      #expect(text.contains("\n.TP\n\(RoffText.bold(option.rawValue))"))
    }
    for code in ExitCode.allCases { #expect(text.contains(RoffText.bold("\(code.rawValue)"))) }
    for variable in EnvironmentVariable.allCases {
      #expect(text.contains(RoffText.bold(variable.rawValue)))
    }
  }

  /// Nothing that people wrote is taken for roff.
  @Test func nothingSpecialIsLeft() {
    let macros = ["TH", "SH", "SS", "TP", "br", "nf", "fi", "\\\""]
    for line in ManualPage.text.split(separator: "\n") {
      let isASCII = line.allSatisfy(\.isASCII)
      #expect(isASCII, "\(line)")
      #expect(!line.hasPrefix("'"))
      guard line.hasPrefix(".") else {
        #expect(!line.replacing("\\-", with: "").contains("-"), "\(line)")
        continue
      }
      let isMacro = macros.contains { line.dropFirst().hasPrefix($0) }
      #expect(isMacro, "\(line)")
    }
  }

  @Test(arguments: [
    (".gitattributes", "\\&.gitattributes"), ("a.b", "a.b"), ("'x'", "\\(aqx\\(aq"),
    ("say \"\\n\"", "say \\(dq\\en\\(dq"), ("--no-input", "\\-\\-no\\-input"),
    ("`~^", "\\(ga\\(ti\\(ha"), ("Zoë…", "Zo\\[u00EB]\\[u2026]"), ("", ""),
  ])
  func textIsEscaped(text: String, escaped: String) {
    #expect(RoffText.escaped(text) == escaped)
  }

  @Test func indentedLinesAreKept() {
    #expect(RoffText.paragraph("a\n  b\n  c\nd") == "a\n.nf\n  b\n  c\n.fi\nd")
    #expect(RoffText.paragraph("  b") == ".nf\n  b\n.fi")
  }

  @Test(.enabled(if: Installed.has("groff"), "groff is not installed"))
  func groffSetsItWithoutAWarning() {
    let result = shell("groff -man -Tutf8 -ww", input: ManualPage.text)
    #expect(result.errors == "")
    #expect(result.code == 0)
  }

  @Test(.enabled(if: Installed.has("mandoc"), "mandoc is not installed"))
  func mandocSetsItWithoutAnError() {
    let result = shell(
      "mandoc -Tlint -Werror",
      input: ManualPage.text,
      environment: ["PATH": Installed.path]
    )
    #expect(result.output + result.errors == "")
  }

  /// The line of the README that installs it.
  @Test func theLineThatInstallsItWorks() throws {
    let readme = try Installed.readme()
    let line = try #require(readme.split(separator: "\n").first { $0.contains("help man") })
    let result = shell(String(line), environment: ["HOME": folder.path, "PATH": Installed.path])
    #expect(result.output + result.errors == "")
    let path = ".local/share/man/man1/scrums-cli.1"
    #expect(folder.text(path) == ManualPage.text + "\n")
  }

  @Test(arguments: ManualPage.examples.map(\.line))
  func everyExampleWorks(line: String) {
    folder.write(#"{"format":"scrums","scrums":[],"version":1}"#, to: "team.json")
    let result = shell(
      "cd \"$HOME\" && \(line)",
      environment: ["HOME": folder.path, "PATH": Installed.path]
    )
    #expect(result.code == 0)
    #expect(!result.errors.contains("scrums-cli: command"), "\(result.errors)")
  }
}
