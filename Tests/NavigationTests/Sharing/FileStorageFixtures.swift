import Foundation
import Navigation

struct StoredSettings: Codable, Equatable, Sendable {
  var theme = "light"
  var volume = 5
}

extension SharedKey where Self == FileStorageKey<StoredSettings>.Default {
  static var storedSettings: Self {
    Self[.fileStorage(URL(filePath: "/settings.json")), default: StoredSettings()]
  }
}

/// A new folder, removed with this object, and a storage that uses it.
final class StorageFolder {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "navigation-\(UUID().uuidString)")
  let storage: FileStorage
  private let decoded = Locked(0)

  /// How often a number was read from a file.
  var decodedCount: Int { decoded.withLock { $0 } }

  /// - Parameter millisecondsBetweenChecks: `nil` when the test looks for changes itself.
  init(millisecondsBetweenChecks: Int? = nil) throws {
    storage = .onDisk(millisecondsBetweenChecks: millisecondsBetweenChecks)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    storage.finishWrites()
    try? FileManager.default.removeItem(at: url)
  }

  func file(_ name: String) -> URL { url.appending(path: name) }

  func text(of name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }

  func put(_ text: String, in name: String, atomically: Bool = true) throws {
    try text.write(to: file(name), atomically: atomically, encoding: .utf8)
  }

  /// The number in a file, as plain text.
  func number(in name: String) -> Shared<Int> {
    withDependencies {
      $0.defaultFileStorage = storage
    } operation: {
      Shared(
        wrappedValue: 0,
        .fileStorage(file(name)) { [decoded] data in
          decoded.withLock { $0 += 1 }
          guard let number = Int(String(decoding: data, as: UTF8.self)) else { throw NotANumber() }
          return number
        } encode: { number in
          guard number >= 0 else { throw NotANumber() }
          return Data("\(number)".utf8)
        }
      )
    }
  }
}

struct NotANumber: Error {}
