/// The way between the actions of a child and those of what is around it.
struct ActionRoute<Outer, Inner> {
  let embed: (Inner) -> Outer
  let extract: (Outer) -> Inner?

  init(embed: @escaping (Inner) -> Outer, extract: @escaping (Outer) -> Inner?) {
    self.embed = embed
    self.extract = extract
  }

  /// The way through a case that holds the child's actions.
  init(_ keyPath: CaseKeyPath<Outer, Inner>) {
    let path = AnyCasePath(keyPath)
    self.init(embed: path.embed, extract: path.extract)
  }

  /// The way through a case that holds the actions of what is presented.
  init(presented keyPath: CaseKeyPath<Outer, PresentationAction<Inner>>) {
    let path = AnyCasePath(keyPath)
    self.init(
      embed: { path.embed(.presented($0)) },
      extract: { action in
        guard case .presented(let inner)? = path.extract(from: action) else { return nil }
        return inner
      }
    )
  }

  /// This way and another one from where it ends.
  func appending<Next>(_ next: ActionRoute<Inner, Next>) -> ActionRoute<Outer, Next> {
    ActionRoute<Outer, Next>(
      embed: { [embed] in embed(next.embed($0)) },
      extract: { [extract] in extract($0).flatMap(next.extract) }
    )
  }
}
