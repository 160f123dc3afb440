import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program that shows what is longer than the window, page by page.
struct Pager: Sendable {
  /// A command line for the shell.
  let command: String
  private let environment: [String: String]

  /// `$SCRUMS_PAGER`; nil where it is not set, or set to nothing.
  init?(environment: [String: String]) {
    guard let command = environment["SCRUMS_PAGER"], !command.isEmpty else { return nil }
    self.command = command
    // What `less` is told where nobody has told it anything: end on a short text, keep the colours.
    self.environment = ["LESS": "FRX"].merging(environment) { $1 }
  }

  /// Shows a text, and waits until the program ends. The terminal has to be as programs expect it.
  func show(_ text: String) async -> Result<Void, SystemCalls.Failure> {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: run(text)) }
    }
  }

  /// The text goes by a file without a name, so that a program that does not read it all is no failure.
  private func run(_ text: String) -> Result<Void, SystemCalls.Failure> {
    let folder = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var name = Array("\(folder)/scrums-cli.XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return .failure(.last) }
    defer { SystemCalls.close(descriptor) }
    unlink(name)
    if case .failure(let failure) = OutputWriter(descriptor: descriptor).write(text) {
      return .failure(failure)
    }
    lseek(descriptor, 0, SEEK_SET)
    return start(reading: descriptor).flatMap { id in
      var status: Int32 = 0
      while waitpid(id, &status, 0) == -1, errno == EINTR {}
      // What the shell ends with where it finds no such program.
      return status == 127 << 8 ? .failure(SystemCalls.Failure(code: ENOENT)) : .success(())
    }
  }

  private func start(reading descriptor: Int32) -> Result<pid_t, SystemCalls.Failure> {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, descriptor, STDIN_FILENO)
    let arguments = Self.copies(of: ["sh", "-c", command])
    let variables = Self.copies(of: environment.map { "\($0)=\($1)" })
    defer { for text in arguments + variables { free(text) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, "/bin/sh", &actions, nil, arguments, variables)
    return code == 0 ? .success(id) : .failure(SystemCalls.Failure(code: code))
  }

  /// Texts as C has them, with nothing at the end.
  private static func copies(of texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { text in text.withCString { strdup($0) } } + [nil]
  }
}
