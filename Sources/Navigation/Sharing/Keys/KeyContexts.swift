/// Why a value is loaded.
public enum LoadContext<Value> {
  /// A first reference is being made; this is the value to begin with when there is none.
  case initialValue(Value)
  /// The program asked for it.
  case userInitiated
}

extension LoadContext: Sendable where Value: Sendable {}

/// Why a value is saved.
public enum SaveContext: Hashable, Sendable {
  /// It changed.
  case didSet
  /// The program asked for it.
  case userInitiated
}

/// Takes what a key loaded.
public struct LoadContinuation<Value>: Sendable {
  private let receive: @Sendable (Result<Value?, any Error>) -> Void

  init(_ receive: @escaping @Sendable (Result<Value?, any Error>) -> Void) {
    self.receive = receive
  }

  /// Says what was loaded; `nil` when there is no value.
  public func resume(with result: Result<Value?, any Error>) {
    receive(result)
  }

  public func resume(returning value: Value) {
    receive(.success(value))
  }

  /// Says that there is no value.
  public func resumeReturningInitialValue() {
    receive(.success(nil))
  }

  public func resume(throwing error: any Error) {
    receive(.failure(error))
  }
}

/// Takes word of a save.
public struct SaveContinuation: Sendable {
  private let receive: @Sendable (Result<Void, any Error>) -> Void

  init(_ receive: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    self.receive = receive
  }

  public func resume(with result: Result<Void, any Error>) {
    receive(result)
  }

  /// Says that the value was saved.
  public func resume() {
    receive(.success(()))
  }

  public func resume(throwing error: any Error) {
    receive(.failure(error))
  }
}

/// Takes the changes that come from elsewhere.
public struct SharedSubscriber<Value>: Sendable {
  typealias Update = @Sendable (_ change: (inout Value) -> Void) -> Bool

  private let receive: @Sendable (Result<Value?, any Error>) -> Void
  private let change: Update

  init(
    _ receive: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    update: @escaping Update
  ) {
    self.receive = receive
    change = update
  }

  /// Changes the value in place, with its lock held, also while changes of the program's are on
  /// their way to the key's place: for keys that merge both. It is no change that is to be saved.
  ///
  /// - Returns: false, and nothing is done, when nobody holds the value any more.
  public func update(_ change: (inout Value) -> Void) -> Bool {
    self.change(change)
  }

  /// Says what the value is now; `nil` when there is none any more.
  public func yield(with result: Result<Value?, any Error>) {
    receive(result)
  }

  public func yield(_ value: Value) {
    receive(.success(value))
  }

  /// Says that there is no value any more.
  public func yieldReturningInitialValue() {
    receive(.success(nil))
  }

  public func yield(throwing error: any Error) {
    receive(.failure(error))
  }
}

/// Ends a key's subscription when it is released. A class for its lifetime.
public final class SharedSubscription: Sendable {
  private let end: @Sendable () -> Void

  /// - Parameter end: Called once, when the subscription is released.
  public init(_ end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  deinit {
    end()
  }
}
