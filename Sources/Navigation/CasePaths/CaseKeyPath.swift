/// A key path from an enum to the value of one of its cases: `\.newScrum.editScrum`.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// What case key paths run through: it stands for "the value of this case" and remembers the steps
/// that led there.
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  @usableFromInline let step: CaseStep<Value>?

  /// The start of a key path: the enum itself.
  @inlinable
  public init() {
    self.step = nil
  }

  @usableFromInline
  init(step: CaseStep<Value>) {
    self.step = step
  }

  /// One step further, into a case of the value.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Case<Member> where Value: CasePathable {
    let path = Value.allCasePaths[keyPath: keyPath]
    return Case<Member>(step: CaseStepInto(parent: step, path: path))
  }
}

extension AnyCasePath {
  /// The case path that a key path names.
  ///
  /// A key path of one step yields the very path that the enum declares. A longer one is composed
  /// once, here, so that using the result costs two calls a step and allocates nothing.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    guard let path = Case<Root>()[keyPath: keyPath].path(from: Root.self) else {
      preconditionFailure("A case key path must be made of cases only: \(keyPath)")
    }
    self = path
  }
}

extension Case {
  /// The typed path from the root where the steps began.
  func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value>? {
    guard let step else { return AnyCasePath<Root, Root>.identity as? AnyCasePath<Root, Value> }
    return step.path(from: root)
  }
}

extension AnyCasePath where Root == Value {
  /// The path that leads nowhere else.
  static var identity: Self {
    Self(
      name: "self",
      embed: { $0 },
      extract: { $0 },
      modify: { root, body in
        body(&root)
        return true
      }
    )
  }
}

/// A step of a key path, of which only the end is known by type. A class, because only a method
/// of a class can be generic in where the steps began and be chosen at run time.
@usableFromInline
class CaseStep<Value>: @unchecked Sendable {
  /// What the cases are called, from the first step to this one, each with its dot.
  var text: String { "" }

  func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value>? { nil }
}

/// The step from one case's value into a case of that.
private final class CaseStepInto<Parent, Value>: CaseStep<Value>, @unchecked Sendable {
  private let parent: CaseStep<Parent>?
  private let path: AnyCasePath<Parent, Value>

  init(parent: CaseStep<Parent>?, path: AnyCasePath<Parent, Value>) {
    self.parent = parent
    self.path = path
  }

  override var text: String {
    let name = path.name ?? "?"
    return (parent?.text ?? "") + (name.hasPrefix("[") ? name : "." + name)
  }

  override func path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value>? {
    guard let parent else { return (self as? CaseStepInto<Root, Value>)?.path }
    return parent.path(from: root)?.appending(path)
  }
}

extension KeyPath {
  /// The enum in the case that the key path names: `(\Action.Cases.renamed)("Daily")`.
  public func callAsFunction<Enum, Payload>(_ payload: Payload) -> Enum
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(self).embed(payload)
  }

  /// The enum in a case without a payload.
  public func callAsFunction<Enum>() -> Enum
  where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }
}
