/// Where one document's journals and backups are: a folder of its own, named after the file and
/// where it really is, so that two paths to one file lead to one folder.
package struct DocumentFolder: Sendable {
  package let path: String
  package let fileSystem: FileSystem

  /// - Parameters:
  ///   - stateFolder: What belongs to all documents of the program.
  ///   - document: The path of the file, which need not exist.
  package init(in stateFolder: String, of document: String, fileSystem: FileSystem) {
    let real = fileSystem.canonicalPath(of: document)
    let name = FilePath(real).name
    let letters = name.prefix(40).map { $0.isLetter || $0.isNumber ? $0 : "-" }
    path = stateFolder + "/" + String(letters) + "-" + String(FilePath.hash(real), radix: 36)
    self.fileSystem = fileSystem
  }

  package func file(_ name: String) -> String { path + "/" + name }

  /// The names in it; none while it is not there.
  package func names() throws(SystemFailure) -> [String] {
    do throws(SystemFailure) {
      return try fileSystem.names(path)
    } catch {
      if error.code == SystemFailure.missing { return [] }
      throw error
    }
  }
}

extension FileSystem {
  /// The path without symbolic links, as far as it exists.
  func canonicalPath(of path: String) -> String {
    let path = (try? AtomicFile(fileSystem: self).target(of: path)) ?? path
    if let real = try? realPath(path) { return real }
    let place = FilePath(path)
    guard place.folder != path, !place.name.isEmpty else { return path }
    let folder = place.folder == "." ? (try? realPath(".")) ?? "." : canonicalPath(of: place.folder)
    return folder == "/" ? "/" + place.name : folder + "/" + place.name
  }
}
