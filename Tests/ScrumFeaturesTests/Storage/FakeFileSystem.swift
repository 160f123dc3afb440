import Foundation

@testable import Navigation
@testable import ScrumFeatures

/// A folder of its own for one test, gone with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "scrums-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { path + "/" + name }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: file(name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file(name)))
  }

  func mode(_ name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: file(name))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }
}

/// The live file system with a record of what was called, and one call that fails.
final class RecordingFileSystem: Sendable {
  private let state: LockIsolated<(calls: [String], failing: Int?, code: Int32)>

  /// - Parameter failing: which call fails, counted from 0; nil for none.
  init(failing: Int? = nil, code: Int32 = EIO) {
    state = LockIsolated(([], failing, code))
  }

  var calls: [String] { state.withLock { $0.calls } }

  private func record(_ call: String) throws(SystemFailure) {
    let code: Int32? = state.withLock { state in
      defer { state.calls.append(call) }
      return state.failing == state.calls.count ? state.code : nil
    }
    if let code { throw SystemFailure(call: call, code: code) }
  }

  var fileSystem: FileSystem {
    let live = FileSystem.live
    return FileSystem(
      status: { path throws(SystemFailure) in
        try self.record("status")
        return try live.status(path)
      },
      linkTarget: { path throws(SystemFailure) in
        try self.record("linkTarget")
        return try live.linkTarget(path)
      },
      checkWritable: { path throws(SystemFailure) in
        try self.record("checkWritable")
        try live.checkWritable(path)
      },
      open: { path, purpose throws(SystemFailure) in
        try self.record("open \(purpose == .folder ? "folder" : "file")")
        return try live.open(path, purpose)
      },
      read: { file, count throws(SystemFailure) in
        try self.record("read")
        return try live.read(file, count)
      },
      write: { file, bytes throws(SystemFailure) in
        try self.record("write")
        return try live.write(file, bytes.prefix(1000))
      },
      setMode: { file, mode throws(SystemFailure) in
        try self.record("setMode")
        try live.setMode(file, mode)
      },
      setOwner: { file, owner, group throws(SystemFailure) in
        try self.record("setOwner")
        try live.setOwner(file, owner, group)
      },
      synchronize: { file throws(SystemFailure) in
        try self.record("synchronize")
        try live.synchronize(file)
      },
      close: { file throws(SystemFailure) in
        // NB: a close that fails closes all the same, as the system's does.
        try live.close(file)
        try self.record("close")
      },
      rename: { path, newPath throws(SystemFailure) in
        try self.record("rename")
        try live.rename(path, newPath)
      },
      link: { path, newPath throws(SystemFailure) in
        try self.record("link")
        try live.link(path, newPath)
      },
      unlink: { path throws(SystemFailure) in
        try self.record("unlink")
        try live.unlink(path)
      },
      makeFolder: { path, mode throws(SystemFailure) in
        try self.record("makeFolder")
        try live.makeFolder(path, mode)
      }
    )
  }
}
