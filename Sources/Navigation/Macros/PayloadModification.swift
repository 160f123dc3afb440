/// Changes the payload of an enum in place: takes it out of the root, which keeps no second
/// reference to it meanwhile, changes it, and puts it back.
///
/// For the case paths that `@CasePathable` makes. The caller has checked that the root is in the
/// case; while `body` runs nobody can see the root.
@inlinable @inline(__always)
public func _$modifyPayload<Root, Value>(
  of root: inout Root,
  _ body: (inout Value) -> Void,
  take: (__owned Root) -> _$Payload<Value>,
  embed: (__owned Value) -> Root
) {
  var payload = take(consume root)
  body(&payload.value)
  root = embed(payload.value)
}

/// A payload that was taken out of an enum.
///
/// A closure that returned a type without values itself, such as an enum without cases, would be
/// refused by the compiler.
@frozen
public struct _$Payload<Value> {
  @usableFromInline var value: Value

  @inlinable @inline(__always)
  public init(_ value: __owned Value) {
    self.value = value
  }
}
