/// Cuts the bytes of a terminal in raw mode into keys, however the reads have split them.
///
/// It knows the forms in which terminals send the same key: CSI, SS3 and `~` sequences, with and
/// without modifiers. A sequence that it does not know is swallowed whole, so that none of it ends up
/// in the text.
struct KeyDecoder {
  /// So much may be pasted at once, in bytes; what is more is dropped.
  static let pasteLimit = 1 << 20
  /// A sequence of more bytes is none.
  private static let sequenceLimit = 64

  private var pending: [UInt8] = []
  private var pasted: [UInt8]?

  /// Whether an escape has come that may be the beginning of more: after a moment without a byte,
  /// `flush()` makes a key of it.
  var holdsEscape: Bool { pasted == nil && pending.first == Self.escape }

  /// The keys that end in `bytes`.
  mutating func decode(_ bytes: some Collection<UInt8>) -> [Key] {
    pending.append(contentsOf: bytes)
    var keys: [Key] = []
    var rest = pending[...]
    while !rest.isEmpty {
      if pasted != nil {
        guard takePaste(&rest, &keys) else { break }
      } else {
        guard takeKey(&rest, &keys) else { break }
      }
    }
    pending = Array(rest)
    return keys
  }

  /// What has begun and was not gone on with: a lone Esc, or Alt with what follows.
  mutating func flush() -> [Key] {
    guard holdsEscape else { return [] }
    let rest = pending.dropFirst()
    pending = []
    if rest.isEmpty { return [.escape] }
    // `ESC [` and `ESC O` without an end.
    return rest.count == 1 ? [.alt(Character(Unicode.Scalar(rest[1])))] : []
  }

  // MARK: - One key

  private static let escape: UInt8 = 0x1B

  /// Takes one key off `rest`; false where more bytes are needed.
  private mutating func takeKey(_ rest: inout ArraySlice<UInt8>, _ keys: inout [Key]) -> Bool {
    guard let first = rest.first else { return false }
    switch first {
    case Self.escape:
      return takeEscape(&rest, &keys)
    case 0..<0x20, 0x7F:
      rest.removeFirst()
      keys.append(Self.control(first))
      return true
    default:
      return takeText(&rest, &keys)
    }
  }

  /// Takes text up to the next control byte. A character whose bytes have not all come waits.
  private func takeText(_ rest: inout ArraySlice<UInt8>, _ keys: inout [Key]) -> Bool {
    var text = rest.prefix { $0 >= 0x20 && $0 != 0x7F }
    if text.endIndex == rest.endIndex { text = text.droppingPartialScalar }
    guard !text.isEmpty else { return false }
    rest = rest[text.endIndex...]
    // C1 controls are no text either; as UTF-8 they are two bytes.
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars.filter {
      !(0x80..<0xA0).contains($0.value)
    }
    if !scalars.isEmpty { keys.append(.text(String(String.UnicodeScalarView(scalars)))) }
    return true
  }

  private static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x08, 0x7F: .backspace
    default: .control(Character(Unicode.Scalar(byte + 0x40)).lowercasedLetter)
    }
  }

  // MARK: - Sequences

  private mutating func takeEscape(
    _ rest: inout ArraySlice<UInt8>,
    _ keys: inout [Key]
  ) -> Bool {
    let after = rest.dropFirst()
    guard let second = after.first else { return false }
    switch second {
    case UInt8(ascii: "["):
      return takeSequence(&rest, after.dropFirst(), &keys)
    case UInt8(ascii: "O"):
      guard let final = after.dropFirst().first else { return false }
      rest = after.dropFirst(2)
      Self.key(final: final, numbers: []).map { keys.append($0) }
      return true
    case Self.escape:
      // Esc twice: the first stands for itself.
      rest = after
      keys.append(.escape)
      return true
    case 0x7F, 0x08:
      rest = after.dropFirst()
      keys.append(.altBackspace)
      return true
    case 0..<0x20:
      rest = after
      keys.append(.escape)
      return true
    default:
      let text = after.firstScalar
      guard let text else { return false }
      rest = after.dropFirst(text.utf8.count)
      text.first.map { keys.append(.alt($0)) }
      return true
    }
  }

  /// Takes what comes after `ESC [`: parameters, and a byte that ends it.
  private mutating func takeSequence(
    _ rest: inout ArraySlice<UInt8>,
    _ body: ArraySlice<UInt8>,
    _ keys: inout [Key]
  ) -> Bool {
    guard let end = body.firstIndex(where: { !(0x20..<0x40).contains($0) }) else {
      guard body.count > Self.sequenceLimit else { return false }
      rest = []
      return true
    }
    let final = body[end]
    // The Linux console's function keys: `ESC [ [ A`.
    if final == UInt8(ascii: "["), body.startIndex == end {
      guard body.count > 1 else { return false }
      rest = body.dropFirst(2)
      return true
    }
    let parameters = body[..<end]
    // A control byte or an escape in the middle: what began is dropped, the rest is read anew.
    guard (0x40...0x7E).contains(final) else {
      rest = body[end...]
      return true
    }
    rest = body[(end + 1)...]
    let numbers = String(decoding: parameters, as: UTF8.self)
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    // Private parameters are answers of a terminal that was asked something, not by us.
    if let first = parameters.first, !(0x30...0x39).contains(first), first != 0x3B { return true }
    if final == UInt8(ascii: "~"), numbers.first == 200 {
      pasted = []
    } else {
      Self.key(final: final, numbers: numbers).map { keys.append($0) }
    }
    return true
  }

  /// The key of a sequence, by its last byte and its numbers; nil for one that has no meaning here.
  private static func key(final: UInt8, numbers: [Int]) -> Key? {
    let modifiers = max(0, (numbers.count > 1 ? numbers[1] : 1) - 1)
    let jumps = modifiers & 0b110 != 0
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return jumps ? .wordRight : .right
    case UInt8(ascii: "D"): return jumps ? .wordLeft : .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "M") where numbers.isEmpty: return .enter
    case UInt8(ascii: "Z"): return .backTab
    // rxvt's Ctrl with an arrow.
    case UInt8(ascii: "c"): return .wordRight
    case UInt8(ascii: "d"): return .wordLeft
    case UInt8(ascii: "~"):
      switch numbers.first {
      case 1, 7: return .home
      case 3: return .delete
      case 4, 8: return .end
      case 5: return .pageUp
      case 6: return .pageDown
      default: return nil
      }
    default: return nil
    }
  }

  // MARK: - Pasting

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Takes pasted text up to its end; false where that has not come.
  private mutating func takePaste(_ rest: inout ArraySlice<UInt8>, _ keys: inout [Key]) -> Bool {
    guard let end = rest.firstRange(of: Self.pasteEnd) else {
      // NB: the end may be split over two reads; what could be its beginning stays.
      let kept = rest.count >= Self.pasteEnd.count ? Self.pasteEnd.count - 1 : rest.count
      keep(rest.dropLast(kept))
      rest = rest.suffix(kept)
      return false
    }
    keep(rest[..<end.lowerBound])
    rest = rest[end.upperBound...]
    let text = String(decoding: pasted ?? [], as: UTF8.self)
    pasted = nil
    keys.append(.paste(text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")))
    return true
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    let room = Self.pasteLimit - (pasted?.count ?? 0)
    pasted?.append(contentsOf: bytes.prefix(max(0, room)))
  }
}

extension Character {
  fileprivate var lowercasedLetter: Character {
    isASCII && isLetter ? Character(lowercased()) : self
  }
}

extension ArraySlice<UInt8> {
  /// How many bytes a character of UTF-8 takes that begins with this one; 1 for what begins none.
  private static func length(of first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Without the beginning of a character at the end.
  fileprivate var droppingPartialScalar: ArraySlice<UInt8> {
    guard let start = lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return self }
    return endIndex - start < Self.length(of: self[start]) ? self[..<start] : self
  }

  /// The first character; nil while its bytes have not all come.
  fileprivate var firstScalar: String? {
    guard let first, count >= Self.length(of: first) else { return nil }
    return String(decoding: prefix(Self.length(of: first)), as: UTF8.self)
  }
}
