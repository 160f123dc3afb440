import Testing

@testable import scrums_cli

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// NB: signals are the process's, so these tests take turns.
@Suite(.serialized) struct SignalRelayTests {
  @Test func signalsBecomeEventsInFrontOfLines() async throws {
    let pipe = TestPipe()
    let reader = try InputReader(
      descriptor: pipe.readEnd,
      signals: [SIGWINCH, SIGCONT, SIGINT, SIGHUP]
    )
    try reader.start()
    var iterator = reader.events.makeAsyncIterator()
    for (signal, event) in [
      (SIGINT, InputEvent.interrupt), (SIGWINCH, .resize), (SIGCONT, .resumed),
      (SIGHUP, .terminate(signal: SIGHUP)),
    ] {
      kill(getpid(), signal)
      #expect(await iterator.next() == event)
    }
    pipe.write("path\n")
    #expect(await iterator.next() == .line("path"))
    reader.stop()
  }

  @Test func whatWasThereBeforeIsPutBack() throws {
    let pipe = try SelfPipe()
    let before = handler(of: SIGWINCH)
    let relay = SignalRelay([SIGWINCH], into: pipe)
    #expect(handler(of: SIGWINCH) != before)
    relay.restore()
    #expect(handler(of: SIGWINCH) == before)
    relay.restore()
    #expect(handler(of: SIGWINCH) == before)
  }

  @Test func anIgnoredSignalStaysIgnored() throws {
    let pipe = try SelfPipe()
    signal(SIGHUP, SIG_IGN)
    let ignoring = handler(of: SIGHUP)
    let relay = SignalRelay([SIGHUP], into: pipe)
    #expect(handler(of: SIGHUP) == ignoring)
    relay.restore()
    #expect(handler(of: SIGHUP) == ignoring)
    signal(SIGHUP, SIG_DFL)
  }

  @Test func aFullPipeLosesNoWakeUpAndDoesNotBlock() throws {
    let pipe = try SelfPipe()
    for _ in 0..<200_000 { pipe.put(0) }
    #expect(pipe.take().count >= 4096)
    #expect(pipe.take() == [])
  }

  private func handler(of signal: Int32) -> Int {
    var action = sigaction()
    sigaction(signal, nil, &action)
    #if canImport(Glibc)
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #else
      return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    #endif
  }
}
