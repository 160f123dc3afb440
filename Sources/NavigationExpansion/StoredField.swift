/// The names that belong to a tracked variable.
struct StoredField {
  /// As written, backticks included.
  let name: String

  init(_ name: String) {
    self.name = name
  }

  /// Without backticks.
  var plainName: String {
    name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name
  }

  /// Whether the word is this name, in backticks or not.
  func isNamed(_ word: String) -> Bool {
    word == name || word == plainName || word == "`\(plainName)`"
  }

  var storageName: String { "_\(plainName)" }

  var projectedName: String { "$\(plainName)" }

  /// What names the field to the registrar: FNV-1a of its name.
  var id: String {
    let hash = plainName.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return "0x" + String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// A getter and a `_modify` for what is stored, which tell the registrar.
  ///
  /// What is compared before and after a change may differ from what is changed.
  func trackedAccessors(of storage: String, compared: String) -> String {
    """
    get {
      _$observationRegistrar.access(\(id))
      return \(storage)
    }
    set { _$observationRegistrar.assign(\(id), &\(storage), newValue) }
    _modify {
      guard _$observationRegistrar.isObserved(\(id)) else {
        yield &\(storage)
        return
      }
      Navigation.ObservationStateRegistrar.willModify(&\(compared))
      let before = Navigation.ObservationStateRegistrar.signature(of: \(compared))
      defer {
        _$observationRegistrar.didModify(
          \(id),
          before: before,
          after: Navigation.ObservationStateRegistrar.signature(of: \(compared))
        )
      }
      yield &\(storage)
    }
    """
  }

  /// The same without a registrar.
  func plainAccessors(of storage: String) -> String {
    """
    get { \(storage) }
    set { \(storage) = newValue }
    _modify { yield &\(storage) }
    """
  }
}
