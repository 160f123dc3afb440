/// `@WHO` before a text: the person whose note or task it is.
struct PersonReference: Hashable, Sendable {
  /// Without the sign.
  var name: String
  /// Between quotes it is taken letter by letter.
  var isQuoted = false
}
