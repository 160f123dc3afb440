import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UUIDGenerator {
  /// Ids that are the same in every run with the same seed.
  ///
  /// Version and variant are those of a random UUID.
  static func seeded(_ seed: UInt64) -> UUIDGenerator {
    let words = Locked(SeededWords(seed: seed))
    return UUIDGenerator {
      let (high, low) = words.withLock { words in (words.next(), words.next()) }
      return uuid(high: high, low: low)
    }
  }

  private static func uuid(high: UInt64, low: UInt64) -> UUID {
    func byte(_ word: UInt64, _ index: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: word >> UInt64(8 * (7 - index)))
    }
    return UUID(
      uuid: (
        byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3),
        byte(high, 4), byte(high, 5), byte(high, 6) & 0x0F | 0x40, byte(high, 7),
        byte(low, 0) & 0x3F | 0x80, byte(low, 1), byte(low, 2), byte(low, 3),
        byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
      )
    )
  }
}
