/// The id of an enum state whose case holds observable state: that of what it holds.
@inlinable
public func _$id(of payload: some ObservableState, orCase index: Int) -> ObservableStateID {
  payload._$id
}

/// The id of an enum state whose case holds plain data: one for each case.
@_disfavoredOverload
@inlinable
public func _$id(of payload: some Any, orCase index: Int) -> ObservableStateID {
  .inert(index)
}
