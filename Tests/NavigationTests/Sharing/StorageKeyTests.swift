import Foundation
import Navigation
import NavigationUserDefaults
import Testing

/// Keys under test: each test has storages of its own, in memory.
@Suite(.leavesNothing) struct StorageKeyTests {
  @Test(arguments: 1...3) func testsSideBySideShareNothing(number: Int) {
    @Shared(.storedSettings) var settings
    #expect(settings == StoredSettings())
    settings.volume = number
    @Shared(.appStorage("volume")) var volume = 0
    #expect(volume == 0)
    volume = number
  }

  @Test func aFileKeyWithADefaultIsOneReference() throws {
    @Shared(.storedSettings) var settings
    @Shared(.storedSettings) var same = StoredSettings(theme: "unused")
    @SharedReader(.storedSettings) var read
    settings.theme = "dark"
    #expect(same.theme == "dark")
    #expect(read.theme == "dark")
    #expect($settings.description.contains("dark"))
    @Dependency(\.defaultFileStorage) var storage
    let data = try #require(try storage.data(at: URL(filePath: "/settings.json")))
    #expect(try JSONDecoder().decode(StoredSettings.self, from: data).theme == "dark")
    #expect(!FileManager.default.fileExists(atPath: "/settings.json"))
  }

  @Test func aWriteFromElsewhereIsTakenInMemoryToo() throws {
    @Shared(.storedSettings) var settings
    @Dependency(\.defaultFileStorage) var storage
    let new = StoredSettings(theme: "blue", volume: 0)
    try storage.write(JSONEncoder().encode(new), to: URL(filePath: "/settings.json"))
    #expect(settings == new)
    try storage.write(Data("{".utf8), to: URL(filePath: "/settings.json"))
    #expect($settings.loadError is DecodingError)
    settings.volume = 3
    #expect(try storage.data(at: URL(filePath: "/settings.json")) == Data("{".utf8))
  }

  @Test func aFileReadAsTwoTypesTellsBoth() {
    let url = URL(filePath: "/n.json")
    @Shared(.fileStorage(url)) var whole = 1
    @Shared(.fileStorage(url)) var real = 1.5
    whole = 2
    #expect(real == 2)
    real = 3
    #expect(whole == 3)
  }

  @Test func appStorageKeepsEveryTypeThatDefaultsKnow() {
    enum Theme: String { case light, dark }
    struct Point: Codable, Equatable { var x = 0 }
    func check<Value: Equatable>(
      _ key: some SharedKey<Value>,
      _ first: Value,
      _ second: Value
    ) {
      do {
        let value = Shared(wrappedValue: first, key)
        #expect(value.wrappedValue == first)
        value.withLock { $0 = second }
      }
      #expect(Shared(wrappedValue: first, key).wrappedValue == second)
    }
    func checkAll() {
      check(.appStorage("bool"), false, true)
      check(.appStorage("int"), 1, 2)
      check(.appStorage("double"), 1.5, 2)
      check(.appStorage("string"), "a", "b")
      check(.appStorage("data"), Data(), Data([1]))
      check(.appStorage("date"), Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2))
      check(.appStorage("url"), URL(filePath: "/a"), URL(filePath: "/b"))
      check(.appStorage("theme"), Theme.light, Theme.dark)
      check(.appStorage("theme?"), Theme?.none, Theme.dark)
      check(.appStorage("int?"), Int?.none, 2)
      check(.appStorage("point"), Point(), Point(x: 2))
      check(.appStorage("points"), [Point](), [Point(x: 2)])
    }
    checkAll()
    let suite = "navigation-\(UUID().uuidString)"
    let defaults = UserDefaults(suiteName: suite)
    defer {
      defaults?.removePersistentDomain(forName: suite)
      defaults?.synchronize()
    }
    guard let defaults else { return #expect(Bool(false), "There are no user defaults.") }
    withDependencies {
      $0.defaultAppStorage = AppStorageDefaults(userDefaults: defaults)
    } operation: {
      checkAll()
      #expect(defaults.string(forKey: "theme") == "dark")
      #expect(defaults.integer(forKey: "int") == 2)
      @Shared(.appStorage("int?")) var optional: Int?
      optional = nil
      #expect(defaults.object(forKey: "int?") == nil)
    }
  }

  @Test func theStandardStorageIsTheProgramsUserDefaults() {
    UserDefaults.standard.register(defaults: ["registered": 3])
    #expect(AppStorageDefaults.standard["registered"] == .int(3))
  }

  @Test func anAppStorageDefaultIsMadeOnlyWhenThereIsNoItem() {
    @Dependency(\.defaultAppStorage) var defaults
    defaults["count"] = .int(3)
    var made = 0
    func makeDefault() -> Int {
      made += 1
      return 0
    }
    let value = Shared(wrappedValue: makeDefault(), .appStorage("count"))
    #expect(value.wrappedValue == 3)
    #expect(made == 0)
    defaults["count"] = .int(4)
    #expect(value.wrappedValue == 4)
    defaults["count"] = nil
    #expect(value.wrappedValue == 4)
  }

  @Test func anItemOfAnotherTypeIsNotOverwrittenByTheNextChange() async throws {
    @Dependency(\.defaultAppStorage) var defaults
    defaults["count"] = .string("three")
    @Shared(.appStorage("count")) var count = 0
    #expect(
      ($count.loadError as? AppStorageError)?.description
        == "The user default \"count\" is no Int: string(\"three\"). "
        + "Remove it, or save the value over it."
    )
    count = 1
    #expect(defaults["count"] == .string("three"))
    try await $count.save()
    #expect(defaults["count"] == .int(1))
  }

  @Test func aReaderOfAnOptionalNeedsNoDefault() {
    @SharedReader(.appStorage("name")) var name: String?
    #expect(name == nil)
    @Shared(.appStorage("name")) var same: String?
    same = "A"
    #expect(name == "A")
  }
}
