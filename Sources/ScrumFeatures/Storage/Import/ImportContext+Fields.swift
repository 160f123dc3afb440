#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Members of one object. What is wrong costs as little as can be: a member, or one element of it,
// which is named by its key after `prefix`. A null is no value.

extension ImportContext {
  /// The object that `value` has to be.
  static func requiredObject(
    _ value: JSONValue
  ) throws(ImportProblem) -> [String: JSONValue] {
    guard let row = value.object else {
      throw ImportProblem("it is \(value.kind), not an object")
    }
    return row
  }

  /// A text without which the rest means nothing.
  static func requiredText(
    _ row: [String: JSONValue],
    _ key: String
  ) throws(ImportProblem) -> String {
    guard let text = row[key]?.string else {
      throw .expected("a string", for: key, got: row[key])
    }
    return text
  }

  /// A member of a kind; one of another kind is left out.
  mutating func optional<Value>(
    _ row: [String: JSONValue],
    _ key: String,
    _ kind: String,
    of subject: ImportNote.Subject,
    in prefix: String = "",
    _ read: (JSONValue) -> Value?
  ) -> Value? {
    guard let value = Self.member(row, key) else { return nil }
    if let result = read(value) { return result }
    let problem = "it is \(value.kind), not \(kind)"
    notes.append(.leftOut(subject, place: prefix + key, problem: problem))
    return nil
  }

  /// The elements of an array, without those that cannot be read.
  mutating func elements<Element>(
    _ row: [String: JSONValue],
    _ key: String,
    of subject: ImportNote.Subject,
    in prefix: String = "",
    _ read: (JSONValue, Int, inout ImportContext) throws(ImportProblem) -> Element
  ) -> [Element] {
    let values = optional(row, key, "an array", of: subject, in: prefix, \.array) ?? []
    var elements: [Element] = []
    elements.reserveCapacity(values.count)
    for (place, value) in values.enumerated() {
      do throws(ImportProblem) {
        elements.append(try read(value, place, &self))
      } catch {
        let place = "\(prefix)\(key)[\(place)]"
        notes.append(.leftOut(subject, place: place, problem: error.problem))
      }
    }
    return elements
  }

  /// An array of strings.
  mutating func texts(
    _ row: [String: JSONValue],
    _ key: String,
    of subject: ImportNote.Subject,
    in prefix: String = ""
  ) -> [String] {
    elements(row, key, of: subject, in: prefix) { (value, _, _) throws(ImportProblem) in
      guard let text = value.string else {
        throw ImportProblem("it is \(value.kind), not a string")
      }
      return text
    }
  }

  /// A truth value, false when there is none.
  mutating func flag(
    _ row: [String: JSONValue],
    _ key: String,
    of subject: ImportNote.Subject,
    in prefix: String = ""
  ) -> Bool {
    let flag = optional(row, key, "a truth value", of: subject, in: prefix) { value -> Bool? in
      if case .bool(let flag) = value { flag } else { nil }
    }
    return flag ?? false
  }

  /// A number of seconds that can be written again.
  mutating func seconds(
    _ row: [String: JSONValue],
    _ key: String,
    of subject: ImportNote.Subject,
    in prefix: String = "",
    factor: Double = 1
  ) -> Double? {
    guard let number = optional(row, key, "a number", of: subject, in: prefix, \.double) else {
      return nil
    }
    guard (number * factor).isFinite else {
      notes.append(.leftOut(subject, place: prefix + key, problem: "it is too large a number"))
      return nil
    }
    return number * factor
  }

  /// The members that nobody has `read`, kept for whoever knows them. Left out are numbers that
  /// could not be written, and what would take the place of a key of the owner's own.
  mutating func preserved<Owner: FieldOwner>(
    for owner: Owner.Type,
    _ row: [String: JSONValue],
    besides read: [String],
    of subject: ImportNote.Subject,
    in prefix: String = ""
  ) -> PreservedKeys {
    var kept = PreservedKeys()
    guard row.keys.contains(where: { !read.contains($0) }) else { return kept }
    for key in row.keys.sorted() where !read.contains(key) {
      guard let value = row[key] else { continue }
      if owner.knownKeys.contains(key) {
        let problem = "it is no part of this format"
        notes.append(.leftOut(subject, place: prefix + key, problem: problem))
      } else if !value.isFinite {
        let problem = "it holds too large a number"
        notes.append(.leftOut(subject, place: prefix + key, problem: problem))
      } else {
        kept[key] = value
      }
    }
    return kept
  }

  /// A member, nil when it is missing or null.
  static func member(_ row: [String: JSONValue], _ key: String) -> JSONValue? {
    guard let value = row[key] else { return nil }
    if case .null = value { return nil }
    return value
  }
}

extension JSONValue {
  /// Whether every number in it can be written.
  fileprivate var isFinite: Bool {
    switch self {
    case .null, .bool, .integer, .unsigned, .string: true
    case .number(let number): number.isFinite
    case .array(let elements): elements.allSatisfy(\.isFinite)
    case .object(let members): members.values.allSatisfy(\.isFinite)
    }
  }
}
