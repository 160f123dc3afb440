/// State whose fields are observed one by one. `@ObservableState` supplies what is required.
public protocol ObservableState {
  /// Tells this instance from others. Copies have the same.
  var _$id: ObservableStateID { get }

  /// Called before a change in place, so that it can be told from a replacement.
  mutating func _$willModify()

  /// The stored property behind each observed one, for operators that change state in place.
  static var _$storedKeyPaths: [AnyKeyPath: AnyKeyPath] { get }
}

extension ObservableState {
  public static var _$storedKeyPaths: [AnyKeyPath: AnyKeyPath] { [:] }
}

/// The id of the payload of an enum state's current case.
@inlinable
public func _$id(of payload: some ObservableState) -> ObservableStateID {
  payload._$id
}

/// A collection that stamps its structure: the stamp is renewed when an element comes, goes or
/// moves, so equal stamps mean the same ids in the same order. A change of an element leaves it.
public protocol _StructuralIdentity {
  var _structure: UInt64 { get }
}
