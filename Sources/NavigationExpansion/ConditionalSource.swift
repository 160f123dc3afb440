/// Source made member by member that keeps the `#if`s around the members.
enum ConditionalSource {
  static func lines(
    of members: [Declaration.Member],
    _ transform: (Declaration) -> [String]
  ) -> [String] {
    members.flatMap { member in
      switch member {
      case .declaration(let declaration):
        return transform(declaration)
      case .conditional(let clauses):
        let branches = clauses.map { ($0.directive, lines(of: $0.members, transform)) }
        guard branches.contains(where: { !$0.1.isEmpty }) else { return [] }
        return branches.flatMap { [$0.0] + $0.1 } + ["#endif"]
      }
    }
  }
}

extension Declaration {
  /// The members outside of any `#if`.
  var unconditionalMembers: [Declaration] {
    members.compactMap { member in
      guard case .declaration(let declaration) = member else { return nil }
      return declaration
    }
  }

  var hasConditionalMembers: Bool {
    members.contains { member in
      guard case .conditional = member else { return false }
      return true
    }
  }
}
