/// A case key path as one would write it, for messages: `\.newScrum.dismiss`.
///
/// A case whose path carries no name is shown as `?`.
public func caseKeyPathText<Root, Value>(_ keyPath: CaseKeyPath<Root, Value>) -> String {
  guard let step = Case<Root>()[keyPath: keyPath].step else { return #"\.self"# }
  return #"\"# + step.text
}

/// The current case of an enum value, with the cases inside it, as one would write it:
/// `.newScrum(.presented(.dismiss))` gives `.newScrum.presented.dismiss`.
///
/// Payloads that are not enums end the walk; a value that is no enum gives its type.
public func casePathText<Root>(of value: Root) -> String {
  var names: [String] = []
  var current: Any = value
  while names.count < 32 {
    let mirror = Mirror(reflecting: current)
    guard mirror.displayStyle == .enum else { break }
    guard let child = mirror.children.first, let label = child.label else {
      names.append(bareCaseName(current))
      break
    }
    names.append(label)
    current = child.value
  }
  guard !names.isEmpty else { return String(describing: Root.self) }
  return "." + names.joined(separator: ".")
}

/// The name of the current case alone, without payload: `detail`.
package func caseName<Root>(of value: Root) -> String {
  let mirror = Mirror(reflecting: value)
  return mirror.children.first?.label ?? bareCaseName(value)
}

/// The name of a case without a payload. `String(describing:)` would let the type speak for itself.
func bareCaseName(_ value: Any) -> String {
  var text = ""
  debugPrint(value, terminator: "", to: &text)
  return text.split(separator: ".").last.map(String.init) ?? text
}

/// What `modify` reports when it is given a case that is not the current one.
@usableFromInline
func _unrelatedCaseMessage<Root, Value>(
  _ keyPath: CaseKeyPath<Root, Value>,
  root: Root
) -> String {
  """
  Can't modify unrelated case "\(caseName(of: root))" through \(caseKeyPathText(keyPath)) of \
  \(Root.self). Nothing was changed. Check the case first, or assign the new value.
  """
}
