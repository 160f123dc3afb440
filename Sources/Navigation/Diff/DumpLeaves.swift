import Foundation

/// The text of a value that is shown as one piece, or `nil` for one that has parts.
func leafText(_ value: Any) -> String? {
  switch value {
  case let value as any CustomDumpStringConvertible: return value.customDumpDescription
  case let value as VerbatimLine: return value.text
  case let value as any BinaryInteger: return value.description
  case let value as Bool: return value.description
  case let value as any FloatingPoint: return "\(value)"
  case let value as Character: return String(value).debugDescription
  case let value as UUID: return "UUID(\(value.uuidString))"
  case let value as Date: return "Date(\(dateText(value)))"
  case let value as URL: return "URL(\(value.absoluteString))"
  case let value as Data: return dataText(value)
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

private func dataText(_ data: Data) -> String {
  let bytes = data.prefix(16).map { byte in
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
  return "Data(\(data.count) bytes: \(bytes.joined())\(data.count > 16 ? "…" : ""))"
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
    return "\(shortName(of: mirror.subjectType))(\(describable.description))"
  default: return nil
  }
}
