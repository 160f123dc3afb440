/// A value that is kept on the heap and copied when it is changed while others have it too.
///
/// A list of large values is copied and compared by their addresses then: what did not change costs
/// next to nothing.
struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  /// NB: unchecked, because it is changed only while one box has it.
  private final class Storage: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value {
    get { storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage || lhs.storage.value == rhs.storage.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(storage.value)
  }
}
