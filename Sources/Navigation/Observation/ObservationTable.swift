/// Who observes which field, and who is to be told.
///
/// Coming, going and being told take the same time whatever the number of observers is.
struct ObservationTable {
  /// Observers by the number of each.
  typealias Observers = [UInt64: StateObserver]

  /// The observers of the fields of each instance.
  private var instances: [UInt64: [UInt64: Observers]] = [:]
  private var pending: Observers = [:]
  /// Whether a flush is on its way to the main actor.
  var isFlushScheduled = false

  mutating func insert(_ observer: StateObserver, for key: StateField) {
    guard !observer.isCancelled else { return }
    observer.fields.append(key)
    instances[key.state, default: [:]][key.field, default: [:]][observer.number] = observer
  }

  func isObserved(_ key: StateField) -> Bool {
    guard let instance = instances[key.state] else { return false }
    return instance[key.field] != nil || instance[key.elements.field] != nil
  }

  /// Those who observe a field are to be told.
  mutating func changed(_ key: StateField) {
    guard let observers = instances[key.state]?[key.field] else { return }
    enqueue(observers.values)
  }

  /// Those who observe any field of an instance are to be told.
  mutating func replaced(_ state: UInt64) {
    guard let instance = instances[state] else { return }
    for observers in instance.values { enqueue(observers.values) }
  }

  mutating func enqueue(_ observers: some Sequence<StateObserver>) {
    for observer in observers where !observer.isPending && !observer.isCancelled {
      observer.isPending = true
      pending[observer.number] = observer
    }
  }

  /// Those to be told now, in the order in which they began to observe.
  mutating func takePending() -> [StateObserver] {
    guard !pending.isEmpty else { return [] }
    defer { pending = [:] }
    return pending.values.sorted { $0.number < $1.number }
  }

  /// Forgets an observer.
  mutating func remove(_ observer: StateObserver) {
    observer.isPending = false
    pending[observer.number] = nil
    for key in observer.fields { remove(observer, for: key) }
    observer.fields = []
  }

  private mutating func remove(_ observer: StateObserver, for key: StateField) {
    instances[key.state]?[key.field]?[observer.number] = nil
    guard instances[key.state]?[key.field]?.isEmpty == true else { return }
    instances[key.state]?[key.field] = nil
    guard instances[key.state]?.isEmpty == true else { return }
    instances[key.state] = nil
  }

  /// How many instances have observers.
  var count: Int { instances.count }
}
