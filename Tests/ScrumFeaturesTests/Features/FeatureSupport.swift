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
    self.init(scrums: Shared(value: scrums))
    disk.handedOver = scrums
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

  /// What follows from a change of the scrums: they are handed over to be written.
  mutating func handOver() {
    disk.handedOver = scrumList.scrums
    disk.revision += 1
    disk.writing = disk.revision
    disk.isSaved = false
  }

  /// What follows from the end of the writing.
  mutating func finishSaving() {
    disk.writing = nil
    disk.isSaved = true
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

/// The storage of one store, which remembers what was saved and fails when it is told to.
final class StorageStub: Sendable {
  private let state: LockIsolated<(file: ScrumFile, saved: [[String]], failure: StorageError?)>

  init(_ scrums: [DailyScrum] = []) {
    state = LockIsolated((ScrumFile(scrums: scrums), [], nil))
  }

  /// The titles of the scrums, each time they were saved.
  var saved: [[String]] { state.withLock { $0.saved } }

  /// What all calls throw from now on.
  var failure: StorageError? {
    get { state.withLock { $0.failure } }
    set { state.withLock { $0.failure = newValue } }
  }

  /// Somebody else writes the file.
  func write(_ scrums: [DailyScrum]) {
    state.withLock { $0.file = ScrumFile(scrums: scrums) }
  }

  var client: ScrumStorage {
    ScrumStorage(
      load: {
        try self.fail()
        return self.state.withLock { $0.file }
      },
      save: { file in
        try self.fail()
        self.state.withLock {
          $0.file = file
          $0.saved.append(file.scrums.map(\.title))
        }
      },
      moveAside: {
        try self.fail()
        return "aside"
      }
    )
  }

  private func fail() throws {
    if let failure { throw failure }
  }
}

/// Holds up an effect until the test opens it.
final class Gate: Sendable {
  private let (waiting, opening) = AsyncStream<Never>.makeStream()

  func wait() async {
    for await _ in waiting {}
  }

  func open() {
    opening.finish()
  }
}

extension StorageError {
  static let fullDisk = StorageError.unwritable(
    file: "scrums.json",
    failure: SystemFailure(call: "write", code: SystemFailure.noSpace)
  )
}
