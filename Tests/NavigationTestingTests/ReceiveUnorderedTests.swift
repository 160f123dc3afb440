import NavigationTesting
import Testing

@MainActor
@Suite
struct ReceiveUnorderedTests {
  @Test
  func actionsAreReceivedInWhateverOrderTheyCome() async {
    let store = makeCounter()
    await store.send(.fetch)
    await store.receiveUnordered(.fetched(2), .fetched(1)) { $0.count = 3 }
  }

  @Test
  func casesAreReceivedInWhateverOrderTheyCome() async {
    let store = makeCounter()
    await store.send(.sendAndCancel)
    await store.receiveUnordered(\.stop)
    await store.send(.fetch)
    await store.receiveUnordered(\.fetched, \.fetched) { $0.count = 3 }
  }

  @Test
  func anActionThatDoesNotComeIsReported() async {
    let failures = await Failures.of {
      let store = makeCounter()
      await store.send(.fetch)
      await store.receiveUnordered(.fetched(1), .fetched(2), .tick) { $0.count = 4 }
    }
    #expect(failures.headings == ["Expected to receive 1 more action in any order:"])
  }

  @Test
  func anActionInBetweenIsReportedAndStays() async {
    let failures = await Failures.of {
      let store = makeCounter()
      await store.send(.fetch)
      await store.receiveUnordered(.fetched(2))
      await store.receive(.fetched(1)) { $0.count = 1 }
      await store.receive(.fetched(2)) { $0.count = 3 }
    }
    #expect(failures.messages.count == 1)
    #expect(
      failures.messages[0].hasSuffix(
        "which can still be received:\n\n    .fetched(1)\n    .fetched(2)"
      )
    )
  }
}
