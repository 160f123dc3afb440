import Foundation
import NavigationTesting

@testable import ScrumFeatures

extension DailyScrum {
  static let design = DailyScrum(
    id: UUID(1),
    title: "Design",
    attendees: ["Ida", "Ole"],
    lengthInMinutes: 10,
    theme: .yellow
  )
  static let webDev = DailyScrum(
    id: UUID(2),
    title: "Web Dev",
    attendees: ["Per"],
    lengthInMinutes: 5,
    theme: .poppy
  )
}

extension AppFeature.State {
  /// An app that has read these scrums from its file.
  init(read scrums: IdentifiedArrayOf<DailyScrum>) {
    self.init(file: Shared(value: ScrumFile(scrums: scrums)))
  }

  /// The only detail that is open.
  var detail: DetailFeature.State? {
    get {
      guard path.count == 1, case .detail(let detail) = path[0] else { return nil }
      return detail
    }
    set {
      guard let id = path.ids.first else { return }
      path[id: id] = newValue.map { .detail($0) }
    }
  }
}

/// Keeps what people are told.
final class Notices: Sendable {
  private let told = LockIsolated<[Notice]>([])

  var all: [Notice] { told.withLock { $0 } }

  var client: NoticeClient {
    NoticeClient { notice in self.told.withLock { $0.append(notice) } }
  }
}

/// The storage of one store, which says of each change what it is told to.
final class StorageStub: Sendable {
  private struct Stub {
    var isUnsettled = false
    var failure: StorageError?
    var calls: [String] = []
    var events: [StorageEvent] = []
  }

  private let state = LockIsolated(Stub())
  private let (signals, signal) = AsyncStream<Void>.makeStream()

  /// What it was asked to do.
  var calls: [String] { state.withLock { $0.calls } }

  /// Whether changes have to be settled.
  var isUnsettled: Bool {
    get { state.withLock { $0.isUnsettled } }
    set { state.withLock { $0.isUnsettled = newValue } }
  }

  /// What all calls throw from now on.
  var failure: StorageError? {
    get { state.withLock { $0.failure } }
    set { state.withLock { $0.failure = newValue } }
  }

  /// Something happens to the file.
  func happen(_ event: StorageEvent) {
    state.withLock { $0.events.append(event) }
    signal.yield()
  }

  /// Nothing more will happen.
  func finish() { signal.finish() }

  var client: ScrumStorage {
    var storage = ScrumStorage.memory
    storage.load = { () throws(StorageError) in
      try self.call("load")
      return []
    }
    storage.save = { () throws(StorageError) in try self.call("save") }
    storage.isUnsettled = { self.isUnsettled }
    storage.settle = { () throws(StorageError) in try self.call("settle") }
    storage.moveAside = { () throws(StorageError) in
      try self.call("moveAside")
      return "aside"
    }
    storage.backUp = { try? self.call("backUp") }
    storage.signals = { self.signals }
    storage.takeEvents = {
      self.state.withLock { state in
        defer { state.events = [] }
        return state.events
      }
    }
    return storage
  }

  private func call(_ name: String) throws(StorageError) {
    state.withLock { $0.calls.append(name) }
    if let failure { throw failure }
  }
}

extension StorageError {
  static let fullDisk = StorageError.unwritable(
    file: "scrums.json",
    failure: SystemFailure(call: "write", code: SystemFailure.noSpace)
  )
}
