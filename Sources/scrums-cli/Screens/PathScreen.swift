/// The path as text, an element a line.
enum PathScreen {
  static func lines(_ path: String, _ elements: [AnswerPathElement]) -> [String] {
    var lines = [path]
    for element in elements {
      let name = element.name ?? "/"
      lines.append("  \(name)  \(element.kind), \(element.presentation.rawValue)")
    }
    return lines
  }
}
