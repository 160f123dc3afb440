import Testing

@testable import scrums_cli

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct StandardDescriptorsTests {
  @Test func aClosedOneEndsWhenReadAndFailsWhenWritten() throws {
    let free = fcntl(STDIN_FILENO, F_DUPFD, 900)
    try #require(free >= 900)
    close(free)
    StandardDescriptors.reserve([free])
    defer { close(free) }
    var buffer: [UInt8] = [1]
    #expect(
      buffer.withUnsafeMutableBytes { SystemCalls.read(free, into: $0) } == .success(0)
    )
    #expect(
      OutputWriter(descriptor: free).write("x").error == SystemCalls.Failure(code: EBADF)
    )
  }

  @Test func anOpenOneIsLeftAlone() {
    let pipe = TestPipe()
    StandardDescriptors.reserve([pipe.writeEnd])
    #expect(OutputWriter(descriptor: pipe.writeEnd).write("x").error == nil)
  }
}
