import Testing

@testable import scrums_cli

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite(.timeLimit(.minutes(1))) struct InputReaderTests {
  /// All events until the end, from a reader of `descriptor`.
  private func events(of descriptor: Int32) async throws -> [InputEvent] {
    let reader = try InputReader(descriptor: descriptor, signals: [])
    try reader.start()
    return await collect(reader)
  }

  private func collect(_ reader: InputReader) async -> [InputEvent] {
    var events: [InputEvent] = []
    for await event in reader.events {
      events.append(event)
      switch event {
      case .endOfInput, .inputFailed: reader.stop()
      default: continue
      }
    }
    return events
  }

  @Test func fiftyShortPipesInARowAllEnd() async throws {
    for number in 0..<50 {
      let pipe = TestPipe()
      pipe.write("push \(number)\npop")
      pipe.closeWriteEnd()
      let events = try await events(of: pipe.readEnd)
      #expect(events == [.line("push \(number)"), .line("pop"), .endOfInput])
    }
  }

  @Test func anEmptyPipeEnds() async throws {
    let pipe = TestPipe()
    pipe.closeWriteEnd()
    #expect(try await events(of: pipe.readEnd) == [.endOfInput])
  }

  @Test func theNullDeviceEnds() async throws {
    let descriptor = open("/dev/null", O_RDONLY)
    defer { close(descriptor) }
    #expect(try await events(of: descriptor) == [.endOfInput])
  }

  @Test func aClosedDescriptorEnds() async throws {
    #expect(try await events(of: 1_000_000) == [.endOfInput])
  }

  @Test func aFolderIsAFailure() async throws {
    let descriptor = open("/", O_RDONLY)
    defer { close(descriptor) }
    let events = try await events(of: descriptor)
    #expect(events == [.inputFailed(SystemCalls.Failure(code: EISDIR))])
  }

  @Test func aRegularFileIsReadToItsEnd() async throws {
    var path = Array("/tmp/scrums-input-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    unlink(path)
    defer { close(descriptor) }
    let lines = (0..<10_000).map { "line \($0)" }
    #expect(OutputWriter(descriptor: descriptor).write(lines.joined(separator: "\n")).error == nil)
    lseek(descriptor, 0, SEEK_SET)
    let events = try await events(of: descriptor)
    #expect(events == lines.map(InputEvent.line) + [.endOfInput])
  }

  @Test func aCharacterSplitOverTwoReadsIsWhole() async throws {
    let pipe = TestPipe()
    let reader = try InputReader(descriptor: pipe.readEnd, signals: [])
    try reader.start()
    let bytes = Array("first\né世👍\n".utf8)
    pipe.write(bytes.prefix(7))
    var iterator = reader.events.makeAsyncIterator()
    #expect(await iterator.next() == .line("first"))
    pipe.write(bytes.dropFirst(7))
    #expect(await iterator.next() == .line("é世👍"))
    pipe.closeWriteEnd()
    #expect(await iterator.next() == .endOfInput)
    reader.stop()
    #expect(await iterator.next() == nil)
  }

  @Test func stoppingEndsAReaderThatWaits() async throws {
    let pipe = TestPipe()
    let reader = try InputReader(descriptor: pipe.readEnd, signals: [])
    try reader.start()
    reader.stop()
    #expect(await collect(reader) == [])
  }

  @Test func theDescriptorStaysBlocking() async throws {
    let pipe = TestPipe()
    pipe.closeWriteEnd()
    _ = try await events(of: pipe.readEnd)
    #expect(fcntl(pipe.readEnd, F_GETFL) & O_NONBLOCK == 0)
  }

  @Test func ctrlDOnAnEmptyLineEnds() async throws {
    let terminal = TestTerminal()
    let reader = try InputReader(descriptor: terminal.slave, signals: [])
    try reader.start()
    terminal.type("push é世\r")
    var iterator = reader.events.makeAsyncIterator()
    #expect(await iterator.next() == .line("push é世"))
    terminal.type("\u{4}")
    #expect(await iterator.next() == .endOfInput)
    reader.stop()
  }

  @Test func ctrlDAfterTypedTextDoesNotEnd() async throws {
    let terminal = TestTerminal()
    let reader = try InputReader(descriptor: terminal.slave, signals: [])
    try reader.start()
    terminal.type("abc\u{4}\u{4}def\r")
    var iterator = reader.events.makeAsyncIterator()
    #expect(await iterator.next() == .line("abcdef"))
    reader.stop()
  }

  @Test func theTerminalsOwnEditingCounts() async throws {
    let terminal = TestTerminal()
    let reader = try InputReader(descriptor: terminal.slave, signals: [])
    try reader.start()
    terminal.type("pat\u{7F}th\r")
    var iterator = reader.events.makeAsyncIterator()
    #expect(await iterator.next() == .line("path"))
    reader.stop()
  }

  @Test func aClosedTerminalEndsAndItsHalfLineIsNotRun() async throws {
    let terminal = TestTerminal()
    let reader = try InputReader(descriptor: terminal.slave, signals: [])
    try reader.start()
    terminal.type("path\rdelete 1\u{4}")
    var iterator = reader.events.makeAsyncIterator()
    #expect(await iterator.next() == .line("path"))
    terminal.closeMaster()
    #expect(await iterator.next() == .terminate(signal: SIGHUP))
    reader.stop()
    #expect(await iterator.next() == nil)
  }

  @Test func theTerminalIsLeftAsItWas() async throws {
    let terminal = TestTerminal()
    let before = terminal.settings
    let reader = try InputReader(descriptor: terminal.slave, signals: [])
    try reader.start()
    terminal.type("\u{4}")
    _ = await collect(reader)
    #expect(terminal.settings == before)
  }

  /// Else `Ctrl-C` at the wrong moment would leave the thread waiting for a line in `read`.
  @Test func aTerminalIsReadWithoutWaitingAndTheSharedDescriptorIsLeftAlone() throws {
    let terminal = TestTerminal()
    let own = try #require(TerminalProbe.openAgain(terminal.slave))
    defer { close(own) }
    var buffer = [UInt8](repeating: 0, count: 8)
    #expect(
      buffer.withUnsafeMutableBytes { SystemCalls.read(own, into: $0) }
        == .failure(SystemCalls.Failure(code: EAGAIN))
    )
    #expect(fcntl(terminal.slave, F_GETFL) & O_NONBLOCK == 0)
    #expect(TerminalProbe.openAgain(TestPipe().readEnd) == nil)
  }
}
