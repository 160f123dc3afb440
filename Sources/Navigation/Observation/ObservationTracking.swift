import Synchronization

/// Tracks which fields are read, and tells on the main actor when one of them changed.
@usableFromInline
package enum ObservationTracking {
  /// How many tracked reads are going on, and how many observers there are, in the whole process:
  /// what keeps reads and writes cheap while there are none.
  @usableFromInline static let reads = Atomic<Int>(0)
  @usableFromInline static let observers = Atomic<Int>(0)

  @TaskLocal static var scope: ReadScope?
  /// Whether changes made here are to be kept from observers.
  @TaskLocal static var isMuted = false

  static let table = Locked(ObservationTable())

  @inlinable
  static var isReading: Bool { reads.load(ordering: .relaxed) != 0 }

  @inlinable
  static var hasObservers: Bool { observers.load(ordering: .relaxed) != 0 }

  @usableFromInline
  static func access(_ key: StateField) {
    scope?.insert(key)
  }

  @usableFromInline
  static func isObserved(_ key: StateField) -> Bool {
    !isMuted && table.withLock { $0.isObserved(key) }
  }

  /// Says that a field changed. Where it held a state that another took the place of, those who
  /// observe any field of that state are told too.
  @usableFromInline
  static func changed(_ key: StateField, from before: some Equatable) {
    guard !isMuted else { return }
    table.withLock { $0.changed(key) }
    guard let before = before as? any StateReplacement else { return }
    replaced(ObservableStateID(bits: before.bits))
  }

  /// Says that another value was assigned to a field: those who observe elements of it are told too.
  @usableFromInline
  static func assigned(_ key: StateField, over old: some Any) {
    guard !isMuted else { return }
    table.withLock { table in
      table.changed(key)
      table.changed(key.elements)
    }
    guard let state = old as? any ObservableState else { return }
    replaced(state._$id)
  }

  /// Says that a state is no longer where it was: those who observe any field of it are told. For
  /// operators and stores that replace state without going through an observed property.
  @usableFromInline
  package static func replaced(_ id: ObservableStateID) {
    guard hasObservers, !isMuted, !id.isInert else { return }
    table.withLock { $0.replaced(id.number) }
  }

  /// Says that the state of a whole store is about to be replaced by another.
  package static func replacedRoot<State>(_ old: State) {
    guard hasObservers, let state = old as? any ObservableState else { return }
    replaced(state._$id)
  }

  /// Says that a value is about to be replaced by assignment, for collections: a copy that was
  /// changed may have the id of what it replaces. One relaxed atomic load when nobody observes.
  @inlinable
  package static func willReplace<Element>(
    _ old: @autoclosure () -> Element,
    with new: @autoclosure () -> Element
  ) {
    guard hasObservers else { return }
    replace(old(), with: new())
  }

  /// - Returns: Whether something changed of which no field tells, as the old value is one of an
  ///   enum's case that holds nothing that is observed.
  @usableFromInline
  @discardableResult
  static func replace<Element>(_ old: Element, with new: Element) -> Bool {
    guard let state = old as? any ObservableState else { return false }
    let id = state._$id
    let isSameInstance = (new as? any ObservableState)?._$id == id
    guard !isSameInstance || !areEqual(old, new) else { return false }
    replaced(id)
    return id.isInert
  }

  /// Runs `read`; what it reads is noted in a scope.
  static func reading<R>(into scope: ReadScope, _ read: () throws -> R) rethrows -> R {
    reads.add(1, ordering: .relaxed)
    defer { reads.subtract(1, ordering: .relaxed) }
    return try $scope.withValue(scope, operation: read)
  }

  /// Runs `operation`; what it reads does not count for the tracked read that it is part of.
  static func untracked<R>(_ operation: () throws -> R) rethrows -> R {
    guard isReading, scope != nil else { return try operation() }
    return try $scope.withValue(nil, operation: operation)
  }

  /// Says that the property that `read` reads changed, as its own accessors would.
  static func changedProperty(readBy read: () -> Void) {
    guard !isMuted else { return }
    let fields = fields(readBy: read)
    table.withLock { table in
      for field in fields { table.changed(field) }
    }
  }

  /// Notes that an element of the property that `read` reads is read.
  static func accessElements(readBy read: () -> Void) {
    guard let scope else { return }
    for field in fields(readBy: read) { scope.insert(field.elements) }
  }

  private static func fields(readBy read: () -> Void) -> Set<StateField> {
    let scope = ReadScope()
    reading(into: scope, read)
    return scope.close().fields
  }

  /// Tells those whose fields changed since the last time, each once.
  @MainActor
  package static func flush() {
    guard hasObservers else { return }
    while true {
      let pending = table.withLock { table in
        table.isFlushScheduled = false
        return table.takePending()
      }
      guard !pending.isEmpty else { return }
      for observer in pending { tell(observer) }
    }
  }

  /// Runs `operation`; what changes during it is not told to anybody.
  package static func withoutTelling<R>(_ operation: () throws -> R) rethrows -> R {
    try $isMuted.withValue(true, operation: operation)
  }

  /// Notes that something of an instance is read, without saying which field.
  static func accessInstance(_ id: ObservableStateID) {
    scope?.insert(StateField(state: id.number, field: 0))
  }

  /// How many instances of state are observed.
  package static var observedCount: Int {
    table.withLock { $0.count }
  }

  @MainActor
  private static func tell(_ observer: StateObserver) {
    let isDue = table.withLock { _ in
      observer.isPending = false
      return !observer.isCancelled
    }
    guard isDue else { return }
    if observer.isOneShot { cancel(observer) }
    observer.onChange()
  }
}

extension ObservationTracking {
  /// Enqueues observers for the main actor, and sees to it that they are told there soon.
  static func tellSoon(_ observers: [StateObserver]) {
    guard !observers.isEmpty else { return }
    let isNeeded = table.withLock { table in
      table.enqueue(observers)
      defer { table.isFlushScheduled = true }
      return !table.isFlushScheduled
    }
    guard isNeeded else { return }
    // NB: detached, so that what is bound here (a tracked read, an assertion) does not reach them.
    Task.detached { @MainActor in flush() }
  }

  /// Lets an observer be told, from now until it is cancelled.
  static func begin(_ observer: StateObserver) {
    observers.add(1, ordering: .relaxed)
  }

  /// Adds a field to those that an observer observes.
  static func observe(_ field: StateField, by observer: StateObserver) {
    table.withLock { $0.insert(observer, for: field) }
  }

  /// Lets an observer observe the shared values that it has read. It may have been told meanwhile.
  static func observeShared(by observer: StateObserver, reading scope: ReadScope) {
    let reads = scope.close().shared
    guard !reads.isEmpty else { return }
    let isObserving = table.withLock { _ in
      guard !observer.isCancelled else { return false }
      observer.hubs = reads.map(\.hub)
      return true
    }
    guard isObserving else { return }
    for read in reads { read.hub.insert(observer, for: read) }
  }

  static func cancel(_ observer: StateObserver) {
    let hubs: [SharedHub]? = table.withLock { table in
      guard !observer.isCancelled else { return nil }
      observer.isCancelled = true
      table.remove(observer)
      defer { observer.hubs = [] }
      return observer.hubs
    }
    guard let hubs else { return }
    observers.subtract(1, ordering: .relaxed)
    for hub in hubs { hub.remove(observer) }
  }
}

/// Runs `read`, and calls `onChange` on the main actor, once, after something that it read changed.
///
/// What changed in a state is told at the next ``ObservationTracking/flush()``; what changed in a
/// shared value soon, even when nobody calls it.
///
/// - Returns: What `read` returned, and what ends the observation when it is released.
package func withStateTracking<R>(
  _ read: () throws -> R,
  onChange: @escaping @MainActor () -> Void
) rethrows -> (R, TrackingToken) {
  let observer = StateObserver(isOneShot: true, onChange: onChange)
  let token = TrackingToken(observer)
  let scope = ReadScope(for: observer)
  ObservationTracking.begin(observer)
  let result = try ObservationTracking.reading(into: scope, read)
  ObservationTracking.observeShared(by: observer, reading: scope)
  return (result, token)
}

/// Runs `read`, and calls `onChange` on the main actor, once, after a shared value that it read
/// changed; what else it read does not count.
///
/// - Returns: What ends the observation when it is released; nil when it read no shared value.
func withSharedTracking(
  _ read: () -> Void,
  onChange: @escaping @MainActor () -> Void
) -> TrackingToken? {
  let scope = ReadScope()
  ObservationTracking.reading(into: scope, read)
  guard !scope.close().shared.isEmpty else { return nil }
  let observer = StateObserver(isOneShot: true, onChange: onChange)
  ObservationTracking.begin(observer)
  ObservationTracking.observeShared(by: observer, reading: scope)
  return TrackingToken(observer)
}
