/// A place in the tree of features that owns effects: the root, a scoped child, a row, a screen, a
/// sheet.
///
/// Nodes exist only where effects are at work. A class for its identity and its lifetime: it goes
/// when it is empty.
///
/// ```
/// root ─┬─ scope ─── …
///       ├─ forEach ─┬─ row 1 ── its effects, and those of what it presents
///       │           └─ row 7
///       └─ stack ───┬─ screen 0
///                   └─ screen 3
/// ```
@MainActor
package class PathNode {
  private(set) var entries: [EffectEntry] = []
  private var cancellations: [CancelID: [ObjectIdentifier: EffectEntry]] = [:]
  /// The windows of the effects that were throttled here.
  var throttles: [CancelID: any ThrottleStretch] = [:]
  /// Called when nothing is left here.
  var onEmpty: (@MainActor () -> Void)?

  init() {}

  /// Whether operators below have effects at work; asked after every action, so it is kept and not
  /// computed.
  var hasMounts = false
  /// How many effects are being launched here, which may cancel others before they register.
  private var launches = 0
  var isEmpty: Bool {
    launches == 0 && entries.isEmpty && cancellations.isEmpty && throttles.isEmpty && !hasMounts
  }

  /// Launches an effect; the node stays meanwhile, though nothing may be left in it.
  func launching(_ launch: () -> Void) {
    launches += 1
    launch()
    launches -= 1
    leaveIfEmpty()
  }

  func add(_ entry: EffectEntry) {
    entry.position = entries.count
    entries.append(entry)
  }

  func remove(_ entry: EffectEntry) {
    guard entries.indices.contains(entry.position), entries[entry.position] === entry else {
      return
    }
    entries.swapAt(entry.position, entries.count - 1)
    entries.removeLast()
    if entry.position < entries.count {
      entries[entry.position].position = entry.position
    }
    leaveIfEmpty()
  }

  func add(_ entry: EffectEntry, id: CancelID) {
    cancellations[id, default: [:]][ObjectIdentifier(entry)] = entry
  }

  func remove(_ entry: EffectEntry, id: CancelID) {
    cancellations[id]?[ObjectIdentifier(entry)] = nil
    if cancellations[id]?.isEmpty == true {
      cancellations[id] = nil
    }
    leaveIfEmpty()
  }

  /// Cancels everything here and below.
  func cancelAll() {
    throttles = [:]
    for entry in entries {
      entry.cancel()
    }
    leaveIfEmpty()
  }

  /// Cancels what is registered under an id here and below, but for what the cancelling step of a
  /// `concatenate` spares.
  func cancel(id: CancelID, for canceller: EffectEntry? = nil) {
    for entry in (cancellations[id] ?? [:]).values {
      if let canceller, canceller.spares(entry) { continue }
      entry.cancel()
    }
  }

  /// Whether anything here is at work under an id.
  func isInFlight(_ id: CancelID) -> Bool {
    cancellations[id] != nil
  }

  /// Every effect at work here and below.
  package func allEntries() -> [EffectEntry] {
    entries
  }

  func leaveIfEmpty() {
    guard isEmpty else { return }
    onEmpty?()
  }
}
