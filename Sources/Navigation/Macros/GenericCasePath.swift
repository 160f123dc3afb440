extension AnyCasePath {
  /// Makes a case path for the expansion of `@CasePathable` in a generic type.
  ///
  /// A closure that names the enum captures the types of its parameters, which the compiler does
  /// not let into a `@Sendable` closure where they are not sendable themselves. The closures of an
  /// expansion capture nothing else, so any thread may run them; `@Sendable` changes nothing in how
  /// a closure is kept or called.
  @inlinable
  public init(
    _$name name: String,
    embed: @escaping (Value) -> Root,
    extract: @escaping (Root) -> Value?,
    modify: @escaping (inout Root, (inout Value) -> Void) -> Bool
  ) {
    self.init(
      name: name,
      embed: unsafeBitCast(embed, to: (@Sendable (Value) -> Root).self),
      extract: unsafeBitCast(extract, to: (@Sendable (Root) -> Value?).self),
      modify: unsafeBitCast(
        modify,
        to: (@Sendable (inout Root, (inout Value) -> Void) -> Bool).self
      )
    )
  }
}
