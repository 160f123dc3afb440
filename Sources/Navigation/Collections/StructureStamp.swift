import Synchronization

/// Where the stamps of structural changes come from.
private let lastStamp = Atomic<UInt64>(0)

/// A number never given before, for a collection whose keys or their order just changed.
@usableFromInline
package func nextStructureStamp() -> UInt64 {
  lastStamp.wrappingAdd(1, ordering: .relaxed).newValue
}
