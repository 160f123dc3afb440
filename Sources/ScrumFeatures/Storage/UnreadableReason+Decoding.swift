#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UnreadableReason {
  /// What made decoding `bytes` fail. Slower than decoding: it is asked only after a failure.
  init(_ error: any Error, in bytes: [UInt8]) {
    if let reason = Self.notJSON(bytes) {
      self = reason
    } else if let error = error as? DecodingError {
      self.init(error, below: 0)
    } else {
      self = .malformed(place: "it", problem: "\(error)")
    }
  }

  /// Why `bytes` are no JSON, whatever they should say; nil when they are.
  static func notJSON(_ bytes: [UInt8]) -> UnreadableReason? {
    unusableText(bytes) ?? JSONFault(bytes).reason()
  }

  /// What the decoder refused, its place seen from `depth` keys into the document.
  init(_ error: DecodingError, below depth: Int) {
    switch error {
    case .dataCorrupted(let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      self = .malformed(
        place: Self.place(context.codingPath.dropFirst(depth)),
        problem: context.debugDescription
      )
    case .keyNotFound(let key, let context):
      self = .malformed(
        place: Self.place(context.codingPath.dropFirst(depth)),
        problem: "\"\(key.stringValue)\" is missing"
      )
    @unknown default:
      self = .malformed(place: Self.place([]), problem: "\(error)")
    }
  }

  private static func unusableText(_ bytes: [UInt8]) -> UnreadableReason? {
    if bytes.allSatisfy({ [0, 9, 10, 13, 32].contains($0) }) {
      return .empty(bytes: bytes.count)
    }
    if let offset = JSONFault.firstInvalidUTF8(bytes) { return .notUTF8(offset: offset) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if let line = lines.firstIndex(where: { $0.starts(with: "<<<<<<< ".utf8) }),
      lines[line...].contains(where: { $0.starts(with: ">>>>>>> ".utf8) })
    {
      return .conflictMarkers(line: line + 1)
    }
    return nil
  }

  private static func place(_ path: ArraySlice<any CodingKey>) -> String {
    var place = ""
    for key in path {
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += (place.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return place.isEmpty ? "it" : place
  }
}
