#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The text of a value that is shown as one piece, or `nil` for one that has parts.
func leafText(_ value: Any) -> String? {
  switch value {
  case let value as any CustomDumpStringConvertible: return value.customDumpDescription
  case let value as VerbatimLine: return DumpText.plain(value.text)
  case let value as any BinaryInteger: return value.description
  // NB: not "as Bool" alone, which a boxed number of Foundation would become.
  case let bool as Bool where type(of: value) == Bool.self: return bool.description
  case let value as any FloatingPoint: return "\(value)"
  case let value as Character: return String(value).debugDescription
  case let value as Unicode.Scalar: return value.debugDescription
  case let value as UUID: return "UUID(\(value.uuidString))"
  case let value as Date: return "Date(\(dateText(value)))"
  case let value as URL: return "URL(\(value.absoluteString))"
  case let value as Data: return dataText(value)
  case let value as Locale: return "Locale(\(value.identifier))"
  case let value as TimeZone: return "TimeZone(\(value.identifier))"
  case let value as Calendar:
    return "Calendar(\(value.identifier), \(value.timeZone.identifier))"
  case let value as Substring: return DumpText.quoted(value)
  case let value as any DumpedRange: return value.dumpText
  case let value as any Any.Type: return shortName(of: value) + ".self"
  case let value as AnyKeyPath: return value.debugDescription
  default: return systemText(value)
  }
}

/// A case without a payload, `.name`. A type that speaks for itself is given its own words.
func bareCaseText(_ value: Any) -> String {
  let name = bareCaseName(value)
  let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  return isName && !name.isEmpty ? "." + name : "\(shortName(of: type(of: value)))(\(value))"
}

/// UTC with milliseconds, and all digits where those are not enough.
private func dateText(_ date: Date) -> String {
  let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
  guard abs(milliseconds) < 1e15 else { return "\(date.timeIntervalSince1970)" }
  let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
  let text = date.formatted(style)
  let isExact = Date(timeIntervalSince1970: milliseconds / 1000) == date
  return isExact ? text : "\(text), \(date.timeIntervalSince1970)"
}

/// - Parameter offset: Where to begin.
private func dataText(_ data: Data, from offset: Int = 0) -> String {
  let bytes = data.dropFirst(offset).prefix(16).map { byte in
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
  let rest = data.count > offset + 16 ? "…" : ""
  return "Data(\(data.count) bytes: \(offset > 0 ? "…" : "")\(bytes.joined())\(rest))"
}

/// The texts of two leaves that are too long to be shown whole: where they differ.
func differingTexts(_ one: Any, _ two: Any) -> (String, String)? {
  switch (one, two) {
  case (let one as String, let two as String):
    return DumpText.differing(one[...], two[...], quotes: true)
  case (let one as VerbatimLine, let two as VerbatimLine):
    return DumpText.differing(one.text, two.text, quotes: false)
  case (let one as Data, let two as Data):
    let common = zip(one, two).prefix { $0 == $1 }.count
    return common < 16 ? nil : (dataText(one, from: common), dataText(two, from: common))
  default:
    return nil
  }
}

/// Values of the standard library and of Foundation that hide their parts: ranges, durations,
/// locales, time zones.
private func systemText(_ value: Any) -> String? {
  guard let describable = value as? any CustomStringConvertible else { return nil }
  if value is any Collection, !(value is any RangeExpression) { return nil }
  let mirror = Mirror(reflecting: value)
  guard [.struct, .class, nil].contains(mirror.displayStyle) else { return nil }
  let name = String(reflecting: mirror.subjectType)
  guard let module = name.split(separator: ".").first else { return nil }
  switch module {
  case "Swift": return describable.description
  case "Foundation", "FoundationEssentials", "FoundationInternationalization", "__C":
    // NB: some end with a space.
    var text = describable.description.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return "\(shortName(of: mirror.subjectType))(\(text))"
  default: return nil
  }
}
