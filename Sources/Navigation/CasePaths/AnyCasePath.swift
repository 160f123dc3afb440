/// How to put a value into one case of an enum, and how to get it out again.
public struct AnyCasePath<Root, Value>: Sendable {
  @usableFromInline let _embed: @Sendable (Value) -> Root
  @usableFromInline let _extract: @Sendable (Root) -> Value?
  @usableFromInline let _modify: (@Sendable (inout Root, (inout Value) -> Void) -> Bool)?

  /// What the case is called in the source, for messages. `nil` when nobody said.
  public let name: String?

  /// Makes a case path that modifies a case by taking its value out and putting it back.
  @inlinable
  public init(
    name: String? = nil,
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.name = name
    self._embed = embed
    self._extract = extract
    self._modify = nil
  }

  /// Makes a case path that modifies a case in place.
  ///
  /// `modify` hands the value of the case to its closure and answers `true`, or leaves a root in
  /// another case alone and answers `false`.
  @inlinable
  public init(
    name: String? = nil,
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?,
    modify: @escaping @Sendable (inout Root, (inout Value) -> Void) -> Bool
  ) {
    self.name = name
    self._embed = embed
    self._extract = extract
    self._modify = modify
  }

  /// The root in this case, holding `value`.
  @inlinable
  public func embed(_ value: Value) -> Root {
    _embed(value)
  }

  /// The value of the case, or `nil` when `root` is in another one.
  @inlinable
  public func extract(from root: Root) -> Value? {
    _extract(root)
  }

  /// Runs `body` on the value of the case, in place when the path knows how.
  ///
  /// - Returns: `false`, without running `body`, when `root` is in another case.
  @inlinable
  @discardableResult
  public func modify(_ root: inout Root, _ body: (inout Value) -> Void) -> Bool {
    if let _modify { return _modify(&root, body) }
    guard var value = _extract(root) else { return false }
    body(&value)
    root = _embed(value)
    return true
  }

  /// The same path under another name.
  @inlinable
  public func named(_ name: String?) -> Self {
    guard let _modify else { return Self(name: name, embed: _embed, extract: _extract) }
    return Self(name: name, embed: _embed, extract: _extract, modify: _modify)
  }

  /// This path followed by another one into the value.
  @inlinable
  public func appending<Member>(
    _ next: AnyCasePath<Value, Member>
  ) -> AnyCasePath<Root, Member> {
    AnyCasePath<Root, Member>(
      name: Self.joined(name, next.name),
      embed: { self.embed(next.embed($0)) },
      extract: { root in self.extract(from: root).flatMap { next.extract(from: $0) } },
      modify: { root, body in
        var modified = false
        _ = self.modify(&root) { modified = next.modify(&$0, body) }
        return modified
      }
    )
  }

  /// Two names joined as in a key path, when both are known. A subscript takes no dot.
  @usableFromInline
  static func joined(_ first: String?, _ second: String?) -> String? {
    guard let first, let second else { return nil }
    return second.hasPrefix("[") ? first + second : "\(first).\(second)"
  }
}
