/// A declaration as far as a macro needs to know it; ranges are UTF-8 bytes of the source text.
package struct Declaration: Equatable, Sendable {
  /// From the first attribute or modifier to the last bracket, without trivia around it.
  package var range: Range<Int>
  package var attributes: [Attribute] = []
  package var modifiers: [Modifier] = []
  /// `struct`, `enum`, `var`, `case`, … as written.
  package var keyword = ""
  package var keywordRange: Range<Int>
  /// The name as written, backticks included; empty where there is none.
  package var name = ""
  package var nameRange: Range<Int>
  /// What stands after `:` in a type's header, one text an element.
  package var inheritance: [String] = []
  package var genericParameters: String?
  package var members: [Member] = []
  /// Of a `var` or `let`.
  package var bindings: [Binding] = []
  /// Of a `case`.
  package var cases: [EnumCase] = []
  /// Of an initialiser or a function.
  package var parameterLabels: [String] = []
  /// Of a function, an accessor or a type: what stands between the braces, and the braces.
  package var body: Range<Int>?

  package struct Attribute: Equatable, Sendable {
    /// Without the `@`, generic arguments and module included.
    package var name: String
    /// The parentheses and what is in them.
    package var arguments: String?
    package var range: Range<Int>

    /// The last part of the name, without module and generic arguments.
    package var baseName: String {
      let plain = name.split(separator: "<", maxSplits: 1).first ?? ""
      return String(plain.split(separator: ".").last ?? "")
    }
  }

  package struct Modifier: Equatable, Sendable {
    package var name: String
    /// What is in parentheses after it, such as `set`.
    package var detail: String?
    package var range: Range<Int>
  }

  /// One variable of a `var` or `let`.
  package struct Binding: Equatable, Sendable {
    /// The name as written, or the whole pattern of a tuple.
    package var pattern: String
    package var isTuple = false
    package var type: String?
    package var initialValue: String?
    package var accessors: Accessors = .none
    /// The braces of the accessors.
    package var accessorBlock: Range<Int>?
    package var range: Range<Int>
  }

  package enum Accessors: Equatable, Sendable {
    case none
    /// `willSet` or `didSet`: the variable is stored.
    case observers
    case computed
  }

  package struct EnumCase: Equatable, Sendable {
    package var name: String
    package var parameters: [Parameter] = []
    package var range: Range<Int>
  }

  package struct Parameter: Equatable, Sendable {
    package var label: String?
    package var type: String
    package var defaultValue: String?
  }

  /// A member, or members under `#if`.
  package indirect enum Member: Equatable, Sendable {
    case declaration(Declaration)
    case conditional([Clause])
  }

  /// One branch of a `#if`.
  package struct Clause: Equatable, Sendable {
    /// `#if DEBUG`, `#elseif os(Linux)` or `#else` as written.
    package var directive: String
    package var members: [Member]
  }
}

extension Declaration {
  func hasAttribute(_ name: String) -> Bool {
    attributes.contains { $0.baseName == name }
  }

  func hasModifier(_ name: String) -> Bool {
    modifiers.contains { $0.name == name && $0.detail == nil }
  }

  /// `public `, `package ` or nothing: what a generated member needs to be seen as far as its type.
  ///
  /// Members of a `private` or `fileprivate` type need no word of their own.
  var accessPrefix: String {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name {
      case "public", "open": return "public "
      case "package": return "package "
      case "internal", "fileprivate", "private": return ""
      default: continue
      }
    }
    return ""
  }

  var hasAccessModifier: Bool { accessModifier != nil }

  /// The word that says how far the declaration is seen.
  var accessModifier: String? {
    modifiers.first { $0.detail == nil && Self.accessModifiers.contains($0.name) }?.name
  }

  static let accessModifiers: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]

  /// The members, those in every branch of a `#if` included.
  var allMembers: [Declaration] {
    Self.flatten(members)
  }

  private static func flatten(_ members: [Member]) -> [Declaration] {
    members.flatMap { member in
      switch member {
      case .declaration(let declaration): [declaration]
      case .conditional(let clauses): clauses.flatMap { flatten($0.members) }
      }
    }
  }
}
