#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is in a folder, for completing file names.
enum FolderListing {
  struct Entry: Hashable, Sendable {
    var name: String
    var isFolder: Bool
  }

  /// The entries by name; none where the folder cannot be read. Names that are no UTF-8 are left out,
  /// because they cannot be typed.
  static func entries(of path: String) -> [Entry] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let name, name != ".", name != ".." else { continue }
      var status = stat()
      let isFolder = stat("\(path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      entries.append(Entry(name: name, isFolder: isFolder))
    }
    return entries.sorted { $0.name < $1.name }
  }
}
