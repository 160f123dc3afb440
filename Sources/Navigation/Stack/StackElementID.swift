import Synchronization

/// Identifies an element of a stack for as long as the program runs; never used again after the
/// element is gone.
///
/// In tests ids count up from 0, and may be written as integer literals.
public struct StackElementID: Hashable, Sendable {
  @usableFromInline package let generation: Int

  @inlinable
  package init(generation: Int) {
    self.generation = generation
  }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// For tests only: which id an element of the running program gets cannot be known beforehand.
  public init(integerLiteral value: Int) {
    guard DependencyValues.current.context == .test else {
      fatalError(
        """
        A StackElementID was written as the integer literal \(value) outside of tests. Which id an \
        element gets cannot be known beforehand: take it from "path.ids" or from the action.
        """
      )
    }
    self.init(generation: value)
  }
}

extension StackElementID: CustomStringConvertible, CustomDebugStringConvertible {
  /// `#3`.
  public var description: String { "#\(generation)" }
  public var debugDescription: String { description }
}

extension StackElementID: CustomDumpStringConvertible {
  public var customDumpDescription: String { description }
}

/// Hands out stack ids in order; a class because all stacks of a program, or of a test, share it.
package final class StackElementIDGenerator: Sendable {
  private let nextGeneration: Atomic<Int>

  package init(nextGeneration: Int = 0) {
    self.nextGeneration = Atomic(nextGeneration)
  }

  /// The next id; each is handed out once.
  package func next() -> StackElementID {
    StackElementID(generation: nextGeneration.add(1, ordering: .relaxed).oldValue)
  }

  /// The id that `next` would return.
  package var peek: StackElementID {
    StackElementID(generation: nextGeneration.load(ordering: .relaxed))
  }

  /// A generator that goes on from the same id without affecting this one.
  package func copy() -> StackElementIDGenerator {
    StackElementIDGenerator(nextGeneration: peek.generation)
  }

  /// Treats every id up to and including `id` as handed out.
  package func consume(upTo id: StackElementID) {
    _ = nextGeneration.max(id.generation + 1, ordering: .relaxed)
  }
}

extension DependencyValues {
  /// Hands out the ids of stack elements: the process's in a running program, a fresh one a test.
  package var stackElementID: StackElementIDGenerator {
    get { self[StackElementIDKey.self] }
    set { self[StackElementIDKey.self] = newValue }
  }
}

private enum StackElementIDKey: DependencyKey {
  static let liveValue = StackElementIDGenerator()
  static var previewValue: StackElementIDGenerator { liveValue }
  static var testValue: StackElementIDGenerator { StackElementIDGenerator() }
}
