#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FileSystem {
  /// The file system of this machine. Calls that a signal interrupts are made again.
  public static let live = FileSystem(
    status: { path throws(SystemFailure) in
      var status = stat()
      try repeating("stat") { stat(path, &status) }
      return FileSystem.Status(status)
    },
    statusOfFile: { file throws(SystemFailure) in
      var status = stat()
      try repeating("fstat") { fstat(file, &status) }
      return FileSystem.Status(status)
    },
    linkTarget: { path throws(SystemFailure) in try liveLinkTarget(path) },
    checkWritable: { path throws(SystemFailure) in
      try repeating("access") { access(path, W_OK) }
    },
    open: { path, purpose throws(SystemFailure) in
      switch purpose {
      case .reading:
        // NB: without O_NONBLOCK a named pipe would hold us here until somebody writes to it.
        try repeating("open") { openFile(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK, 0) }
      case .creating(let mode):
        try repeating("open") {
          openFile(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        }
      case .folder:
        try repeating("open") { openFile(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0) }
      }
    },
    read: { file, count throws(SystemFailure) in try liveRead(file, count) },
    write: { file, bytes throws(SystemFailure) in try liveWrite(file, bytes) },
    setMode: { file, mode throws(SystemFailure) in
      try repeating("fchmod") { fchmod(file, mode_t(truncatingIfNeeded: mode)) }
    },
    setOwner: { file, owner, group throws(SystemFailure) in
      try repeating("fchown") { fchown(file, owner, group) }
    },
    synchronize: { file throws(SystemFailure) in try liveSynchronize(file) },
    close: { file throws(SystemFailure) in
      // NB: never again after EINTR: the descriptor is gone and may be another's by then.
      if systemClose(file) != 0, errno != EINTR {
        throw SystemFailure(call: "close", code: errno)
      }
    },
    rename: { path, newPath throws(SystemFailure) in
      try repeating("rename") { systemRename(path, newPath) }
    },
    exchange: { path, other throws(SystemFailure) in try liveExchange(path, other) },
    link: { path, newPath throws(SystemFailure) in
      try repeating("link") { systemLink(path, newPath) }
    },
    unlink: { path throws(SystemFailure) in try repeating("unlink") { systemUnlink(path) } },
    makeFolder: { path, mode throws(SystemFailure) in
      try repeating("mkdir") { mkdir(path, mode_t(truncatingIfNeeded: mode)) }
    },
    names: { folder throws(SystemFailure) in try liveNames(folder) },
    realPath: { path throws(SystemFailure) in
      guard let real = realpath(path, nil) else {
        throw SystemFailure(call: "realpath", code: errno)
      }
      defer { free(real) }
      return String(cString: real)
    },
    lock: { file throws(SystemFailure) in
      do throws(SystemFailure) {
        try repeating("flock") { flock(file, LOCK_EX | LOCK_NB) }
        return true
      } catch {
        if error.code == EWOULDBLOCK { return false }
        throw error
      }
    },
    pause: { milliseconds in usleep(UInt32(clamping: milliseconds * 1000)) }
  )
}

/// Makes a call until it is not interrupted; a negative answer is a failure.
@discardableResult
private func repeating<Result: SignedInteger>(
  _ call: String,
  _ body: () -> Result
) throws(SystemFailure) -> Result {
  while true {
    let result = body()
    if result >= 0 { return result }
    let code = errno
    if code != EINTR { throw SystemFailure(call: call, code: code) }
  }
}

extension FileSystem.Status {
  fileprivate init(_ status: stat) {
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      default: .other
      }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(
      kind: kind,
      mode: UInt32(status.st_mode & 0o7777),
      owner: status.st_uid,
      group: status.st_gid,
      size: Int(status.st_size),
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino),
      seconds: Int(time.tv_sec),
      nanoseconds: Int(time.tv_nsec)
    )
  }
}

private func liveLinkTarget(_ path: String) throws(SystemFailure) -> String? {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
  let count = readlink(path, &buffer, buffer.count)
  guard count >= 0 else {
    let code = errno
    if code == EINVAL || code == ENOENT { return nil }
    throw SystemFailure(call: "readlink", code: code)
  }
  return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
}

private func liveNames(_ folder: String) throws(SystemFailure) -> [String] {
  guard let stream = opendir(folder) else {
    throw SystemFailure(call: "opendir", code: errno)
  }
  defer { closedir(stream) }
  var names: [String] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}

private func liveExchange(_ path: String, _ other: String) throws(SystemFailure) {
  #if canImport(Darwin)
    try repeating("rename") { renamex_np(path, other, UInt32(RENAME_SWAP)) }
  #else
    // NB: looked up, because the headers hide it behind a feature macro, and an older C library
    // has none.
    typealias Name = UnsafePointer<CChar>
    typealias Rename = @convention(c) (Int32, Name, Int32, Name, UInt32) -> Int32
    guard let symbol = dlsym(nil, "renameat2") else {
      throw SystemFailure(call: "rename", code: ENOSYS)
    }
    // NB: by its manual this is the symbol's type; no cast that is checked makes a function of it.
    let rename = unsafeBitCast(symbol, to: Rename.self)
    let exchange: UInt32 = 2
    try repeating("rename") { rename(AT_FDCWD, path, AT_FDCWD, other, exchange) }
  #endif
}

private func liveRead(_ file: Int32, _ count: Int) throws(SystemFailure) -> [UInt8] {
  var failure: SystemFailure?
  let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    do throws(SystemFailure) {
      filled = try repeating("read") { systemRead(file, buffer.baseAddress, count) }
    } catch {
      failure = error
    }
  }
  if let failure { throw failure }
  return bytes
}

private func liveWrite(
  _ file: Int32,
  _ bytes: ArraySlice<UInt8>
) throws(SystemFailure) -> Int {
  try repeating("write") {
    bytes.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
  }
}

private func liveSynchronize(_ file: Int32) throws(SystemFailure) {
  #if canImport(Darwin)
    // NB: on Apple's systems fsync leaves the data in the drive's own cache.
    if fcntl(file, F_FULLFSYNC) == 0 { return }
  #endif
  try repeating("fsync") { fsync(file) }
}

// The closures above carry the calls' own names; these say which is meant.

private func openFile(_ path: String, _ flags: Int32, _ mode: UInt32) -> Int32 {
  open(path, flags, mode_t(truncatingIfNeeded: mode))
}

private func systemClose(_ file: Int32) -> Int32 { close(file) }

private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

private func systemRename(_ path: String, _ newPath: String) -> Int32 { rename(path, newPath) }

private func systemLink(_ path: String, _ newPath: String) -> Int32 { link(path, newPath) }

private func systemUnlink(_ path: String) -> Int32 { unlink(path) }
