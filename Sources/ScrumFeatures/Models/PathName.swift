#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The names that scrums go by in a navigation path: `/morning-sync/edit`.
public enum PathName {
  /// Names that mean a screen beside the scrums.
  package static let reserved: Set<String> = ["new"]

  /// A title in lower case with every run of other than letters and digits made one hyphen.
  public static func slug(of title: String) -> String {
    var slug = ""
    var isGap = false
    for character in title.lowercased() {
      guard character.isLetterOrDigit else {
        isGap = true
        continue
      }
      if isGap, !slug.isEmpty { slug.append("-") }
      isGap = false
      slug.append(character)
    }
    return slug.isEmpty ? "untitled" : slug
  }

  /// `design` for `design-2`; nil for what ends with no number.
  package static func base(ofNumbered slug: String) -> String? {
    guard let hyphen = slug.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    let number = slug[slug.utf8.index(after: hyphen)...]
    guard !number.isEmpty, number.allSatisfy(\.isNumber) else { return nil }
    return String(slug[..<hyphen])
  }

  /// A name for each title, in their order, no two alike: one already taken gets the next free
  /// number.
  public static func names(for titles: some Sequence<String>) -> [String] {
    var taken = reserved
    var nextNumber: [String: Int] = [:]
    return titles.map { title in
      let slug = slug(of: title)
      var name = slug
      var number = nextNumber[slug, default: 2]
      while !taken.insert(name).inserted {
        name = "\(slug)-\(number)"
        number += 1
      }
      nextNumber[slug] = number
      return name
    }
  }

  /// The place of the scrum that a path's element means: by name, else by id.
  public static func index(of element: String, in scrums: some Collection<DailyScrum>) -> Int? {
    let wanted = element.lowercased()
    if let index = names(for: scrums.lazy.map(\.title)).firstIndex(of: wanted) {
      return index
    }
    guard let id = UUID(uuidString: element) else { return nil }
    return scrums.enumerated().first { $0.element.id == id }?.offset
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool {
    isLetter || unicodeScalars.first?.properties.generalCategory == .decimalNumber
  }
}
