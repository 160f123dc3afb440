import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Makes UUIDs: `uuid()`.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  public func callAsFunction() -> UUID {
    generate()
  }

  /// The same UUID every time.
  public static func constant(_ uuid: UUID) -> UUIDGenerator {
    UUIDGenerator { uuid }
  }

  /// A new generator that starts at `UUID(0)` and counts up.
  public static var incrementing: UUIDGenerator {
    let sequence = UUIDSequence()
    return UUIDGenerator { sequence.next() }
  }
}

/// The count behind an incrementing generator, shared by the generator's copies.
private final class UUIDSequence: Sendable {
  private let count = Atomic<Int>(0)

  func next() -> UUID {
    UUID(count.add(1, ordering: .relaxed).oldValue)
  }
}

extension UUID {
  /// `00000000-0000-0000-` followed by `number` as sixteen hexadecimal digits.
  public init(_ number: Int) {
    let bits = UInt64(bitPattern: Int64(number))
    func byte(_ place: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: bits >> (place * 8)) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, 0,
        byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
      )
    )
  }
}

extension DependencyValues {
  /// Makes UUIDs. A test must give one, such as `.incrementing`.
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}

private enum UUIDGeneratorKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }

  static var testValue: UUIDGenerator {
    let report = UnimplementedDependency(#"\.uuid"#)
    return UUIDGenerator {
      report()
      return UUID()
    }
  }
}
