/// The references there are to elements of a shared collection. A class, because they all share it:
/// it tells each of them when its element goes. Guarded by the lock of the collection.
final class SharedElements<Elements: _IdentifiedElements>: SharedWriteWitness, @unchecked Sendable {
  private struct WeakReference {
    weak var reference: ElementReference<Elements>?
  }

  /// How many elements are looked at before each write of the collection. Where there are more
  /// references, the collection is kept, so that the write makes a copy of it.
  private static var keptCount: Int { 32 }

  let base: SharedReference<Elements>
  let access: ElementAccess<Elements>
  private var references: [Elements.ID: WeakReference] = [:]
  private var keptElements: [(ElementReference<Elements>, Elements.Element)] = []
  private var kept: Elements?
  private var keptStructure: UInt64 = 0
  private var depth = 0
  private var isWritingElement = false

  private init(_ base: SharedReference<Elements>, _ access: ElementAccess<Elements>) {
    self.base = base
    self.access = access
  }

  static func of(
    _ base: SharedReference<Elements>,
    _ access: ElementAccess<Elements>
  ) -> SharedElements {
    base.lock.withLock {
      base.hub.witness({ $0.base.isSame(as: base) }, orInsert: { SharedElements(base, access) })
    }
  }

  /// The reference to an element; `nil` when there is no such element.
  func reference(id: Elements.ID) -> ElementReference<Elements>? {
    base.lock.withLock {
      if let known = references[id]?.reference { return known }
      guard let element = access.read(base.value, id) else { return nil }
      let reference = ElementReference(in: self, id: id, last: element)
      references[id] = WeakReference(reference: reference)
      return reference
    }
  }

  /// Forgets a reference that is being released.
  func release(id: Elements.ID) {
    base.lock.withLock {
      guard let entry = references[id], entry.reference == nil else { return }
      references[id] = nil
    }
  }

  /// Writes an element back. No element goes by this, so none is looked at.
  func write(_ element: Elements.Element, id: Elements.ID) {
    let wasWriting = isWritingElement
    isWritingElement = true
    defer { isWritingElement = wasWriting }
    access.write(&base.value, element, id)
  }

  func willWrite() {
    guard !isWritingElement else { return }
    depth += 1
    guard depth == 1 else { return }
    let elements = base.value
    keptStructure = elements._structure
    if references.count > Self.keptCount {
      kept = elements
      return
    }
    for (id, entry) in references {
      guard let reference = entry.reference, let element = access.read(elements, id) else {
        continue
      }
      keptElements.append((reference, element))
    }
  }

  func didWrite() {
    guard !isWritingElement else { return }
    depth -= 1
    guard depth == 0 else { return }
    let keptElements = keptElements
    let kept = kept
    self.keptElements = []
    self.kept = nil
    let elements = base.value
    guard elements._structure != keptStructure else { return }
    for (reference, element) in keptElements where access.read(elements, reference.id) == nil {
      detach(reference, last: element)
    }
    guard let kept else { return }
    for (id, entry) in references where access.read(elements, id) == nil {
      guard let reference = entry.reference, let element = access.read(kept, id) else { continue }
      detach(reference, last: element)
    }
  }

  private func detach(_ reference: ElementReference<Elements>, last: Elements.Element) {
    references[reference.id] = nil
    reference.detach(last: last)
  }
}
