/// Who observes which field, and who is to be told.
struct ObservationTable {
  /// The observers of the fields of one instance.
  fileprivate struct Instance {
    var fields: [(field: UInt64, observers: [StateObserver])] = []
  }

  private var instances: [UInt64: Instance] = [:]
  private var pending: [StateObserver] = []
  /// Whether a flush is on its way to the main actor.
  var isFlushScheduled = false

  mutating func insert(_ observer: StateObserver, for key: StateField) {
    instances[key.state, default: Instance()].insert(observer, for: key.field)
  }

  func isObserved(_ key: StateField) -> Bool {
    instances[key.state]?.fields.contains { $0.field == key.field } ?? false
  }

  /// Those who observe a field are to be told.
  mutating func changed(_ key: StateField) {
    guard let instance = instances[key.state],
      let field = instance.fields.first(where: { $0.field == key.field })
    else { return }
    enqueue(field.observers)
  }

  /// Those who observe any field of an instance are to be told.
  mutating func replaced(_ state: UInt64) {
    guard let instance = instances[state] else { return }
    for field in instance.fields { enqueue(field.observers) }
  }

  mutating func enqueue(_ observers: [StateObserver]) {
    for observer in observers where !observer.isPending && !observer.isCancelled {
      observer.isPending = true
      pending.append(observer)
    }
  }

  mutating func takePending() -> [StateObserver] {
    defer { pending = [] }
    return pending
  }

  /// Forgets an observer.
  mutating func remove(_ observer: StateObserver) {
    if observer.isPending {
      observer.isPending = false
      pending.removeAll { $0 === observer }
    }
    for key in observer.fields {
      guard instances[key.state]?.remove(observer, for: key.field) == true else { continue }
      instances[key.state] = nil
    }
    observer.fields = []
  }

  /// How many instances have observers.
  var count: Int { instances.count }
}

extension ObservationTable.Instance {
  fileprivate mutating func insert(_ observer: StateObserver, for field: UInt64) {
    guard let index = fields.firstIndex(where: { $0.field == field }) else {
      return fields.append((field, [observer]))
    }
    fields[index].observers.append(observer)
  }

  /// - Returns: Whether nobody is left.
  fileprivate mutating func remove(_ observer: StateObserver, for field: UInt64) -> Bool {
    guard let index = fields.firstIndex(where: { $0.field == field }) else { return fields.isEmpty }
    fields[index].observers.removeAll { $0 === observer }
    if fields[index].observers.isEmpty { fields.remove(at: index) }
    return fields.isEmpty
  }
}
