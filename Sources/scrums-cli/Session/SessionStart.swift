import Navigation
import ScrumFeatures
import ScrumFixtures

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a session begins with: its storage, its dependencies, its commands.
struct SessionStart {
  let invocation: Invocation
  let storage: ScrumStorage
  /// What keeps a running meeting.
  let journal: MeetingJournal
  /// The scrums as the store begins with them.
  let file: Shared<ScrumFile>
  let simulation: Simulation?
  /// What the fixture's reading had to say.
  let notes: [ImportNote]

  init(invocation: Invocation, environment: [String: String]) async throws(StartFailure) {
    self.invocation = invocation
    simulation = invocation.isClockSimulated ? Simulation() : nil
    let fixture = try Self.fixture(invocation)
    notes = fixture?.notes ?? []
    let file = fixture.map { ScrumFile(scrums: $0.scrums) }
    if invocation.keepsNothing {
      storage = .memory
      journal = .none
      self.file = Shared(value: file ?? ScrumFile())
      return
    }
    let path = ScrumFileLocation.path(option: invocation.file, environment: environment)
    let stateFolder = ScrumFileLocation.stateFolder(environment: environment)
    journal = .beside(path, in: stateFolder)
    let document = ScrumDocument(
      path,
      format: .scrums,
      options: DocumentOptions(
        stateFolder: stateFolder,
        sizeLimit: ScrumFileReader.sizeLimit
      )
    )
    storage = .document(document)
    self.file = Shared(document: document)
    if let file { try await fill(with: file) }
  }

  /// The lines of a script or of `-c`, with the numbers that they bear; nil when they are typed.
  func lines() throws(StartFailure) -> [(number: Int, line: String)]? {
    switch invocation.source {
    case .standardInput, .oneShot:
      return nil
    case .commands(let commands):
      return commands.enumerated().map { ($0.offset + 1, $0.element) }
    case .script(let path):
      let text = try Self.script(path)
      return text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
        .map { ($0.offset + 1, String($0.element)) }
    }
  }

  /// The store of the session, over this storage.
  @MainActor
  func store(notices: NoticeClient) -> StoreOf<AppFeature> {
    Store(initialState: AppFeature.State(file: file)) {
      AppFeature()
    } withDependencies: { values in
      if let simulation { simulation.prepare(&values) }
      if let seed = invocation.seed { values.uuid = .seeded(seed) }
      if invocation.seed != nil || simulation != nil {
        values.withRandomNumberGenerator = .seeded(invocation.seed ?? 0)
      }
      values.scrumStorage = storage
      values.meetingJournal = journal
      values.notices = notices
      values.sampleScrums = SampleScrums {
        guard let bytes = ScrumFixtures.bytes(named: "sample") else { return [] }
        return try ScrumFile.decode(bytes).scrums.elements
      }
    }
  }

  /// The time for what is read: an import takes later dates for something else.
  var now: @Sendable () -> Date {
    guard let simulation else { return { Date() } }
    return { simulation.now }
  }

  private static func fixture(
    _ invocation: Invocation
  ) throws(StartFailure) -> ScrumImport.Result? {
    guard let name = invocation.fixture else { return nil }
    do throws(CommandError) {
      return try ScrumReader(now: { Date() }).fixture(name)
    } catch {
      if case .notFound(_, _, let nearest, _) = error {
        throw StartFailure(.unknownFixture(name, nearest: nearest))
      }
      throw StartFailure(error, .badData)
    }
  }

  /// Puts a fixture into a file that is missing or holds no scrum.
  private func fill(with fixture: ScrumFile) async throws(StartFailure) {
    _ = try await orFail(.badData, storage.load)
    guard file.wrappedValue.scrums.isEmpty else {
      throw StartFailure(.fileHoldsScrums(invocation.file ?? ""))
    }
    file.withLock { $0.scrums = fixture.scrums }
    try await orFail(.cannotCreateOutput, storage.save)
  }

  private func orFail<Output>(
    _ code: ExitCode,
    _ body: () async throws(StorageError) -> Output
  ) async throws(StartFailure) -> Output {
    do throws(StorageError) {
      return try await body()
    } catch {
      throw StartFailure(CommandError(error), code)
    }
  }

  private static func script(_ path: String) throws(StartFailure) -> String {
    let bytes: [UInt8]?
    do throws(StorageError) {
      bytes = try ScrumFileReader(path: path).bytes()
    } catch {
      throw StartFailure(.unreadableScript(path, reason: error.words))
    }
    guard let bytes else { throw StartFailure(.missingScript(path)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
