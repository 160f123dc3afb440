import Testing

@testable import scrums_cli

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct OutputWriterTests {
  @Test func aTextIsWrittenWhole() throws {
    let pipe = TestPipe()
    let writer = OutputWriter(descriptor: pipe.writeEnd)
    #expect(writer.write("é世👍\n").error == nil)
    #expect(writer.write("").error == nil)
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = try buffer.withUnsafeMutableBytes { SystemCalls.read(pipe.readEnd, into: $0) }.get()
    #expect(String(decoding: buffer[..<count], as: UTF8.self) == "é世👍\n")
  }

  @Test func aSlowReaderOfANonBlockingPipeGetsAll() async throws {
    let pipe = TestPipe()
    _ = fcntl(pipe.writeEnd, F_SETFL, O_NONBLOCK)
    let reader = try InputReader(descriptor: pipe.readEnd, signals: [])
    try reader.start()
    let lines = (0..<40_000).map { "line \($0)" }
    let writeEnd = pipe.writeEnd
    let writing = Task.detached {
      OutputWriter(descriptor: writeEnd).write(lines.joined(separator: "\n") + "\n")
    }
    var iterator = reader.events.makeAsyncIterator()
    for line in lines {
      let event = await iterator.next()
      guard event == .line(line) else {
        Issue.record("\(String(describing: event)) is not \(line)")
        break
      }
    }
    #expect(await writing.value.error == nil)
    reader.stop()
  }

  @Test(.enabled(if: access("/dev/full", W_OK) == 0))
  func theFirstFailureIsKept() {
    let descriptor = open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    let writer = OutputWriter(descriptor: descriptor)
    #expect(writer.failure == nil)
    #expect(writer.write("x").error == SystemCalls.Failure(code: ENOSPC))
    #expect(writer.failure?.reason == "No space left on device")
  }

  @Test func aClosedPipeIsAFailure() {
    let pipe = TestPipe()
    let other = TestPipe()
    dup2(other.writeEnd, pipe.readEnd)
    #expect(
      OutputWriter(descriptor: pipe.writeEnd).write("x").error == SystemCalls.Failure(code: EPIPE)
    )
  }
}
