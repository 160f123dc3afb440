/// A type's name as one would write it where it is declared: without modules, also in its generic
/// arguments, and without the marks of local types.
func shortName(of type: Any.Type) -> String {
  shortName(String(reflecting: type))
}

/// The same for a name that is already text: `App.Counter.State` gives `Counter.State`.
func shortName(_ fullName: String) -> String {
  var result = ""
  var path: [Substring] = []
  var rest = fullName[...]
  func finishPath() {
    let shown = path.count > 1 ? path.dropFirst() : path[...]
    result += shown.joined(separator: ".")
    path = []
  }
  while let first = rest.first {
    if first == "(", let marked = mark(at: rest) {
      rest = rest.dropFirst(marked)
    } else if first.isLetter || first == "_" || first == "$" {
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
      path.append(name)
      rest = rest.dropFirst(name.count)
      if rest.first == ".", rest.dropFirst().first != "." {
        rest = rest.dropFirst()
      } else {
        finishPath()
      }
    } else {
      finishPath()
      result.append(first)
      rest = rest.dropFirst()
    }
  }
  finishPath()
  return result
}

/// How long the compiler's remark on where a type was declared is, when the text begins with one.
private func mark(at text: Substring) -> Int? {
  for (beginning, end) in [("(extension in ", "):"), ("(unknown context at ", ").")] {
    guard text.hasPrefix(beginning) else { continue }
    let inside = text.prefix { $0 != ")" }
    if text.dropFirst(inside.count).hasPrefix(end) { return inside.count + end.count }
  }
  return nil
}
