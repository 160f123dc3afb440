import Foundation
import Testing

@testable import Navigation
@testable import ScrumFeatures

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files that cannot be read: each is told exactly, and left as it is.
@Suite struct BrokenFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.file("scrums.json") }

  /// Why the document says that the file cannot be read; nil when it can.
  private func reason() async -> UnreadableReason? {
    do {
      _ = try await ScrumStorage.document(folder.document()).load()
      return nil
    } catch StorageError.unreadable(path, let reason) {
      return reason
    } catch {
      Issue.record("\(error)")
      return nil
    }
  }

  @Test func aFileThatIsCutOffAnywhereIsToldAndLeftAlone() async throws {
    let whole = try ScrumFile(scrums: [.design, .webDev]).encode()
    var reasons: Set<String> = []
    for length in 0..<whole.count - 1 {
      let bytes = Data(whole[..<length])
      try bytes.write(to: URL(fileURLWithPath: path))
      switch await reason() {
      case .empty(bytes: length) where length == 0: reasons.insert("empty")
      case .notJSON(_, _, "it ends too early"): reasons.insert("cut")
      case let other: Issue.record("\(length) bytes: \(String(describing: other))")
      }
      #expect(FileManager.default.contents(atPath: path) == bytes)
    }
    #expect(reasons == ["empty", "cut"])
    try Data(whole.dropLast()).write(to: URL(fileURLWithPath: path))
    #expect(await reason() == nil, "only the last end of line may be missing")
    #expect(try folder.names == ["scrums.json"])
  }

  @Test func whatIsTooLargeIsToldWithoutReadingIt() async throws {
    try folder.write("{", to: "scrums.json")
    #expect(truncate(path, 200_000_000) == 0)
    #expect(await reason() == .tooLarge(bytes: 200_000_000, limit: 100_000_000))
    #expect(
      StorageError.unreadable(
        file: "s",
        reason: .tooLarge(bytes: 200_000_000, limit: 100_000_000)
      ).words == "Cannot read \"s\": it is 200 MB large, and 100 MB are read at most."
        + " Name another file."
    )
  }

  @Test(arguments: ["[", "{\"a\":"])
  func whatIsNestedTooDeepIsTold(_ opening: String) async throws {
    let head = "{\"format\":\"scrums\",\"version\":1,\"scrums\":[],\"x\":"
    try folder.write(head + String(repeating: opening, count: 100_000), to: "scrums.json")
    #expect(await reason() == .tooDeep(levels: JSONFault.depthLimit))
    let closing = opening == "[" ? "]" : "1}"
    try folder.write(
      head + String(repeating: opening, count: 100_000)
        + (opening == "[" ? "" : "1")
        + String(repeating: closing == "]" ? "]" : "}", count: 100_000) + "}",
      to: "scrums.json"
    )
    #expect(await reason() == .tooDeep(levels: JSONFault.depthLimit))
  }

  @Test func zerosInvalidTextAndMarkersAreNamed() async throws {
    for (bytes, expected) in [
      (Data(count: 4096), .empty(bytes: 4096)),
      (Data("{\"format\":\"scr".utf8) + Data([0xFF, 0xFE]), .notUTF8(offset: 14)),
      (
        Data("{\n<<<<<<< ours\n\"a\":1\n=======\n\"a\":2\n>>>>>>> theirs\n}".utf8),
        .conflictMarkers(line: 2)
      ),
      (Data("{\"format\":\"scrums\",\"version\":2,\"scrums\":[]}".utf8), .newerVersion(2)),
    ] as [(Data, UnreadableReason)] {
      try bytes.write(to: URL(fileURLWithPath: path))
      #expect(await reason() == expected)
      #expect(FileManager.default.contents(atPath: path) == bytes)
    }
    #expect(try folder.names == ["scrums.json"])
  }
}
