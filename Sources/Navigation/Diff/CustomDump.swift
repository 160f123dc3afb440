/// The value as text, a line a field, the same in every run: for messages and logs.
///
/// Properties whose names begin with `_$` are left out, and a leading `_` is not shown.
/// Dictionaries and sets are sorted. Objects that hold themselves are shown once. After
/// 2,000 lines the rest is left out.
public func customDump<Value>(_ value: Value) -> String {
  var dumper = Dumper()
  return dumper.lines(of: value).joined(separator: "\n")
}

/// What differs between two values, a line a field, or `nil` when nothing does.
///
/// Lines that begin with `-` are of `expected` alone, with `+` of `actual` alone. What did not
/// change is collapsed to `…`. Elements of identified collections are told apart by their ids.
/// After 2,000 lines the rest is left out.
public func diff<Value>(_ expected: Value, _ actual: Value) -> String? {
  if isEqual(expected, actual) == true { return nil }
  var differ = Differ()
  let lines = differ.lines(expected, actual)
  guard lines.isEmpty else { return lines.map(\.text).joined(separator: "\n") }
  guard isEqual(expected, actual) == false else { return nil }
  return "  // Not equal, although they look the same:\n"
    + customDump(expected).split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
}

/// A value that is shown as another one: a box as what it holds.
public protocol CustomDumpRepresentable {
  /// What to show instead. May be one more of these.
  var customDumpValue: Any { get }
}

/// A value that is shown as one piece of text.
public protocol CustomDumpStringConvertible {
  /// The text, without a line break.
  var customDumpDescription: String { get }
}

/// A collection that is shown, and compared, by the ids of its elements.
package protocol CustomDumpIdentified {
  /// The elements, each with its id and what stands before it: `[id: 3]`.
  var customDumpElements: [(id: AnyHashable, label: String, value: Any)] { get }
}

extension IdentifiedArray: CustomDumpIdentified {
  package var customDumpElements: [(id: AnyHashable, label: String, value: Any)] {
    zip(ids, storage.values).map { id, element in
      (AnyHashable(id), "[id: \(customDump(id))]", element)
    }
  }
}

/// Whether two values are equal; `nil` when their type cannot tell, or they have different types.
func isEqual(_ left: Any, _ right: Any) -> Bool? {
  func compare<Value: Equatable>(_ left: Value) -> Bool? {
    (right as? Value).map { $0 == left }
  }
  if left is any CustomDumpRepresentable { return nil }
  guard let left = left as? any Equatable else { return nil }
  return compare(left)
}
