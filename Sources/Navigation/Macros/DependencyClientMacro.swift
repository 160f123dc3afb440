/// Makes a struct of closures a client that a test implements as far as it needs.
///
/// ```swift
/// @DependencyClient
/// struct ItemClient: Sendable {
///   var fetch: @Sendable (_ id: Int, _ force: Bool) async throws -> Item
///   var names: @Sendable () -> [String] = { [] }
/// }
///
/// extension ItemClient: TestDependencyKey {
///   static let testValue = Self()
/// }
/// ```
///
/// It adds an initialiser that takes each endpoint, and one without them, whose endpoints report an
/// issue when called (which fails a test) and then throw ``UnimplementedFailure``, or return what
/// the closure after `=` returns where they cannot throw. An endpoint that returns nothing or an
/// optional needs no such closure. Names in a closure's type become the labels of a method:
/// `client.fetch(id: 1, force: true)`.
///
/// An optional closure and whatever is no closure are stored as they are, and so is a closure with
/// observers or marked `@DependencyEndpointIgnored`.
///
/// A closure's type is written out. One that hides behind a `typealias` looks like plain data: it is
/// stored, the macro says so when its initial value is a closure, and without a value the compiler
/// refuses to assign it in the initialiser ("non-escaping parameter").
///
/// Refused are anything but a struct; an endpoint that is a `let`, or that shares its `var` with
/// others; a stored variable without a type; and what ``DependencyEndpoint(method:)`` refuses.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "NavigationMacros", type: "DependencyClientMacro")

/// Makes a closure an endpoint that reports an issue until it is given an implementation;
/// ``DependencyClient()`` puts it on each closure by itself.
///
/// Write it to give the endpoint's method a name of its own.
///
/// Refused are a closure that neither throws any error nor returns nothing or an optional, and has no
/// `= { … }` to take a value from; a method or placeholder for any number of values (`Int...`), which
/// cannot be handed on; and a constant, a `static` or `lazy` variable or one with accessors.
///
/// - Parameter method: the method's name, the closure's own unless given.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "NavigationMacros", type: "DependencyEndpointMacro")

/// Leaves a closure of a ``DependencyClient()`` alone: it is stored as it is.
///
/// Refused on anything but a variable; elsewhere than in a client it warns.
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "NavigationMacros", type: "MarkerMacro")

/// Reports that an endpoint was called that nobody implemented, and returns what it may throw.
@discardableResult
public func _$unimplementedEndpoint(
  _ name: String,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> UnimplementedFailure {
  let failure = UnimplementedFailure(description: name)
  reportIssue(failure.message, fileID: fileID, filePath: filePath, line: line, column: column)
  return failure
}
