/// A text as it is compared when case and accents do not count: `Zoë` and `ZOE` fold alike.
package struct FoldedText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else {
      self.text = text.lowercased()
      return
    }
    var folded = ""
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isASCII {
        folded.unicodeScalars.append(scalar)
      } else if scalar.properties.generalCategory != .nonspacingMark {
        folded += Self.base(of: scalar)
      }
    }
    self.text = folded
  }

  package func hasPrefix(_ other: FoldedText) -> Bool {
    text.hasPrefix(other.text)
  }

  /// Whether the text begins like this, or does without the signs before its first letter or digit:
  /// an emoji before a name is hard to type.
  package func begins(with other: FoldedText) -> Bool {
    hasPrefix(other) || text.drop { !$0.isLetter && !$0.isNumber }.hasPrefix(other.text)
  }

  /// The letter under the accents.
  ///
  /// NB: FoundationEssentials cannot decompose a character, but Unicode's names say what it is
  /// made of: LATIN SMALL LETTER E WITH CIRCUMFLEX AND ACUTE is an E.
  private static func base(of scalar: Unicode.Scalar) -> String {
    guard let name = scalar.properties.name, let with = name.firstRange(of: " WITH ") else {
      return String(scalar)
    }
    let plain = name[..<with.lowerBound]
    if let letter = plain.split(separator: " ").last,
      plain.hasPrefix("LATIN SMALL LETTER "), letter.count == 1
    {
      return letter.lowercased()
    }
    return greekLetters[String(plain)] ?? String(scalar)
  }

  private static let greekLetters: [String: String] = {
    var letters: [String: String] = [:]
    for code in UInt32(0x3B1)...0x3C9 {
      if let scalar = Unicode.Scalar(code), let name = scalar.properties.name {
        letters[name] = String(scalar)
      }
    }
    return letters
  }()
}
