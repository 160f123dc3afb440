import Foundation
import Navigation

struct SharedRow: Equatable, Identifiable, Sendable {
  var id: Int
  var title = ""
  var tags: [String] = []
}

typealias SharedRows = IdentifiedArrayOf<SharedRow>

/// A list and two features that are handed references to it and to one of its rows.
struct SharedListState: Equatable {
  @Shared var rows: SharedRows
  var draft: SharedDraftState?
  var detail: SharedDetailState?
}

struct SharedDraftState: Equatable {
  var title = ""
  @Shared var rows: SharedRows
}

struct SharedDetailState: Equatable {
  @Shared var row: SharedRow
}

/// Counts how often it was told, on the main actor.
@MainActor
final class Told {
  private(set) var count = 0

  nonisolated init() {}

  func tell() { count += 1 }
}
