#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FileDocument {
  /// The former contents that are kept, newest first.
  public func backups() async throws(DocumentError) -> [DocumentBackup] {
    try await onQueue { document throws(DocumentError) in
      guard let folder = document.folder else { return [] }
      do throws(SystemFailure) {
        return try DocumentBackups(folder: folder).all()
      } catch {
        throw DocumentError.cannotRead(error)
      }
    }
  }

  /// Keeps what the file holds now, however new the last backup is.
  public func backUp() async {
    await onQueue { $0.backUp(try? $0.target()) }
  }

  /// What a backup holds.
  public func contents(of backup: DocumentBackup) async throws(DocumentError) -> Value {
    try await onQueue { document throws(DocumentError) in
      let contents: (bytes: [UInt8], stamp: FileStamp)?
      do throws(FileSystem.ReadFailure) {
        contents = try document.options.fileSystem.contents(of: backup.path)
      } catch {
        guard case .system(let failure) = error else {
          throw DocumentError.notAFile(isFolder: false)
        }
        throw DocumentError.cannotRead(failure)
      }
      guard let contents else {
        throw DocumentError.cannotRead(SystemFailure(call: "open", code: SystemFailure.missing))
      }
      return try document.decode(contents.bytes).value
    }
  }

  /// Keeps what the file holds before it is replaced, when the last backup is old enough.
  func backUpIfDue(_ target: String) {
    guard let folder else { return }
    let newest = try? DocumentBackups(folder: folder).all().first?.date
    let isDue = DocumentBackups.isDue(
      after: newest ?? nil,
      now: options.date(),
      secondsBetween: options.secondsBetweenBackups
    )
    if isDue { backUp(target) }
  }

  // NB: a backup that fails fails nothing else: the disk may be full, and a save frees nothing.
  private func backUp(_ target: String?) {
    guard let folder, let target,
      let contents = try? options.fileSystem.contents(of: target, limit: options.sizeLimit),
      (try? format.decode(contents.bytes)) != nil
    else { return }
    try? DocumentBackups(folder: folder).add(contents.bytes, now: options.date())
  }
}
