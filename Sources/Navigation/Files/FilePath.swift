/// A path taken apart, as text only: nothing is looked up.
package struct FilePath {
  /// Everything before the last element; `.` when there is nothing.
  package let folder: String
  package let name: String

  package init(_ path: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      folder = "."
      name = path
      return
    }
    let before = path[..<slash]
    folder = before.allSatisfy { $0 == "/" } ? "/" : String(before)
    name = String(path[path.utf8.index(after: slash)...])
  }

  /// Where `name` is, seen from this path's folder.
  package func sibling(_ name: String) -> String {
    if name.utf8.first == UInt8(ascii: "/") { return name }
    return folder == "/" ? "/" + name : folder + "/" + name
  }

  /// The name before the last point and what follows it, point included; a leading point ends
  /// nothing.
  package var stemAndSuffix: (stem: String, suffix: String) {
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return (name, "") }
    return (String(name[..<point]), String(name[point...]))
  }

  /// How the names of the temporary files begin that are made for this one: short, because its own
  /// name may be as long as names can be, and not another file's.
  package var temporaryPrefix: String { "." + String(Self.hash(name), radix: 36) + "-" }
  package static let temporarySuffix = ".tmp"

  /// The FNV-1a hash (Fowler, Noll and Vo) of a text, 64 bits: the same on every machine.
  package static func hash(_ text: String) -> UInt64 { hash(Array(text.utf8)) }

  package static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
