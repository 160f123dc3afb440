/// An element of a shared collection, found by its id; after it was removed, a value of its own.
final class ElementReference<Elements: _IdentifiedElements>:
  SharedReference<Elements.Element>, @unchecked Sendable
{
  let id: Elements.ID
  private let siblings: SharedElements<Elements>
  /// What the element was when the reference was made: for an assertion that removed it.
  private let first: Elements.Element
  private var detached: StoredReference<Elements.Element>?

  init(in siblings: SharedElements<Elements>, id: Elements.ID, last: Elements.Element) {
    self.id = id
    self.siblings = siblings
    first = last
    super.init(lock: siblings.base.lock, hub: siblings.base.hub)
  }

  deinit {
    siblings.release(id: id)
  }

  // NB: a write changes a copy of the element, which is then written back: what runs meanwhile may
  // read the collection. The collection is not copied.
  override var value: Elements.Element {
    get {
      lock.lock()
      defer { lock.unlock() }
      return attachedValue ?? detachedValue
    }
    _modify {
      lock.lock()
      defer { lock.unlock() }
      if let attached = attachedValue {
        var element = attached
        defer { write(element) }
        yield &element
      } else if let detached {
        yield &detached.value
      } else {
        var element = first
        yield &element
      }
    }
  }

  override func isSame(as other: SharedReference<Elements.Element>) -> Bool {
    guard let other = other as? ElementReference<Elements> else { return false }
    return self === other || (id == other.id && siblings.base.isSame(as: other.siblings.base))
  }

  /// From now on the value is this reference's own.
  func detach(last: Elements.Element) {
    detached = StoredReference(last, besides: self)
  }

  /// The element in the collection. Inside an assertion that may be one that is gone by now.
  private var attachedValue: Elements.Element? {
    let isAsserting = SharedAssertion.isUnderWay && SharedAssertion.tracker != nil
    guard detached == nil || isAsserting else { return nil }
    return siblings.access.read(siblings.base.value, id)
  }

  private var detachedValue: Elements.Element {
    detached?.value ?? first
  }

  private func write(_ element: Elements.Element) {
    // NB: what ran meanwhile may have removed the element; it does not come back by this.
    let isThere = SharedAssertion.isUnderWay ? attachedValue != nil : detached == nil
    guard isThere else { return }
    siblings.write(element, id: id)
  }
}
