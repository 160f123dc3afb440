import Foundation

@testable import scrums_cli

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A process that a test has started; killed if it is still there when the test lets go of it.
final class ChildProcess {
  enum Ending: Hashable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Where one of its three descriptors leads.
  enum Stream {
    case descriptor(Int32)
    /// A terminal, opened by the child itself: a session leader's first is its controlling one.
    case terminal(path: String)
    case closed
  }

  let id: pid_t
  private var ending: Ending?

  init(
    _ executable: String,
    _ arguments: [String],
    environment: [String: String],
    streams: [Stream],
    leadsSession: Bool = false
  ) {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let newSession: Int32 = 0x80
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let newSession = POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (target, stream) in streams.enumerated() {
      switch stream {
      case .descriptor(let source):
        posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
      case .terminal(let path):
        posix_spawn_file_actions_addopen(&actions, Int32(target), path, O_RDWR, 0)
      case .closed:
        posix_spawn_file_actions_addclose(&actions, Int32(target))
      }
    }
    // The tests ignore SIGPIPE; the program must not inherit that.
    var every = sigset_t()
    sigfillset(&every)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &every)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags | (leadsSession ? newSession : 0)))
    var id: pid_t = 0
    let variables = environment.map { "\($0)=\($1)" }.sorted()
    let code = spawning.withLock { _ in
      withCStrings([executable] + arguments) { words in
        withCStrings(variables) { variables in
          posix_spawn(&id, executable, &actions, &attributes, words, variables)
        }
      }
    }
    precondition(code == 0, "\(executable) could not be started: \(code)")
    self.id = id
  }

  deinit {
    guard ending == nil else { return }
    kill(id, SIGKILL)
    _ = wait()
  }

  func send(_ signal: Int32) { kill(id, signal) }

  /// Waits until it has ended.
  @discardableResult
  func wait() -> Ending {
    if let ending { return ending }
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1, errno == EINTR {}
    let signal = status & 0x7F
    let ending: Ending = signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
    self.ending = ending
    return ending
  }

  /// Waits until it has ended, but no longer than that; nil if it has not.
  func wait(milliseconds: Int32) -> Ending? {
    let deadline = Deadline(milliseconds: milliseconds)
    while ending == nil {
      var status: Int32 = 0
      if waitpid(id, &status, WNOHANG) == id {
        let signal = status & 0x7F
        ending = signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
      } else if deadline.remaining == 0 {
        return nil
      } else {
        poll(nil, 0, 5)
      }
    }
    return ending
  }
}

/// A moment after which a test gives up.
struct Deadline {
  private let end: ContinuousClock.Instant

  init(milliseconds: Int32 = 60_000) {
    let slowness = ProcessInfo.processInfo.environment["SANITIZER"] == nil ? 1 : 10
    end = .now + .milliseconds(Int(milliseconds) * slowness)
  }

  /// In milliseconds, for `poll`.
  var remaining: Int32 {
    let left = ContinuousClock.now.duration(to: end)
    return Int32(max(0, left / .milliseconds(1)).rounded(.up))
  }
}

private func withCStrings<Result>(
  _ texts: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
  defer { for copy in copies { free(copy) } }
  return body(copies)
}
