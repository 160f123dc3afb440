/// What makes a presented child this child and no other: its case, and its id if it has one.
///
/// The key path is the third part of it, kept by the operator. A value that is neither an enum nor
/// `Identifiable` has the same identity whatever it holds, so replacing it by another one cancels
/// nothing.
@usableFromInline
struct PresentedIdentity: Hashable {
  fileprivate let caseName: String?
  fileprivate let id: AnyHashable?
}

/// Tells the identity of an operator's children.
///
/// A class, since it remembers what kind of type they are: reflection is for enums alone.
@usableFromInline
final class IdentityReader<Child> {
  private enum Kind { case plain, identified, choice }
  private var kind: Kind?

  @usableFromInline
  init() {}

  @usableFromInline
  func identity(of child: Child) -> PresentedIdentity {
    switch kind ?? learnKind(from: child) {
    case .plain:
      return PresentedIdentity(caseName: nil, id: nil)
    case .identified:
      return PresentedIdentity(caseName: nil, id: identifier(of: child))
    case .choice:
      let payload = Mirror(reflecting: child).children.first
      return PresentedIdentity(
        caseName: payload?.label ?? bareCaseName(child),
        id: identifier(of: child) ?? payload.flatMap { identifier(of: $0.value) }
      )
    }
  }

  /// The child, if it is the one of an identity.
  @usableFromInline
  func child(_ child: Child?, as identity: PresentedIdentity) -> Child? {
    guard let child, self.identity(of: child) == identity else { return nil }
    return child
  }

  private func learnKind(from child: Child) -> Kind {
    let isChoice = Mirror(reflecting: child).displayStyle == .enum
    let learnt: Kind = isChoice ? .choice : child is any Identifiable ? .identified : .plain
    kind = learnt
    return learnt
  }
}

private func identifier(of value: Any) -> AnyHashable? {
  func opened(_ value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
  guard let value = value as? any Identifiable else { return nil }
  return opened(value)
}
