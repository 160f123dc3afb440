import Foundation
import NavigationTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1))) struct SharedState {
  struct Row: Equatable, Identifiable, Codable {
    var id: Int
    var name = ""
  }

  @Reducer
  struct Profile {
    @ObservableState
    struct State: Equatable {
      @Shared var name: String
      var edits = 0
    }
    enum Action: Equatable {
      case later(String)
      case rename(String)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .later(let name):
          return .run { await $0(.rename(name)) }
        case .rename(let name):
          state.$name.withLock { $0 = name }
          return .none
        }
      }
    }
  }

  @Test func aReferenceIsSeenByBothFeaturesAtOnce() {
    let name = Shared(value: "a")
    let one = Store(initialState: Profile.State(name: name)) { Profile() }
    let two = Store(initialState: Profile.State(name: name)) { Profile() }
    one.send(.rename("b"))
    #expect(two.name == "b")
    #expect(name.wrappedValue == "b")
    two.send(.rename("c"))
    #expect(one.name == "c")
    #expect(Shared(value: 1) == Shared(value: 1))
    #expect(Shared(value: 1) != Shared(value: 2))
  }

  @Test func anExpectationIsWrittenIntoASnapshotThatNobodyElseSees() async {
    let name = Shared(value: "a")
    let store = TestStore(initialState: Profile.State(name: name)) { Profile() }
    await store.send(.rename("b")) {
      #expect($0.name == "a")
      $0.$name.withLock { $0 = "b" }
      #expect($0.name == "b")
    }
    let wrong = await issues {
      await store.send(.rename("c")) { $0.$name.withLock { $0 = "x" } }
    }
    #expect(wrong.count == 1)
    #expect(wrong.text.contains(#""x""#) && wrong.text.contains(#""c""#), "\(wrong.text)")
    #expect(name.wrappedValue == "c")
  }

  @Test func noSubscriptionFiresBecauseATestWroteAnExpectation() async {
    let name = Shared(value: "a")
    let other = Store(initialState: Profile.State(name: name)) { Profile() }
    var seen: [String] = []
    let subscription = other.subscribe(\.name) { seen.append($0) }
    let store = TestStore(initialState: Profile.State(name: name)) { Profile() }
    await store.send(.rename("b")) {
      $0.$name.withLock { $0 = "not this" }
      $0.$name.withLock { $0 = "b" }
    }
    await settle()
    #expect(!seen.contains("not this"))
    #expect(seen == ["b"])
    subscription.cancel()
  }

  @Test func aSubscriptionIsToldOfItsOwnStoresSharedWrites() {
    let store = Store(initialState: Profile.State(name: Shared(value: "a"))) { Profile() }
    var seen: [String] = []
    let subscription = store.subscribe(\.name) { seen.append($0) }
    store.send(.rename("b"))
    store.send(.rename("b"))
    store.send(.rename("c"))
    #expect(seen == ["b", "c"])
    subscription.cancel()
  }

  @Test func aReferenceComparedWithItselfInAClosureIsSnapshotAgainstPresent() async {
    let name = Shared(value: "a")
    let store = TestStore(initialState: Profile.State(name: name)) { Profile() }
    await store.send(.rename("b")) {
      #expect($0.$name != name)
      $0.$name.withLock { $0 = "b" }
      #expect($0.$name == name)
    }
    #expect(store.state.$name == name)
  }

  @Test func aSharedChangeCountsAsAChange() async {
    let store = TestStore(initialState: Profile.State(name: Shared(value: "a"))) { Profile() }
    await store.send(.rename("b")) { $0.$name.withLock { $0 = "b" } }
    let silent = await issues { await store.send(.rename("c")) }
    #expect(silent.count == 1, "\(silent.text)")
  }

  @Test func aSharedChangeThatWasNotAssertedFailsAtTheEnd() async {
    let left = await issues {
      let name = Shared(value: "a")
      let store = TestStore(initialState: Profile.State(name: name)) { Profile() }
      await store.send(.later("b"))
      await store.receive(.rename("b")) { $0.$name.withLock { $0 = "b" } }
      name.withLock { $0 = "outside" }
      await store.finish()
    }
    #expect(left.count == 1, "\(left.text)")
    #expect(
      left.text.contains("Test store finished before asserting against changes to shared state"),
      "\(left.text)"
    )
  }

  @Test func aWriteOfAnEffectsActionIsAssertedWhereItIsReceived() async {
    let store = TestStore(initialState: Profile.State(name: Shared(value: "a"))) { Profile() }
    await store.send(.later("b"))
    await settle()
    #expect(store.state.name == "a")
    await store.receive(.rename("b")) { $0.$name.withLock { $0 = "b" } }
  }

  @Test func theSameKeyIsTheSameReferenceWhileAnybodyHoldsIt() {
    let log = Log()
    func one() -> Int {
      log.add("default")
      return 1
    }
    @Shared(.inMemory("count")) var count = one()
    @Shared(.inMemory("count")) var same = one()
    $count.withLock { $0 = 5 }
    #expect(same == 5)
    #expect(log.count("default") == 1)
    @Shared(.inMemory("other")) var other = 0
    #expect(other == 0)
  }

  @Test(arguments: 0..<20) func keysAreOfOneTestAlone(round: Int) {
    @Shared(.inMemory("parallel")) var number = 0
    #expect(number == 0)
    $number.withLock { $0 = round + 1 }
    #expect(number == round + 1)
  }

  @Test func referencesToElementsAreByIDAndKeepTheLastValue() throws {
    @Shared(value: [Row(id: 1, name: "a"), Row(id: 2, name: "b")]) var rows: IdentifiedArrayOf<Row>
    let two = try #require($rows[id: 2])
    $rows.withLock { $0.reverse() }
    #expect(two.wrappedValue.name == "b")
    two.withLock { $0.name = "B" }
    #expect(rows[0].name == "B")
    #expect($rows[id: 9] == nil)
    let all = Array($rows)
    #expect(all.map(\.wrappedValue.id) == [2, 1])
    _ = $rows.withLock { $0.remove(id: 2) }
    #expect(two.wrappedValue.name == "B")
    two.withLock { $0.name = "private" }
    #expect(two.wrappedValue.name == "private")
    #expect(rows.map(\.id) == [1])
    #expect(all[1].wrappedValue.name == "a")
    #expect($rows.elements.count == 1)
  }

  @Test func aFileIsInMemoryUnderTestAndReflectsOtherWriters() async throws {
    let url = URL(fileURLWithPath: "/nowhere/at/all/rows.json")
    @Shared(.fileStorage(url)) var rows: [Row] = []
    $rows.withLock { $0.append(Row(id: 1)) }
    $rows.withLock { $0.append(Row(id: 2)) }
    try await $rows.save()
    #expect(!FileManager.default.fileExists(atPath: url.path))
    @Dependency(\.defaultFileStorage) var storage
    let data = try #require(try storage.data(at: url))
    #expect(try JSONDecoder().decode([Row].self, from: data).map(\.id) == [1, 2])
    try storage.write(JSONEncoder().encode([Row(id: 7)]), to: url)
    await settle()
    #expect(rows.map(\.id) == [7])
  }

  @Test func aFileOnDiskGetsTheNewestValueAndTakesThatOfOthers() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("consumer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("numbers.json")
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      @Shared(.fileStorage(url)) var numbers: [Int] = []
      for number in 0..<200 { $numbers.withLock { $0.append(number) } }
      try await $numbers.save()
      let data = try Data(contentsOf: url)
      #expect(try JSONDecoder().decode([Int].self, from: data) == Array(0..<200))
      try Data("[1,2,3]".utf8).write(to: url, options: .atomic)
      try await $numbers.load()
      #expect(numbers == [1, 2, 3])
    }
  }

  @Test func aFileThatCannotBeReadIsNotOverwritten() async throws {
    let url = URL(fileURLWithPath: "/nowhere/broken.json")
    @Dependency(\.defaultFileStorage) var storage
    try storage.write(Data("{ broken".utf8), to: url)
    let issues = await issues {
      @Shared(.fileStorage(url)) var numbers: [Int] = [0]
      #expect(numbers == [0])
      #expect($numbers.loadError != nil)
      $numbers.withLock { $0 = [5] }
      await settle()
      #expect(String(data: (try? storage.data(at: url)) ?? Data(), encoding: .utf8) == "{ broken")
    }
    _ = issues
  }

  @Test func userDefaultsComeWithTheProduct() {
    UserDefaults.standard.register(defaults: ["registered": 3])
    #expect(AppStorageDefaults.standard["registered"] == .int(3))
  }

  @Test func appStorageAndDefaultsOfKeys() {
    @Shared(.appStorage("flag")) var flag = false
    $flag.withLock { $0 = true }
    @Shared(.appStorage("flag")) var same = false
    #expect(same)
    @Shared(.visits) var visits
    #expect(visits == 3)
    $visits.withLock { $0 += 1 }
    @SharedReader(.visits) var reader
    #expect(reader == 4)
  }

  @Test func theValuesOfAReferenceComeAsASequence() async {
    let number = Shared(value: 1)
    var iterator = number.values.makeAsyncIterator()
    #expect(await iterator.next() == 1)
    number.withLock { $0 = 2 }
    #expect(await iterator.next() == 2)
  }

  @Test func aPartOfASharedValueIsAReferenceToo() {
    let row = Shared(value: Row(id: 1, name: "a"))
    let name: Shared<String> = row.name
    name.withLock { $0 = "b" }
    #expect(row.wrappedValue.name == "b")
  }
}

extension SharedKey where Self == InMemoryKey<Int>.Default {
  static var visits: Self { Self[.inMemory("visits"), default: 3] }
}
