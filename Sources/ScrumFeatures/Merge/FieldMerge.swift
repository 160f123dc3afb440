/// The merge of one element's fields, each by itself.
struct FieldMerge<Element> {
  private let base: Element?
  private let ours: Element
  let theirs: Element
  private(set) var merged: Element
  /// The names of the fields that both sides changed to different values; `merged` has ours.
  private(set) var conflicts: [String] = []
  /// The unknown keys that one side deleted and the other changed.
  private(set) var keptKeys: [String] = []

  /// - Parameter base: nil where both sides added the element: then every difference is a conflict.
  init(base: Element?, ours: Element, theirs: Element) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    merged = ours
  }

  /// Takes a field of the side that changed it.
  mutating func take<Value: Equatable>(
    _ field: WritableKeyPath<Element, Value>,
    _ name: String
  ) {
    let our = ours[keyPath: field]
    let their = theirs[keyPath: field]
    guard their != our else { return }
    if let base {
      let before = base[keyPath: field]
      if their == before { return }
      if our == before {
        merged[keyPath: field] = their
        return
      }
    }
    conflicts.append(name)
  }

  /// Takes the members that have no meaning here; those with one of the known keys only say how a
  /// field was written, and contradict nothing.
  mutating func takeKeys(
    _ field: WritableKeyPath<Element, PreservedKeys>,
    known: [String]
  ) {
    let merge = PreservedMerge(
      base: base?[keyPath: field] ?? PreservedKeys(),
      ours: ours[keyPath: field],
      theirs: theirs[keyPath: field]
    )
    merged[keyPath: field] = merge.merged
    conflicts += merge.conflicts.filter { !known.contains($0) }.map { "\"\($0)\"" }
    keptKeys += merge.kept.filter { !known.contains($0) }
  }
}

/// The merge of the members that have no meaning here, key by key.
struct PreservedMerge {
  private(set) var merged: PreservedKeys
  /// The keys that both sides gave different values; `merged` has ours.
  private(set) var conflicts: [String] = []
  /// The keys that one side deleted and the other changed; `merged` has what it was changed to.
  private(set) var kept: [String] = []

  init(base: PreservedKeys, ours: PreservedKeys, theirs: PreservedKeys) {
    merged = ours
    guard theirs != base, theirs != ours else { return }
    for key in Set(base.members.keys).union(theirs.members.keys).sorted() {
      let before = base[key]
      switch (ours[key], theirs[key]) {
      case (let our, let their) where their == our || their == before: break
      case (let our, let their) where our == before: merged[key] = their
      case (nil, let their):
        merged[key] = their
        kept.append(key)
      case (_, nil): kept.append(key)
      case (_, _): conflicts.append(key)
      }
    }
  }
}
