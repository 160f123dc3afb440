/// Knows what was made of the runtime while it was in force, and what of that is alive: stores,
/// effects, shared values, observers.
///
/// A test that is over must have left nothing. In release builds nothing is counted, and nothing is
/// paid for that. A class, because whatever a test starts counts in the same one.
package final class LifeCensus: Sendable {
  @TaskLocal package static var current: LifeCensus?

  // NB: unchecked, because a weak reference to any object is; only what the object is called is
  // asked of it.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
  }

  private struct State {
    var entries: [Entry] = []
    var cleanCount = 256
  }

  private let state = Locked(State())

  package init() {}

  /// Counts an object that has just been made.
  @inline(__always)
  package static func count(_ object: AnyObject) {
    #if DEBUG
      current?.add(object)
    #endif
  }

  /// What each of the objects that are alive is called.
  package var living: [String] {
    let objects = state.withLock { $0.entries.compactMap(\.object) }
    return objects.map { object in
      (object as? any LifeCensusNamed)?.lifeCensusName ?? shortName(of: type(of: object))
    }
  }

  /// Whether nothing is alive.
  package var isEmpty: Bool {
    state.withLock { $0.entries.allSatisfy { $0.object == nil } }
  }

  private func add(_ object: AnyObject) {
    state.withLock { state in
      state.entries.append(Entry(object: object))
      guard state.entries.count > state.cleanCount else { return }
      state.entries.removeAll { $0.object == nil }
      state.cleanCount = max(256, state.entries.count * 2)
    }
  }
}

/// An object that says more of itself than its type.
protocol LifeCensusNamed: AnyObject {
  var lifeCensusName: String { get }
}

extension EffectEntry: LifeCensusNamed {
  nonisolated var lifeCensusName: String {
    site.map { "The \"Effect.run\" at \"\($0.fileID):\($0.line)\"" } ?? "An effect"
  }
}

extension StoredReference: LifeCensusNamed {
  var lifeCensusName: String { "The shared value \(name)" }
}
