import Navigation
import NavigationTesting
import Testing

/// What a shared value says of its key's place: while it is being read, when that fails, and when
/// it can only be read.
@Suite(.leavesNothing) struct SharedLoadingTests {
  private let station = Station()

  @Test func aValueIsLoadingUntilItsKeyAnswers() {
    let reader = SharedReader(wrappedValue: 0, StationKey(station: station))
    #expect(reader.isLoading)
    #expect(reader.wrappedValue == 0)
    station.answer(.success(3))
    #expect(!reader.isLoading)
    #expect(reader.wrappedValue == 3)
    #expect(reader.loadError == nil)
  }

  @Test func aReaderLoadsAgainAndSaysWhyItCouldNot() async throws {
    @SharedReader(StationKey(station: station)) var degrees = 0
    station.answer(.failure(Station.Silence()))
    #expect($degrees.loadError is Station.Silence)
    #expect(!$degrees.isLoading)
    station.next = .success(5)
    try await $degrees.load()
    #expect(degrees == 5)
    #expect($degrees.loadError == nil)
    station.next = .failure(Station.Silence())
    await #expect(throws: Station.Silence.self) { try await $degrees.load() }
    #expect($degrees.loadError is Station.Silence)
    #expect(degrees == 5)
  }

  @Test func aReaderWithADefaultKeyBeginsWithIt() {
    @SharedReader(StationKey.Default[StationKey(station: station), default: 20]) var degrees
    #expect(degrees == 20)
    station.answer(.success(21))
    #expect(degrees == 21)
  }

  @Test func aReaderTellsItsValuesOneAfterTheOther() async {
    let reader = SharedReader(wrappedValue: 0, StationKey(station: station))
    station.answer(.success(1))
    var seen: [Int] = []
    for await value in reader.values {
      seen.append(value)
      guard value < 3 else { break }
      station.tell(value + 1)
    }
    #expect(seen == [1, 2, 3])
  }

  @Test func aReaderOfAKeyAndAnotherOneAreTheSame() {
    let one = SharedReader(wrappedValue: 0, StationKey(station: station))
    let two = SharedReader(wrappedValue: 9, StationKey(station: station))
    station.answer(.success(4))
    #expect(one.wrappedValue == 4)
    #expect(two.wrappedValue == 4)
    #expect(one == two)
  }

  @Test func aValueWithoutAKeyHasNothingToLoadOrToSave() async throws {
    let value = Shared(value: 1)
    try await value.load()
    try await value.save()
    #expect(value.loadError == nil)
    #expect(value.saveError == nil)
    #expect(!value.isLoading)
    @Shared(.inMemory("kept")) var kept = 2
    try await $kept.load()
    try await $kept.save()
    #expect(kept == 2)
  }

  @Test func aSharedValueIsEquatableByValueAndNothingMore() {
    #expect(Shared(value: 1) == Shared(value: 1))
    #expect(Shared(value: 1) != Shared(value: 2))
    let shared: Any = Shared(value: 1)
    #expect(!(shared is any Hashable))
    #expect(!(shared is any Encodable))
    #expect(!(shared is any Decodable))
  }

  @Test func aStorageGoesWithTheLastOneWhoHoldsIt() {
    weak var storage: InMemoryStorage?
    weak var reference: AnyObject?
    withDependencies {
      let made = InMemoryStorage()
      storage = made
      $0.defaultInMemoryStorage = made
    } operation: {
      @Shared(.inMemory("count")) var count = 1
      count = 2
      reference = $count._identity
    }
    let areGone = storage == nil && reference == nil
    #expect(areGone)
  }
}

/// A thermometer elsewhere, which answers when it likes. A class, because its keys share it.
private final class Station: Sendable {
  struct Silence: Error {}

  struct Contents: Sendable {
    var waiting: [LoadContinuation<Int>] = []
    var subscriber: SharedSubscriber<Int>?
    var next: Result<Int, any Error>?
  }

  private let contents = Locked(Contents())

  /// What is answered at once.
  var next: Result<Int, any Error>? {
    get { contents.withLock { $0.next } }
    set { contents.withLock { $0.next = newValue } }
  }

  func ask(_ continuation: LoadContinuation<Int>) {
    let answer = contents.withLock { contents in
      if contents.next == nil { contents.waiting.append(continuation) }
      return contents.next
    }
    if let answer { continuation.resume(with: answer.map { $0 }) }
  }

  func answer(_ result: Result<Int, any Error>) {
    let waiting = contents.withLock { contents in
      defer { contents.waiting = [] }
      return contents.waiting
    }
    for continuation in waiting { continuation.resume(with: result.map { $0 }) }
  }

  func subscribe(_ subscriber: SharedSubscriber<Int>?) {
    contents.withLock { $0.subscriber = subscriber }
  }

  func tell(_ degrees: Int) {
    contents.withLock { $0.subscriber }?.yield(degrees)
  }
}

private struct StationKey: SharedReaderKey {
  let station: Station

  var id: ObjectIdentifier { ObjectIdentifier(station) }

  func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
    station.ask(continuation)
  }

  func subscribe(
    context: LoadContext<Int>,
    subscriber: SharedSubscriber<Int>
  ) -> SharedSubscription {
    station.subscribe(subscriber)
    return SharedSubscription { [station] in station.subscribe(nil) }
  }
}
