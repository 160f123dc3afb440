import Foundation
import Testing

@testable import scrums_cli

@Suite struct EnvironmentVariableTests {
  /// What the sources read is what the help lists.
  @Test func everyVariableThatIsReadIsListed() throws {
    let sources = BuiltProgram.fixtures + "/../Sources"
    var read: Set<String> = []
    for module in ["scrums-cli", "ScrumFeatures"] {
      let files = try FileManager.default.subpathsOfDirectory(atPath: "\(sources)/\(module)")
      for file in files where file.hasSuffix(".swift") {
        let text = try String(contentsOfFile: "\(sources)/\(module)/\(file)", encoding: .utf8)
        for match in text.matches(of: /environment\["([A-Z_]+)"\]/) {
          read.insert(String(match.1))
        }
      }
    }
    #expect(read.isSuperset(of: ["SCRUMS_FILE", "NO_COLOR", "TERM"]))
    #expect(read.subtracting(EnvironmentVariable.allCases.map(\.rawValue)) == [])
  }

  @Test func theHelpIsThis() throws {
    #expect(try HelpText.text(for: "environment").get() == EnvironmentVariable.text)
  }
}
