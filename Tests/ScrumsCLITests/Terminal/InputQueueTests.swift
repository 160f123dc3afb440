import Navigation
import Testing

@testable import scrums_cli

@Suite(.timeLimit(.minutes(1))) struct InputQueueTests {
  @Test func whoHoldsLinesTakesThemUntilSomethingElseComes() async {
    let queue = InputQueue()
    queue.append([.line("a"), .line("b"), .line("c"), .endOfInput])
    #expect(await queue.next() == .line("a"))
    queue.holdLines(true)
    // Nobody waits for signals yet.
    #expect(queue.heldLine() == nil)
    let next = Task { await queue.next() }
    while !queue.holdsWaiter { await Task.yield() }
    #expect(queue.heldLine() == "b")
    queue.append([.interrupt])
    #expect(queue.heldLine() == nil)
    #expect(await next.value == .interrupt)
    queue.holdLines(false)
    #expect(await queue.next() == .line("c"))
    #expect(queue.heldLine() == nil)
    #expect(await queue.next() == .endOfInput)
  }

  @Test func signalsGoBeforeLines() async {
    let queue = InputQueue()
    queue.append([.line("a"), .line("b"), .interrupt])
    #expect(await queue.next() == .interrupt)
    #expect(await queue.next() == .line("a"))
    #expect(await queue.next() == .line("b"))
  }

  @Test func aThousandResizesAreOne() async {
    let queue = InputQueue()
    for _ in 0..<1000 { queue.append([.resize]) }
    queue.append([.line("a")])
    #expect(await queue.next() == .resize)
    #expect(await queue.next() == .line("a"))
  }

  @Test func heldLinesWaitAndSignalsDoNot() async {
    let queue = InputQueue()
    queue.holdLines(true)
    queue.append([.line("a"), .endOfInput])
    async let first = queue.next()
    queue.append([.interrupt])
    #expect(await first == .interrupt)
    async let second = queue.next()
    queue.holdLines(false)
    #expect(await second == .line("a"))
    #expect(await queue.next() == .endOfInput)
  }

  @Test func whatWaitsCanBeTakenAfterTheEnd() async {
    let queue = InputQueue()
    queue.append([.line("a")])
    queue.finish()
    #expect(await queue.next() == .line("a"))
    #expect(await queue.next() == nil)
    #expect(await queue.next() == nil)
  }

  @Test func waitingEndsWithTheTask() async {
    let queue = InputQueue()
    let task = Task { await queue.next() }
    task.cancel()
    #expect(await task.value == nil)
  }

  @Test func aFullQueueWakesItsReaderWhenThereIsRoom() async {
    let wakes = LockIsolated(0)
    let queue = InputQueue(capacity: 2) { wakes.withLock { $0 += 1 } }
    queue.append([.line("a")])
    #expect(!queue.isFull)
    queue.append([.line("b"), .line("c")])
    #expect(queue.isFull)
    _ = await queue.next()
    #expect(queue.isFull)
    #expect(wakes.withLock { $0 } == 0)
    _ = await queue.next()
    #expect(!queue.isFull)
    #expect(wakes.withLock { $0 } == 1)
  }

  /// Room may also be made by whoever lets held lines go to one who waits for them.
  @Test func aFullQueueWakesItsReaderWhenHeldLinesAreLetGo() async {
    let wakes = LockIsolated(0)
    let queue = InputQueue(capacity: 2) { wakes.withLock { $0 += 1 } }
    queue.holdLines(true)
    let waiter = Task { [await queue.next(), await queue.next()] }
    queue.append([.interrupt, .line("a"), .line("b")])
    while queue.holdsWaiter != true { await Task.yield() }
    #expect(queue.isFull)
    queue.holdLines(false)
    #expect(await waiter.value == [.interrupt, .line("a")])
    #expect(wakes.withLock { $0 } == 1)
  }
}
