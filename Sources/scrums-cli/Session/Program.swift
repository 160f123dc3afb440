import Navigation
import ScrumFeatures
import ScrumFixtures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The program from its arguments to its exit code.
@MainActor
struct Program {
  let environment: [String: String]
  let output: OutputWriter
  let errors: OutputWriter
  let isTerminal: Bool

  /// Does what the arguments ask for.
  func run(_ arguments: [String]) async -> ExitCode {
    switch Invocation.parse(arguments) {
    case .failure(let error):
      return refuse(error)
    case .success(.version):
      output.write("scrums-cli \(Version.text)\n")
      return closing(.success)
    case .success(.usage):
      output.write(InvocationHelp.text + "\n")
      return closing(.success)
    case .success(.help(let topic)):
      return help(topic)
    case .success(.completions(let shell)):
      output.write(shell.script + "\n")
      return closing(.success)
    case .success(.merge(let base, let ours, let theirs)):
      let errors = errors
      return MergeCommand(base: base, ours: ours, theirs: theirs) { text in
        errors.write("scrums-cli: \(TextSanitizer.visible(text))\n")
      }.run()
    case .success(.run(let invocation)):
      switch invocation.checked(isTerminal: isTerminal) {
      case .failure(let error): return refuse(error)
      case .success(var invocation):
        if !["", "0"].contains(environment["ACCESSIBLE"] ?? "") { invocation.isPlain = true }
        return await run(invocation)
      }
    }
  }

  private func run(_ invocation: Invocation) async -> ExitCode {
    do throws(StartFailure) {
      let start = try await SessionStart(invocation: invocation, environment: environment)
      let conversation = Conversation(
        invocation: invocation,
        output: output,
        errors: errors,
        isTerminal: isTerminal,
        environment: environment
      )
      return closing(await conversation.run(try start.lines(), start))
    } catch {
      errors.write("scrums-cli: \(error.message)\n")
      return error.exitCode
    }
  }

  private func help(_ topic: String?) -> ExitCode {
    switch HelpText.text(for: topic) {
    case .success(let text):
      output.write(text + "\n")
      return closing(.success)
    case .failure(let error):
      errors.write("scrums-cli: \(error.message)\n")
      return .usage
    }
  }

  private func refuse(_ error: InvocationError) -> ExitCode {
    errors.write("scrums-cli: \(error.message)\n")
    return error.exitCode
  }

  /// The exit code, unless what was to be shown could not be written.
  private func closing(_ code: ExitCode) -> ExitCode {
    output.failure == nil ? code : .inputOutput
  }
}

/// The version of the program.
enum Version {
  static let text = "0.1.0"
}

/// Why a session cannot begin: words and the exit code.
struct StartFailure: Error {
  let message: String
  let exitCode: ExitCode

  init(_ error: InvocationError) {
    message = error.message
    exitCode = error.exitCode
  }

  init(_ error: CommandError, _ exitCode: ExitCode) {
    message = error.message
    self.exitCode = exitCode
  }
}
