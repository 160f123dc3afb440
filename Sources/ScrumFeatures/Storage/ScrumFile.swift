import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a file of scrums says: `{"format":"scrums","version":1,"scrums":[…]}`.
public struct ScrumFile: Hashable, Sendable {
  public static let format = "scrums"
  /// The newest version that this program reads, and the one that it writes.
  public static let version = 1

  public var scrums: IdentifiedArrayOf<DailyScrum>
  /// What was mended on the way in; nothing of it is written.
  public var repairs: [ImportNote] = []
  package var preserved = PreservedKeys()

  /// A file of these scrums; of two that share an id the first is kept.
  public init(scrums: some Sequence<DailyScrum> = [DailyScrum]()) {
    self.scrums = IdentifiedArray(scrums, uniquingIDsWith: { first, _ in first })
  }

  /// The bytes of a file, as they were read. Ids that repeat are mended and named in `repairs`.
  public static func decode(_ bytes: [UInt8]) throws(UnreadableReason) -> ScrumFile {
    do {
      return try JSONDecoder().decode(ScrumFile.self, from: Data(bytes))
    } catch UnreadableReason.otherFormat {
      if let reason = UnreadableReason.notJSON(bytes) { throw reason }
      let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes))
      throw .otherFormat(value.flatMap { ImportFormat(shapeOf: $0) }?.name)
    } catch let reason as UnreadableReason {
      throw reason
    } catch {
      throw UnreadableReason(error, in: bytes)
    }
  }

  /// The file's bytes: keys sorted, indented, one line a value, so that it diffs and merges well.
  public func encode() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return [UInt8](try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }
}

extension ScrumFile: FieldOwner {
  static let knownKeys = ["format", "version", "scrums"]
}

extension ScrumFile: Codable {
  public init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: FieldKey<Self>.self),
      (try? container.decode(String.self, forKey: "format")) == Self.format
    else { throw UnreadableReason.otherFormat(nil) }
    let version = try container.decode(Int.self, forKey: "version")
    guard version <= Self.version else { throw UnreadableReason.newerVersion(version) }
    guard version >= 1 else {
      throw UnreadableReason.malformed(place: "version", problem: "there is no version \(version)")
    }
    let field = try FieldDecoder<Self>(decoder)
    var read: [DailyScrum] = try field("scrums")
    let repairs = UniqueIDs.repair(&read)
    self.init(scrums: read)
    self.repairs = repairs
    preserved = field.preserved
  }

  public func encode(to encoder: any Encoder) throws {
    var field = try FieldEncoder<Self>(encoder, preserved: preserved)
    try field("format", Self.format)
    try field("version", Self.version)
    try field("scrums", scrums)
  }
}
