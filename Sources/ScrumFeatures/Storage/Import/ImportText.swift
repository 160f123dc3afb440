#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The text of a file to import, as UTF-8 without a byte-order mark.
///
/// Tools on Windows put a mark before UTF-8, or write UTF-16; both are read. Anything else that is
/// no UTF-8 is refused with the place where it ceases to be.
enum ImportText {
  static func utf8(_ bytes: [UInt8]) throws(UnreadableReason) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return try checked(Array(bytes.dropFirst(3)), 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes, from: 2, isBigEndian: false) }
    if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes, from: 2, isBigEndian: true) }
    // NB: JSON begins with two characters of ASCII, so a zero among them tells the encoding.
    if bytes.count > 1, bytes[0] != 0, bytes[1] == 0 {
      return try utf16(bytes, from: 0, isBigEndian: false)
    }
    if bytes.count > 1, bytes[0] == 0, bytes[1] != 0 {
      return try utf16(bytes, from: 0, isBigEndian: true)
    }
    return try checked(bytes, 0)
  }

  private static func checked(
    _ bytes: [UInt8],
    _ offset: Int
  ) throws(UnreadableReason) -> [UInt8] {
    guard String(bytes: bytes, encoding: .utf8) == nil else { return bytes }
    throw .notUTF8(offset: offset + (JSONFault.firstInvalidUTF8(bytes) ?? 0))
  }

  private static func utf16(
    _ bytes: [UInt8],
    from start: Int,
    isBigEndian: Bool
  ) throws(UnreadableReason) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for offset in stride(from: start, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
    }
    guard (bytes.count - start).isMultiple(of: 2),
      let text = String(validating: units, as: UTF16.self)
    else { throw .notUTF8(offset: 0) }
    return Array(text.utf8)
  }
}
