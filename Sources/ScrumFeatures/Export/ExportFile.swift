import Navigation

/// A text that is to be in a file.
public struct ExportFile: Hashable, Sendable {
  public let path: String
  public let output: ScrumExport.Output

  public init(path: String, output: ScrumExport.Output) {
    self.path = path
    self.output = output
  }
}

/// The files that people export to.
public struct ExportFiles: Sendable {
  /// Whether there is something of that name.
  public var exists: @Sendable (_ path: String) -> Bool
  /// Puts the text in the place of whatever is there.
  public var write: @Sendable (_ file: ExportFile) async throws(StorageError) -> Void

  public init(
    exists: @escaping @Sendable (_ path: String) -> Bool,
    write: @escaping @Sendable (_ file: ExportFile) async throws(StorageError) -> Void
  ) {
    self.exists = exists
    self.write = write
  }
}

extension ExportFiles: DependencyKey {
  public static var liveValue: ExportFiles {
    ExportFiles(
      exists: { path in (try? AtomicFile(fileSystem: .live).status(of: path)) != .some(nil) },
      write: { file throws(StorageError) in
        do throws(SystemFailure) {
          // NB: a folder that is not there is a slip of the one who typed its name.
          _ = try FileSystem.live.status(FilePath(file.path).folder)
        } catch {
          throw .unwritable(file: file.path, failure: error)
        }
        try ScrumFileWriter(path: file.path).write(file.output.bytes)
      }
    )
  }

  /// No file is there, and nothing is written.
  public static var testValue: ExportFiles {
    ExportFiles(exists: { _ in false }, write: { _ in })
  }
}

extension DependencyValues {
  public var exportFiles: ExportFiles {
    get { self[ExportFiles.self] }
    set { self[ExportFiles.self] = newValue }
  }
}
