import Navigation
import NavigationTesting
import Testing

/// A client made by `@DependencyClient`, as a test meets it.
@Suite(.leavesNothing) struct DependencyClientTests {
  private let recorded = RecordedIssues()

  private func message(_ endpoint: String) -> String {
    "Unimplemented: \(endpoint) was called. "
      + "Give it an implementation where the test sets up its dependencies."
  }

  @Test func anUntouchedThrowingEndpointReportsAndThrows() async {
    let client = ItemClient()
    await withIssueReporters([recorded]) {
      await #expect(throws: UnimplementedFailure(description: "ItemClient.fetch")) {
        try await client.fetch(id: 1, force: true)
      }
      #expect(throws: UnimplementedFailure(description: "ItemClient.save")) {
        try client.save(Item(id: 1))
      }
    }
    #expect(recorded.messages == [message("ItemClient.fetch"), message("ItemClient.save")])
  }

  @Test func anUntouchedEndpointThatCannotThrowReportsAndReturnsItsPlaceholder() async {
    let client = ItemClient()
    await withIssueReporters([recorded]) {
      #expect(client.names() == ["placeholder"])
      #expect(await client.count(of: "a") == 7)
      #expect(client.find(id: 1) == nil)
      client.log(message: "a")
    }
    #expect(
      recorded.messages
        == ["names", "count", "find", "log"].map { message("ItemClient.\($0)") }
    )
  }

  @Test func anUntouchedEndpointFailsTheTest() {
    withKnownIssue {
      ItemClient().log("a")
    } matching: { issue in
      "\(issue)".contains("Unimplemented: ItemClient.log was called.")
    }
  }

  @Test func aTestReplacesOneEndpoint() async throws {
    let item = try await withDependencies {
      $0.items.fetch = { id, force in Item(id: id, isFresh: force) }
    } operation: {
      @Dependency(\.items) var items
      return try await items.fetch(id: 3, force: true)
    }
    #expect(item == Item(id: 3, isFresh: true))
  }

  @Test func theMemberwiseInitialiserTakesEachEndpoint() async throws {
    let client = ItemClient(
      fetch: { id, _ in Item(id: id) },
      save: { _ in },
      names: { ["a"] },
      count: { $0.count },
      find: { Item(id: $0) },
      log: { _ in }
    )
    #expect(try await client.fetch(2, false) == Item(id: 2))
    #expect(client.names() == ["a"])
    #expect(await client.count(of: "abc") == 3)
    #expect(client.find(id: 4) == Item(id: 4))
    try client.save(Item(id: 1))
    client.log(message: "quiet")
  }

  @Test func aReplacedEndpointReportsNothing() {
    var client = ItemClient()
    client.names = { [] }
    withIssueReporters([recorded]) {
      #expect(client.names() == [])
    }
    #expect(recorded.messages == [])
  }

  @Test func storedPropertiesAreSetBesideTheEndpoints() throws {
    let untouched = StoredClient(id: 4)
    #expect(untouched.summary == "4 unnamed 3 0 2")
    #expect(untouched.onChange == nil)
    #expect(untouched.parent == nil)
    #expect(untouched.transform(4) == 8)
    let full = StoredClient(id: 1, name: "n", retries: 0, transform: { $0 }, fetch: { "f" })
    #expect(full.summary == "1 n 0 0 2")
    #expect(full.transform(4) == 4)
    #expect(try full.fetch() == "f")
  }

  @Test func anInitialiserWrittenByHandStands() async throws {
    let client = Network.PublicClient(answer: [1])
    #expect(try await client.get(path: "/") == [1])
    #expect(try await innerClients() == (4, 2))
    let partly = Network.PartlyPublicClient(get: { 1 }, item: { Item(id: 1) })
    #expect(try partly.get() == 1)
    _ = EmptyClient()
  }

  @Test func theNameTellsTheTypesAround() async {
    await withIssueReporters([recorded]) {
      _ = try? await Network.PublicClient().get(path: "/")
      _ = try? Network.PublicClient.Inner().get(path: "/")
    }
    #expect(
      recorded.messages
        == ["PublicClient.get", "PublicClient.Inner.get"].map { message("Network.\($0)") }
    )
  }
}

/// Endpoints of every shape.
@Suite(.leavesNothing) struct DependencyEndpointTests {
  private typealias Client = OddClient<String, Int>
  private let recorded = RecordedIssues()

  @Test func typedErrorsArePlaceholders() {
    withIssueReporters([recorded]) {
      #expect(throws: ItemError(reason: "placeholder")) { try Client().failsTyped(key: "a") }
      #expect(Client().neverFails() == 3)
      #expect(throws: UnimplementedFailure.self) { try Client().anyError() }
    }
    #expect(recorded.messages.count == 3)
  }

  @Test @MainActor func placeholdersGetTheArguments() {
    let client = Client()
    withIssueReporters([recorded]) {
      var value = 1
      client.change(value: &value, by: 4)
      #expect(value == 5)
      #expect(client.parenthesised(a: 3, 4) == 12)
      #expect(client.curried(key: "a")(1) == 2)
      #expect(client.lazily(make: 1) == 5)
      #expect(client.onMain(value: 1))
      #expect(client.given(1) == 11)
    }
    #expect(recorded.messages.count == 6)
  }

  @Test func methodsCallWhatWasGiven() async throws {
    var client = Client()
    client.failsTyped = { $0.count }
    client.change = { $0 -= $1 }
    client.lazily = { $0() * 2 }
    client.reserved = { _, number in #expect(number == 2) }
    client.repeat = { $0 * 3 }
    client.multiline = { ["\($0)", $1.1] }
    client.loadByKey = { $0.count }
    client.reloadAll = {}
    client.observe = { $0(9) }
    client.both = { keys in (keys.keys.first ?? "", 1) }
    #expect(try client.failsTyped(key: "abc") == 3)
    var value = 1
    client.change(value: &value, by: 4)
    #expect(value == -3)
    #expect(client.lazily(make: 4) == 8)
    try client.reserved(in: "a", default: 2)
    #expect(try client.repeat(count: 2) == 6)
    #expect(try await client.multiline(first: 1, second: (label: 2, "b")) == ["1", "b"])
    #expect(try client.load(key: "ab") == 2)
    try client.reload()
    client.observe(handler: { #expect($0 == 9) })
    #expect(try await client.both(keys: ["k": [1]]) == ("k", 1))
  }

  @Test func anEndpointUnderAConditionIsAssigned() throws {
    var client = Client()
    client.penguin = { 1 }
    #expect(try client.penguin() == 1)
    withIssueReporters([recorded]) {
      #expect(throws: UnimplementedFailure(description: "OddClient.penguin")) {
        try Client().penguin()
      }
      #expect(throws: UnimplementedFailure.self) { try Client().fails() }
    }
    #expect(recorded.messages.count == 2)
  }
}
