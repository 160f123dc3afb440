/// The coding keys of an observable state, so that its archive shows the variables' own names and
/// nothing of what the macro stores.
enum CodingKeysSource {
  /// The enum, or nil when the state is not declared `Codable` or has coding keys already.
  static func source(for declaration: Declaration) -> String? {
    let inherited = declaration.inheritance.map { TypeSource($0).lastName ?? "" }
    guard inherited.contains(where: protocols.contains),
      !declaration.allMembers.contains(where: { $0.name == "CodingKeys" })
    else { return nil }
    let cases = ConditionalSource.lines(of: declaration.members, keys(of:))
    guard !cases.isEmpty else { return "private enum CodingKeys: CodingKey {}" }
    return """
      private enum CodingKeys: String, CodingKey {
      \(cases.joined(separator: "\n").indented())
      }
      """
  }

  private static let protocols: Set<String> = ["Codable", "Decodable", "Encodable"]

  private static func keys(of member: Declaration) -> [String] {
    guard ["var", "let"].contains(member.keyword), !member.hasModifier("static"),
      !member.hasModifier("lazy")
    else { return [] }
    return member.bindings.filter { $0.accessors != .computed && !$0.isTuple }.map { binding in
      let field = StoredField(binding.pattern)
      guard member.isTrackable || member.hasAttribute("Presents") else {
        return "case \(field.name)"
      }
      return "case \(field.storageName) = \"\(field.plainName)\""
    }
  }
}
