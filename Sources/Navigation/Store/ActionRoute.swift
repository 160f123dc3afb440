/// The way between the actions of a child and those of what is around it.
struct ActionRoute<Outer, Inner> {
  let embed: (Inner) -> Outer
  let extract: (Outer) -> Inner?

  /// The way through a case that holds the child's actions.
  init(_ keyPath: CaseKeyPath<Outer, Inner>) {
    self.init(AnyCasePath(keyPath))
  }

  init(_ path: AnyCasePath<Outer, Inner>) {
    self.init(embed: path.embed, extract: path.extract)
  }

  private init(embed: @escaping (Inner) -> Outer, extract: @escaping (Outer) -> Inner?) {
    self.embed = embed
    self.extract = extract
  }

  /// This way and another one from where it ends.
  func appending<Next>(_ next: ActionRoute<Inner, Next>) -> ActionRoute<Outer, Next> {
    ActionRoute<Outer, Next>(
      embed: { [embed] in embed(next.embed($0)) },
      extract: { [extract] in extract($0).flatMap(next.extract) }
    )
  }
}

extension ActionRoute {
  /// The way through a case that holds the actions of what is presented.
  static func presented(
    _ keyPath: CaseKeyPath<Outer, PresentationAction<Inner>>
  ) -> ActionRoute {
    ActionRoute<Outer, PresentationAction<Inner>>(keyPath)
      .appending(
        ActionRoute<PresentationAction<Inner>, Inner>(
          PresentationAction<Inner>.allCasePaths.presented
        )
      )
  }
}
