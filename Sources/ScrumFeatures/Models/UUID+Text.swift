#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UUID {
  /// The id that `text` says in its usual form, upper or lower case.
  ///
  /// NB: `UUID(uuidString:)` scans with a C format, which takes an eighth of the time to load a
  /// file.
  init?(text: String) {
    var text = text
    let words: (UInt64, UInt64)? = text.withUTF8 { bytes in
      guard bytes.count == 36 else { return nil }
      var words: (high: UInt64, low: UInt64) = (0, 0)
      for (place, byte) in bytes.enumerated() {
        if place == 8 || place == 13 || place == 18 || place == 23 {
          guard byte == UInt8(ascii: "-") else { return nil }
          continue
        }
        let digit: UInt8
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
        default: return nil
        }
        words.high = words.high << 4 | words.low >> 60
        words.low = words.low << 4 | UInt64(digit)
      }
      return words
    }
    guard let words else { return nil }
    self.init(words.0, words.1)
  }

  /// From its 128 bits, the first 64 before the last.
  init(_ high: UInt64, _ low: UInt64) {
    func byte(_ word: UInt64, _ place: UInt64) -> UInt8 {
      UInt8(truncatingIfNeeded: word >> (56 - 8 * place))
    }
    self.init(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3),
        byte(high, 4), byte(high, 5), byte(high, 6), byte(high, 7),
        byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
        byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
      )
    )
  }
}
