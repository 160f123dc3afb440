import Navigation

/// Clients with closures of the odder kinds.

@DependencyClient
struct OdderClient<Value: Sendable, each Other: Sendable>: Sendable {
  var three: @Sendable (Int, Int, Int) throws -> Int
  var pack: @Sendable (_ value: Value) throws -> (repeat each Other)
  var unit: @Sendable (()) -> Void
  var array: @Sendable (_ values: inout [Int], _ name: borrowing String) -> Void = { _, _ in }
  var closures: @Sendable (_ work: @escaping @Sendable () throws -> Int) throws -> Int
  var given: @Sendable () -> (@Sendable () -> Int)?
  var later: @Sendable (_ make: @autoclosure @escaping () -> Int) throws -> Int
  var concurrent: @Sendable @concurrent (_ x: Int) async throws -> Int
  var nonsending: nonisolated(nonsending) @Sendable (_ x: Int) async throws -> Int
  var `init`: @Sendable (_ x: Int) throws -> Int
  var keywords: @Sendable (_ `class`: Int, _ self: Int) throws -> Int
  var stop: @Sendable () -> Never = { fatalError() }
  public private(set) var closed: @Sendable () throws -> Int
}

/// A client inside a function.
@MainActor
func sumOfLocalClient(_ x: Int, _ y: Int) throws -> Int {
  @DependencyClient
  struct Local {
    var add: (_ x: Int, _ y: Int) throws -> Int
  }
  var local = Local()
  local.add = { $0 + $1 }
  return try local.add(x: x, y: y)
}
