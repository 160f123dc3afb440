import Navigation
import Testing

@testable import scrums_cli

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Held while descriptors are made that no child of another test may keep open, and while a child
/// is started.
let spawning = LockIsolated(())

/// A real pipe, closed when the test is done with it.
final class TestPipe {
  private(set) var readEnd: Int32
  private(set) var writeEnd: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    spawning.withLock { _ in
      precondition(pipe(&ends) == 0)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
    // A reader that goes away is an error here, not the end of the tests.
    signal(SIGPIPE, SIG_IGN)
  }

  deinit {
    closeReadEnd()
    closeWriteEnd()
  }

  func write(_ text: String) { write(Array(text.utf8)) }

  func write(_ bytes: some Collection<UInt8>) {
    let bytes = Array(bytes)
    #expect(bytes.withUnsafeBytes { SystemCalls.write(writeEnd, $0) } == .success(bytes.count))
  }

  func closeReadEnd() {
    if readEnd >= 0 { close(readEnd) }
    readEnd = -1
  }

  func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }
}

/// A real pseudo-terminal in its usual settings, which controls no process.
final class TestTerminal {
  private(set) var master: Int32
  let slave: Int32

  init() {
    (master, slave) = spawning.withLock { _ in
      var ends: (master: Int32, slave: Int32) = (-1, -1)
      precondition(openpty(&ends.master, &ends.slave, nil, nil, nil) == 0)
      for end in [ends.master, ends.slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return ends
    }
  }

  deinit {
    closeMaster()
    close(slave)
  }

  func type(_ text: String) {
    var text = text
    let count = text.utf8.count
    #expect(
      text.withUTF8 { SystemCalls.write(master, UnsafeRawBufferPointer($0)) } == .success(count)
    )
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    #expect(ioctl(master, UInt(TIOCSWINSZ), &size) == 0)
  }

  /// By which a process can open it for itself.
  ///
  /// NB: `ttyname` keeps one name for all threads, and other tests ask at the same time.
  var slavePath: String {
    var name = [CChar](repeating: 0, count: 1024)
    precondition(ttyname_r(slave, &name, name.count) == 0)
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  func closeMaster() {
    if master >= 0 { close(master) }
    master = -1
  }

  /// The flags of the line discipline, as `stty -g` would tell them.
  var settings: [UInt64] {
    var settings = termios()
    tcgetattr(slave, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map(UInt64.init)
  }
}
