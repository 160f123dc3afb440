import Navigation

/// Enums with case paths and enum states of every shape.

@CasePathable
enum Shapes {
  case one(_ x: Int)
  case two(_: Int)
  case three(x: Int, _ y: String, Int = 3)
  case `self`, `Type`
  case `in`(Int)
  case function((Int) throws -> Void)
  case existential(any Error)
  case optional((any Error)?)
  case metatype(Int.Type)
  case changing(@Sendable (inout Int) -> Void)
  case main(@MainActor () -> Void)
  case typed(@Sendable (Int) async throws(ShapeError) -> Int)
  case void(Void)
  case unit(())
  case tuple((Int, String))
  case array([Self])
  case nested(Self.Nested?)
  indirect case again(Shapes)

  struct Nested: Equatable {}
  enum Raw: Int { case one = 1 }

  static func make() -> Self { .`self` }

  var isOne: Bool {
    switch self {
    case .one: true
    default: false
    }
  }
}

enum ShapeError: Error { case failed }

@CasePathable
enum RawValues: String, CaseIterable {
  case one = "}"
  case two = "{"
  case three
}

@CasePathable
indirect enum OddTree<Value> where Value: Hashable {
  case leaf(Value)
  case node(OddTree, OddTree<Value>)
}

@CasePathable
enum Uninhabited {}

@CasePathable
enum Impossible {
  case never(Never)
  case possible
}

@ObservableState
enum Phases {
  case idle(_ x: Int)
  case running(x: Int, y: Int)
  case done
  case `default`(Inner)

  @ObservableState
  struct Inner { var count = 1 }
}

@ObservableState
enum NoPhases {}

@ObservableState
struct NoFields: Codable, Hashable {}

@CasePathable
@ObservableState
enum BothMacros: Equatable {
  case empty(NoFields)
  case none
}

/// Variables of every shape, and what is ignored.
@ObservableState
struct OddFields {
  @ObservationStateIgnored var ignored = 1
  @ObservationStateIgnored var (left, right) = (1, 2)
  var array: [Int] = [1, 2] { willSet { lengths.append(newValue.count) } }
  @ObservationStateIgnored var lengths: [Int] = []
  var closure: (@Sendable (Int) -> Int)?
  var some: any Equatable & Sendable = 1
  @Shared(.inMemory("fields")) var shared = 1
  @SharedReader(.inMemory("fields")) var reader = 1
  @Presents private(set) var leaf: Scattered.State?
  @Presents var `default`: Swift.Optional<Scattered.State> = nil
  @Clamped var clamped = 50

  subscript(index: Int) -> Int {
    get { array[index] }
    set { array[index] = newValue }
  }

  mutating func present() { leaf = Scattered.State() }
}

@propertyWrapper
struct Clamped {
  private var value: Int

  init(wrappedValue: Int) { value = min(wrappedValue, 10) }

  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, 10) }
  }
}
