import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program as it was built, beside the tests.
enum BuiltProgram {
  static let path: String = {
    var folder = URL(fileURLWithPath: imagePath).deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("scrums-cli").path
      if access(candidate, X_OK) == 0 { return candidate }
      folder.deleteLastPathComponent()
    }
    preconditionFailure("scrums-cli was not built beside \(imagePath)")
  }()

  /// The folder of the fixtures in the sources.
  static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures").path

  /// What every run sees unless it says otherwise: nothing of the one who runs the tests.
  static let environment = [
    "HOME": "/nonexistent", "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
    "XDG_STATE_HOME": stateFolder.path,
  ]

  /// Where the runs keep journals and backups: for each file a folder of its own.
  private static let stateFolder: ScratchFolder = {
    atexit { try? FileManager.default.removeItem(atPath: BuiltProgram.stateFolder.path) }
    return ScratchFolder()
  }()

  private static var imagePath: String {
    #if canImport(Glibc)
      return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    #else
      var information = Dl_info()
      guard dladdr(#dsohandle, &information) != 0, let name = information.dli_fname else {
        preconditionFailure("The tests do not know where they are.")
      }
      return String(cString: name)
    #endif
  }
}

/// A new folder of the test's own, removed when the test is done with it.
final class ScratchFolder: Sendable {
  let path: String

  init() {
    let temporary = NSTemporaryDirectory()
    var template = Array((temporary + "/scrums-tests.XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { preconditionFailure("mkdtemp: \(errno)") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    chmod(path, 0o700)
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String) -> String { path + "/" + name }

  @discardableResult
  func write(_ bytes: some Sequence<UInt8>, to name: String) -> String {
    _ = FileManager.default.createFile(atPath: file(name), contents: Data(bytes))
    return file(name)
  }

  @discardableResult
  func write(_ text: String, to name: String) -> String { write(text.utf8, to: name) }

  /// The bytes of a file, nil when there is none.
  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: file(name)).map { [UInt8]($0) }
  }

  func text(_ name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The permission bits of a file.
  func mode(_ name: String) -> Int {
    var status = stat()
    return stat(file(name), &status) == 0 ? Int(status.st_mode & 0o7777) : -1
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
