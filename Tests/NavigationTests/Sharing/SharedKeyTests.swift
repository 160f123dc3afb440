import Navigation
import Testing

extension SharedReaderKey where Self == InMemoryKey<Int>.Default {
  fileprivate static var visits: Self { Self[.inMemory("visits"), default: 7] }
}

@Suite(.leavesNothing) struct SharedKeyTests {
  @Test func equalKeysGiveTheSameReference() {
    withOwnStorage {
      @Shared(.inMemory("count")) var first = 1
      @Shared(.inMemory("count")) var second = 2
      let isSame = $first._identity === $second._identity
      #expect(isSame)
      first = 5
      #expect(second == 5)
    }
  }

  @Test func differentNamesTypesAndStoragesAreApart() {
    withOwnStorage {
      @Shared(.inMemory("count")) var count = 1
      @Shared(.inMemory("other")) var other = 2
      @Shared(.inMemory("count")) var text = "A"
      #expect(count == 1)
      #expect(other == 2)
      #expect(text == "A")
      withOwnStorage {
        @Shared(.inMemory("count")) var elsewhere = 3
        #expect(elsewhere == 3)
      }
    }
  }

  @Test func theDefaultIsMadeOnlyWhenThereIsNoValue() {
    withOwnStorage {
      var made = 0
      func makeDefault() -> Int {
        made += 1
        return made
      }
      do {
        let first = Shared(wrappedValue: makeDefault(), .inMemory("count"))
        first.withLock { $0 = 9 }
      }
      let second = Shared(wrappedValue: makeDefault(), .inMemory("count"))
      #expect(made == 1)
      #expect(second.wrappedValue == 9)
    }
  }

  @Test func aKeyMayBringItsDefault() {
    withOwnStorage {
      @Shared(.visits) var visits
      #expect(visits == 7)
      visits += 1
      @SharedReader(.visits) var read
      #expect(read == 8)
    }
  }

  @Test func anOptionalNeedsNoDefault() {
    withOwnStorage {
      @Shared(.inMemory("name")) var name: String?
      #expect(name == nil)
      name = "A"
      @Shared(.inMemory("name")) var same: String?
      #expect(same == "A")
    }
  }

  @Test func aPlaceIsForgottenWhenNobodyHoldsItsReference() {
    let place = Place(stored: 1)
    do {
      let first = Shared(wrappedValue: 0, PlaceKey(place: place))
      #expect(first.wrappedValue == 1)
    }
    place.change { $0.stored = 2 }
    let second = Shared(wrappedValue: 0, PlaceKey(place: place))
    #expect(second.wrappedValue == 2)
  }

  @Test func changesAreSaved() {
    let place = Place(stored: nil)
    let value = Shared(wrappedValue: 4, PlaceKey(place: place))
    #expect(value.wrappedValue == 4)
    #expect(place.contents.stored == nil)
    value.withLock { $0 = 5 }
    #expect(place.contents.stored == 5)
  }

  @Test func whatCouldNotBeReadIsNotOverwrittenUntilAskedFor() async throws {
    let place = Place(stored: 1)
    place.change { $0.isBroken = true }
    let value = Shared(wrappedValue: 0, PlaceKey(place: place))
    #expect(value.loadError is Place.Broken)
    value.withLock { $0 = 5 }
    #expect(place.contents.stored == 1)
    try await value.save()
    #expect(place.contents.stored == 5)
    #expect(value.loadError == nil)
    place.change { $0.isBroken = false }
    value.withLock { $0 = 6 }
    #expect(place.contents.stored == 6)
  }

  @Test func aLoadTakesTheValueThatIsThereNow() async throws {
    let place = Place(stored: 1)
    let value = Shared(wrappedValue: 0, PlaceKey(place: place))
    place.change { $0.stored = 2 }
    try await value.load()
    #expect(value.wrappedValue == 2)
    #expect(!value.isLoading)
    place.change { $0.isBroken = true }
    await #expect(throws: Place.Broken.self) { try await value.load() }
    #expect(value.wrappedValue == 2)
  }

  @Test func changesFromElsewhereAreTakenAndNotSavedAgain() {
    let place = Place(stored: 1)
    let value = Shared(wrappedValue: 0, PlaceKey(place: place))
    place.contents.subscriber?.yield(3)
    #expect(value.wrappedValue == 3)
    #expect(place.contents.stored == 1)
    place.contents.subscriber?.yieldReturningInitialValue()
    #expect(value.wrappedValue == 0)
  }

  @Test func aChangeThatIsBeingSavedIsNotTakenBackByAnOlderOneFromElsewhere() {
    let place = Place(stored: 1)
    let value = Shared(wrappedValue: 0, PlaceKey(place: place))
    place.change { $0.isSlow = true }
    value.withLock { $0 = 2 }
    place.contents.subscriber?.yield(3)
    #expect(value.wrappedValue == 2)
    place.contents.waiting?.resume()
    place.contents.subscriber?.yield(4)
    #expect(value.wrappedValue == 4)
  }

  @Test func aKeyThatIsReadAtOnceNeedsNoDefaultForAStoredValue() {
    var made = 0
    func makeDefault() -> Int {
      made += 1
      return 0
    }
    let value = Shared(wrappedValue: makeDefault(), ConstantKey(stored: 1))
    #expect(value.wrappedValue == 1)
    #expect(made == 0)
    let other = Shared(wrappedValue: makeDefault(), ConstantKey(stored: nil))
    #expect(other.wrappedValue == 0)
    #expect(made == 1)
  }

  @Test func aFailedSaveIsKnown() {
    let place = Place(stored: 1)
    let value = Shared(wrappedValue: 0, PlaceKey(place: place))
    place.change { $0.isBroken = true }
    value.withLock { $0 = 2 }
    #expect(value.saveError is Place.Broken)
    place.change { $0.isBroken = false }
    value.withLock { $0 = 3 }
    #expect(value.saveError == nil)
    #expect(place.contents.stored == 3)
  }

  private func withOwnStorage(_ operation: () -> Void) {
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      operation()
    }
  }
}

/// Somewhere outside that one number is kept.
private final class Place: Sendable {
  struct Broken: Error {}

  struct Contents: Sendable {
    var stored: Int?
    var isBroken = false
    var subscriber: SharedSubscriber<Int>?
    /// Whether saves wait, and the one that does.
    var isSlow = false
    var waiting: SaveContinuation?
  }

  private let locked: Locked<Contents>

  init(stored: Int?) {
    locked = Locked(Contents(stored: stored))
  }

  var contents: Contents { locked.withLock { $0 } }

  func change(_ change: (inout Contents) -> Void) {
    locked.withLock { change(&$0) }
  }
}

private struct PlaceKey: SharedKey {
  let place: Place

  var id: ObjectIdentifier { ObjectIdentifier(place) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    let contents = place.contents
    guard !contents.isBroken else { return continuation.resume(throwing: Place.Broken()) }
    continuation.resume(with: .success(contents.stored))
  }

  func subscribe(
    context: LoadContext<Int>,
    subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    place.change { $0.subscriber = subscriber }
    return SharedSubscription { [place] in place.change { $0.subscriber = nil } }
  }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    if context == .didSet, place.contents.isBroken {
      return continuation.resume(throwing: Place.Broken())
    }
    place.change { $0.stored = value }
    guard place.contents.isSlow else { return continuation.resume() }
    place.change { $0.waiting = continuation }
  }
}

private struct ConstantKey: SynchronousSharedKey, SharedKey, Hashable {
  let stored: Int?

  func storedValue() -> Int? { stored }

  func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
    continuation.resume()
  }
}
