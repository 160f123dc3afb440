import Navigation

/// What `@ObservableState` makes of
/// `struct ObservedRow { var id: Int; var title = ""; var note: ObservedNote? }`.
struct ObservedRow: Equatable, Identifiable, ObservableState {
  private var _id: Int
  private var _title: String
  private var _child: ObservedChild
  private var _inert: ObservedInert
  private var _names: [String]

  init(id: Int, title: String = "", child: ObservedChild = ObservedChild()) {
    _id = id
    _title = title
    _child = child
    _inert = .number(0)
    _names = []
  }

  var id: Int {
    get { read(1, _id) }
    _modify {
      let before = begin(1, &_id)
      defer { end(1, before, _id) }
      yield &_id
    }
  }

  var title: String {
    get { read(2, _title) }
    set { _$observationRegistrar.assign(2, &_title, newValue) }
    _modify {
      guard _$observationRegistrar.isObserved(2) else {
        yield &_title
        return
      }
      let before = ObservationStateRegistrar.signature(of: _title)
      defer {
        _$observationRegistrar.didModify(
          2,
          before: before,
          after: ObservationStateRegistrar.signature(of: _title)
        )
      }
      yield &_title
    }
  }

  var child: ObservedChild {
    get { read(3, _child) }
    set { _$observationRegistrar.assign(3, &_child, newValue) }
    _modify {
      guard _$observationRegistrar.isObserved(3) else {
        yield &_child
        return
      }
      ObservationStateRegistrar.willModify(&_child)
      let before = ObservationStateRegistrar.signature(of: _child)
      defer {
        _$observationRegistrar.didModify(
          3,
          before: before,
          after: ObservationStateRegistrar.signature(of: _child)
        )
      }
      yield &_child
    }
  }

  var inert: ObservedInert {
    get { read(4, _inert) }
    _modify {
      let before = begin(4, &_inert)
      defer { end(4, before, _inert) }
      yield &_inert
    }
  }

  var names: [String] {
    get { read(5, _names) }
    set { _$observationRegistrar.assign(5, &_names, newValue) }
    _modify {
      guard _$observationRegistrar.isObserved(5) else {
        yield &_names
        return
      }
      let before = ObservationStateRegistrar.signature(of: _names)
      defer {
        _$observationRegistrar.didModify(
          5,
          before: before,
          after: ObservationStateRegistrar.signature(of: _names)
        )
      }
      yield &_names
    }
  }

  var _$observationRegistrar = ObservationStateRegistrar()
  var _$id: ObservableStateID { _$observationRegistrar.id }
  mutating func _$willModify() { _$observationRegistrar.willModify() }

  private func read<Value>(_ field: UInt64, _ value: Value) -> Value {
    _$observationRegistrar.access(field)
    return value
  }

  private func begin<Value: Equatable>(_ field: UInt64, _ value: inout Value) -> Value? {
    _$observationRegistrar.isObserved(field) ? value : nil
  }

  private func end<Value: Equatable>(_ field: UInt64, _ before: Value?, _ after: Value) {
    guard let before else { return }
    _$observationRegistrar.didModify(field, before: before, after: after)
  }
}

/// An enum whose cases hold nothing that is observed.
enum ObservedInert: Equatable {
  case number(Int)
  case text(String)
}

/// What `@ObservableState` makes of `struct ObservedChild { var count = 0 }`.
struct ObservedChild: Equatable, ObservableState {
  private var _count: Int

  init(count: Int = 0) {
    _count = count
  }

  var count: Int {
    get {
      _$observationRegistrar.access(1)
      return _count
    }
    set { _$observationRegistrar.assign(1, &_count, newValue) }
    _modify {
      guard _$observationRegistrar.isObserved(1) else {
        yield &_count
        return
      }
      let before = ObservationStateRegistrar.signature(of: _count)
      defer {
        _$observationRegistrar.didModify(
          1,
          before: before,
          after: ObservationStateRegistrar.signature(of: _count)
        )
      }
      yield &_count
    }
  }

  var _$observationRegistrar = ObservationStateRegistrar()
  var _$id: ObservableStateID { _$observationRegistrar.id }
  mutating func _$willModify() { _$observationRegistrar.willModify() }
}

/// What `@ObservableState` makes of `struct ObservedList { var rows; var selection }`.
struct ObservedList: Equatable, ObservableState {
  private var _rows: IdentifiedArrayOf<ObservedRow>
  private var _screen: ObservedScreen?

  init(rows: IdentifiedArrayOf<ObservedRow> = [], screen: ObservedScreen? = nil) {
    _rows = rows
    _screen = screen
  }

  var rows: IdentifiedArrayOf<ObservedRow> {
    get {
      _$observationRegistrar.access(1)
      return _rows
    }
    set { _$observationRegistrar.assign(1, &_rows, newValue) }
    _modify {
      guard _$observationRegistrar.isObserved(1) else {
        yield &_rows
        return
      }
      let before = ObservationStateRegistrar.signature(of: _rows)
      defer {
        _$observationRegistrar.didModify(
          1,
          before: before,
          after: ObservationStateRegistrar.signature(of: _rows)
        )
      }
      yield &_rows
    }
  }

  var screen: ObservedScreen? {
    get {
      _$observationRegistrar.access(2)
      return _screen
    }
    set { _$observationRegistrar.assign(2, &_screen, newValue) }
    _modify {
      guard _$observationRegistrar.isObserved(2) else {
        yield &_screen
        return
      }
      ObservationStateRegistrar.willModify(&_screen)
      let before = ObservationStateRegistrar.signature(of: _screen)
      defer {
        _$observationRegistrar.didModify(
          2,
          before: before,
          after: ObservationStateRegistrar.signature(of: _screen)
        )
      }
      yield &_screen
    }
  }

  var _$observationRegistrar = ObservationStateRegistrar()
  var _$id: ObservableStateID { _$observationRegistrar.id }
  mutating func _$willModify() { _$observationRegistrar.willModify() }
}

/// What `@ObservableState` makes of an enum with a case that is observed and one that is not.
enum ObservedScreen: Equatable, ObservableState {
  case child(ObservedChild)
  case number(Int)

  var _$id: ObservableStateID {
    switch self {
    case .child(let child): _$id(of: child)
    case .number: .inert(1)
    }
  }

  mutating func _$willModify() {
    guard case .child(var child) = self else { return }
    child._$willModify()
    self = .child(child)
  }

  private func _$id(of payload: some ObservableState) -> ObservableStateID { payload._$id }
}
