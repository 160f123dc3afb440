/// Prints a value, a line a field, the same in every run, and returns it.
///
/// See ``String/init(customDumping:)`` for what is shown.
///
/// - Parameter name: What to write in front of it.
@discardableResult
public func customDump<Value>(_ value: Value, name: String? = nil) -> Value {
  print(Dumper.prefix(name) + String(customDumping: value))
  return value
}

/// Writes a value to a stream, a line a field, the same in every run, and returns it.
///
/// - Parameter name: What to write in front of it.
@discardableResult
public func customDump<Value, Stream: TextOutputStream>(
  _ value: Value,
  to stream: inout Stream,
  name: String? = nil
) -> Value {
  stream.write(Dumper.prefix(name) + String(customDumping: value) + "\n")
  return value
}

extension String {
  /// The value as text, a line a field, the same in every run: for messages and logs.
  ///
  /// Properties whose names begin with `_$` are left out, and a leading `_` is not shown.
  /// Dictionaries and sets are sorted. Objects that hold themselves are shown once. Long texts are
  /// shown in part; after 64 levels, 500 elements of a collection and 2,000 lines the rest is left
  /// out.
  ///
  /// - Complexity: O(1) in the size of arrays and texts, O(n log n) in that of dictionaries and
  ///   sets.
  public init(customDumping value: Any) {
    var dumper = Dumper()
    self = dumper.lines(of: value).joined(separator: "\n")
  }
}

/// What differs between two values, a line a field, or `nil` when nothing does.
///
/// Lines that begin with `-` are of `expected` alone, with `+` of `actual` alone. What did not
/// change is collapsed to `…`. Elements of identified collections are told apart by their ids.
/// Of long texts only the place is shown where they differ. After 2,000 lines the rest is left out.
public func diff<Value>(_ expected: Value, _ actual: Value) -> String? {
  if isEqual(expected, actual) == true { return nil }
  var differ = Differ()
  let lines = differ.lines(expected, actual)
  guard lines.isEmpty else { return lines.map(\.text).joined(separator: "\n") }
  guard isEqual(expected, actual) == false else { return nil }
  return "  // Not equal, although they look the same:\n"
    + String(customDumping: expected).split(separator: "\n").map { "  " + $0 }
    .joined(separator: "\n")
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

/// Whether two values are equal; `nil` when their type cannot tell, or they have different types.
func isEqual(_ left: Any, _ right: Any) -> Bool? {
  func compare<Value: Equatable>(_ left: Value) -> Bool? {
    (right as? Value).map { $0 == left }
  }
  if left is any CustomDumpRepresentable { return nil }
  guard let left = left as? any Equatable else { return nil }
  return compare(left)
}
