#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UUID {
  /// An id that follows from this one, a purpose and a place: the same every time it is asked for.
  ///
  /// What has no id of its own, or shares it with another, gets one this way, so that reading the
  /// same file twice gives the same scrums. Marked as version 8 (RFC 9562, "custom").
  package func derived(_ purpose: String, _ place: Int) -> UUID {
    var high = Mixer(seed: 0x9E37_79B9_7F4A_7C15)
    var low = Mixer(seed: 0xC2B2_AE3D_27D4_EB4F)
    let place = UInt64(truncatingIfNeeded: place)
    withUnsafeBytes(of: uuid) { bytes in
      for byte in bytes {
        high.add(UInt64(byte))
        low.add(UInt64(byte) &+ 1)
      }
    }
    for byte in purpose.utf8 {
      high.add(UInt64(byte))
      low.add(UInt64(byte) &+ 1)
    }
    high.add(place)
    low.add(place &+ 1)
    let version: UInt64 = 0x8000
    let variant: UInt64 = 0b10 << 62
    return UUID(
      (high.value & ~0xF000) | version,
      (low.value & ~(0b11 << 62)) | variant
    )
  }
}

/// Stirs words into one, each step a bijection, so that near inputs end far apart.
private struct Mixer {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func add(_ word: UInt64) {
    state = (state ^ word) &* 0x0000_0100_0000_01B3
    state ^= state >> 29
  }

  var value: UInt64 {
    var result = state
    result = (result ^ (result >> 30)) &* 0xBF58_476D_1CE4_E5B9
    result = (result ^ (result >> 27)) &* 0x94D0_49BB_1331_11EB
    return result ^ (result >> 31)
  }
}
