import Dispatch
import Foundation
import NavigationTesting
import Testing

/// Effects that leave for a place that no test can drive are waited for, and never missed.
@MainActor
@Suite(.leavesNothing)
struct OutsideWorldTests {
  @Test(arguments: Place.allCases)
  func anEffectThatComesBackFromOutsideIsReceived(_ place: Place) async {
    for number in 1...runs("OUTSIDE_RUNS", else: 5) {
      let store = TestStore(initialState: 0) { Journey(place: place) }
      store.timeout = .seconds(60)
      await store.send(.leave(number))
      await store.receive(.back(number)) { $0 = number }
      await store.finish()
    }
  }

  @Test
  func whatComesBackOnceItIsWaitedForIsReceived() async throws {
    let queue = try #require(EffectQueue.current)
    #expect(queue.waitCount == 0)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, number in
        state = number
        guard number == 1 else { return .none }
        return .run { send in
          await withCheckedContinuation { continuation in
            Thread {
              while queue.waitCount == 0 { Thread.sleep(forTimeInterval: 0) }
              continuation.resume()
            }
            .start()
          }
          await send(2)
        }
      }
    }
    store.timeout = .seconds(60)
    await store.send(1) { $0 = 1 }
    await store.receive(2) { $0 = 2 }
    #expect(queue.waitCount > 0)
  }
}

enum Place: CaseIterable {
  case dispatchQueue, dispatchQueueLater, detachedTask, thread, actorOfItsOwn, file,
    streamFromOutside
}

private struct Journey: Reducer {
  enum Action: Equatable {
    case leave(Int)
    case back(Int)
  }

  let place: Place

  var body: some Reducer<Int, Action> {
    Reduce { state, action in
      switch action {
      case .leave(let number):
        return .run { [place] send in await send(.back(await place.visit(with: number))) }
      case .back(let number):
        state = number
        return .none
      }
    }
  }
}

extension Place {
  fileprivate func visit(with number: Int) async -> Int {
    switch self {
    case .dispatchQueue:
      return await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: number) }
      }
    case .dispatchQueueLater:
      return await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) {
          continuation.resume(returning: number)
        }
      }
    case .detachedTask:
      return await Task.detached { number }.value
    case .thread:
      return await withCheckedContinuation { continuation in
        Thread { continuation.resume(returning: number) }.start()
      }
    case .actorOfItsOwn:
      return await Office().answer(number)
    case .file:
      return await readBack(number)
    case .streamFromOutside:
      let numbers = AsyncStream<Int> { continuation in
        DispatchQueue.global().async {
          continuation.yield(number)
          continuation.finish()
        }
      }
      return await numbers.reduce(0, +)
    }
  }

  /// Writes a number to a file and reads it from there, on a queue of Dispatch.
  private func readBack(_ number: Int) async -> Int {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        defer { try? FileManager.default.removeItem(at: url) }
        try? Data("\(number)".utf8).write(to: url)
        let data = try? FileHandle(forReadingFrom: url).readToEnd()
        let text = data.map { String(decoding: $0, as: UTF8.self) }
        continuation.resume(returning: text.flatMap { Int($0) } ?? -1)
      }
    }
  }
}

/// An actor that runs on a queue of its own.
private actor Office {
  private let desk = Desk()

  nonisolated var unownedExecutor: UnownedSerialExecutor { desk.asUnownedSerialExecutor() }

  func answer(_ number: Int) async -> Int {
    await Task.yield()
    return number
  }
}

/// A class, as an executor has to be one.
private final class Desk: SerialExecutor {
  private let queue = DispatchQueue(label: "desk")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
