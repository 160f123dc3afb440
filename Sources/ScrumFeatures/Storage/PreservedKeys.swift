/// The members of a JSON object that this version has no name for: kept as they came, so that a
/// file made by a later version or another tool loses nothing by passing through this one.
package struct PreservedKeys: Hashable, Sendable {
  /// By key. What a known key's text was, where writing it anew would change it, is kept here too.
  package private(set) var members: [String: JSONValue] = [:]

  package init() {}

  package init(_ members: [String: JSONValue]) {
    self.members = members
  }

  package var isEmpty: Bool { members.isEmpty }

  package subscript(key: String) -> JSONValue? {
    get { members[key] }
    set { members[key] = newValue }
  }
}
