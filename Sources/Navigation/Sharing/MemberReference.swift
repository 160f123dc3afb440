/// A part of a shared value, found by a key path.
final class MemberReference<Root, Value>: SharedReference<Value>, @unchecked Sendable {
  private let base: SharedReference<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ base: SharedReference<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
    super.init(lock: base.lock, hub: base.hub)
  }

  override var value: Value {
    get { base.value[keyPath: keyPath] }
    _modify { yield &base.value[keyPath: keyPath] }
  }

  override func isSame(as other: SharedReference<Value>) -> Bool {
    guard let other = other as? MemberReference<Root, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

/// A part of a shared value that is only read.
final class ReadOnlyMemberReference<Root, Value>: SharedReference<Value>, @unchecked Sendable {
  private let base: SharedReference<Root>
  private let keyPath: KeyPath<Root, Value>

  init(_ base: SharedReference<Root>, _ keyPath: KeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
    super.init(lock: base.lock, hub: base.hub)
  }

  override var value: Value {
    get { base.value[keyPath: keyPath] }
    _modify { preconditionFailure("\(keyPath) can only be read") }
  }

  override func isSame(as other: SharedReference<Value>) -> Bool {
    guard let other = other as? ReadOnlyMemberReference<Root, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

/// What is in a shared optional. When there is nothing any more it keeps the last value, and writes
/// stay with it.
final class UnwrappedReference<Value>: SharedReference<Value>, @unchecked Sendable {
  private let base: SharedReference<Value?>
  private var last: Value

  init?(_ base: SharedReference<Value?>) {
    guard let value = base.value else { return nil }
    self.base = base
    last = value
    super.init(lock: base.lock, hub: base.hub)
  }

  override var value: Value {
    get {
      lock.lock()
      defer { lock.unlock() }
      guard let value = base.value else { return last }
      if !SharedAssertion.isUnderWay { last = value }
      return value
    }
    _modify {
      lock.lock()
      defer { lock.unlock() }
      var value = base.value ?? last
      defer {
        if base.value != nil { base.value = value }
        if !SharedAssertion.isUnderWay { last = value }
      }
      yield &value
    }
  }

  override func isSame(as other: SharedReference<Value>) -> Bool {
    guard let other = other as? UnwrappedReference<Value> else { return false }
    return base.isSame(as: other.base)
  }
}
