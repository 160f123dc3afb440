import Testing

@testable import scrums_cli

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct OutputQueueTests {
  @Test func whatIsHeldIsWrittenInItsOrderOnceItIsReleased() async throws {
    let pipe = TestPipe()
    _ = fcntl(pipe.readEnd, F_SETFL, O_NONBLOCK)
    let writer = OutputWriter(descriptor: pipe.writeEnd)
    let queue = OutputQueue(output: writer, errors: writer)
    queue.write("before ")
    #expect(await queue.drain())
    queue.hold()
    queue.write("held ")
    queue.tell("and told ")
    #expect(read(pipe) == "before ")
    queue.release()
    queue.write("after")
    #expect(await queue.drain())
    #expect(read(pipe) == "held and told after")
  }

  private func read(_ pipe: TestPipe) -> String {
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = buffer.withUnsafeMutableBytes { SystemCalls.read(pipe.readEnd, into: $0) }
    return String(decoding: buffer.prefix((try? count.get()) ?? 0), as: UTF8.self)
  }
}
