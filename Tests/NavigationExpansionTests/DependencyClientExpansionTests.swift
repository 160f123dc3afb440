import Testing

@testable import NavigationExpansion

@Suite struct DependencyClientExpansionTests {
  @Test func aClientGetsTwoInitialisers() {
    #expect(
      expansion(
        "DependencyClientMacro",
        role: .member,
        declaration: """
          @DependencyClient
          struct Client {
            var fetch: @Sendable (_ id: Int) async throws -> Item
            var names: () -> [String] = { [] }
            let id: UUID
            var retries: Int = 3
            var onChange: (() -> Void)?
            let version = 2
            private var cache: [Int] = []
            lazy var heavy = 1
            static var shared = 1
            var sum: Int { 1 }
          }
          """
      ).source
        == """
        init(
          fetch: @escaping @Sendable (_ id: Int) async throws -> Item,
          names: @escaping () -> [String],
          id: UUID,
          retries: Int = 3,
          onChange: (() -> Void)? = nil
        ) {
          self._fetch = fetch
          self._names = names
          self.id = id
          self.retries = retries
          self.onChange = onChange
        }

        init(
          id: UUID
        ) {
          self.id = id
        }
        """
    )
  }

  @Test func anInitialiserIsSeenAsFarAsWhatItSets() {
    let source = """
      public struct Client {
        public var a: () -> Void
        package var b: () -> Void
      }
      """
    #expect(
      expansion("DependencyClientMacro", role: .member, declaration: source).source
        == """
        package init(
          a: @escaping () -> Void,
          b: @escaping () -> Void
        ) {
          self._a = a
          self._b = b
        }

        public init() {}
        """
    )
  }

  @Test func anInitialiserWrittenByHandIsNotMadeAgain() {
    let source = """
      struct Client {
        var a: () -> Void
        init() {}
        init<T>(a: @escaping () -> Void) where T: Equatable { self.a = a }
      }
      """
    #expect(expansion("DependencyClientMacro", role: .member, declaration: source) == .nothing)
  }

  @Test(
    arguments: [
      "var a: @Sendable (Int) -> Void": true,
      "var a: (() -> Void)": true,
      "@available(macOS 15, *) var a: () -> Int?": true,
      "var a: (() -> Void)?": false,
      "var a: (Int, Int)": false,
      "var a: Int": false,
      "var a: [() -> Void]": false,
      "var a: () -> Void { didSet {} }": false,
      "var a: () -> Void { {} }": false,
      "let a: () -> Void": false,
      "static var a: () -> Void": false,
      "@DependencyEndpoint var a: () -> Void": false,
      "@DependencyEndpointIgnored var a: () -> Void": false,
      "@Wrapped var a: () -> Void": false,
      "func a() {}": false,
    ]
  )
  func endpointsAreTheClosuresThatATestMayReplace(member: String, isEndpoint: Bool) {
    let result = expansion(
      "DependencyClientMacro",
      role: .memberAttribute,
      declaration: member,
      parent: "@DependencyClient struct Client {}"
    )
    #expect(result.source == (isEndpoint ? "@Navigation.DependencyEndpoint" : nil))
    #expect(result.diagnostics == [])
  }
}

@Suite struct DependencyEndpointExpansionTests {
  private func peers(of declaration: String, attribute: String = "") -> String? {
    expansion(
      "DependencyEndpointMacro",
      role: .peer,
      attribute: attribute,
      declaration: declaration,
      lexicalContext: ["struct Client {}", "extension Outer {}"]
    ).source
  }

  @Test func aThrowingEndpointThrowsAndGetsAMethod() {
    #expect(
      peers(of: "public var fetch: @Sendable (_ id: Int, Bool) async throws -> Item")
        == """
        private var _fetch: @Sendable (_ id: Int, Bool) async throws -> Item = { p0, p1 in
          throw Navigation._$unimplementedEndpoint("Outer.Client.fetch")
        }

        public func fetch(id p0: Int, _ p1: Bool) async throws -> Item {
          try await _fetch(p0, p1)
        }
        """
    )
  }

  @Test func whatIsGivenAfterTheTypeIsThePlaceholder() {
    #expect(
      peers(of: "var `in`: () throws(E) -> [Int] = { throw E() }")
        == """
        private var _in: () throws(E) -> [Int] = {
          Navigation._$unimplementedEndpoint("Outer.Client.in")
          let placeholder: () throws(E) -> [Int] = { throw E() }
          return try placeholder()
        }
        """
    )
  }

  @Test func nothingAndOptionalsNeedNoPlaceholder() {
    #expect(
      peers(of: "var log: (String) -> Void")
        == """
        private var _log: (String) -> Void = { p0 in
          Navigation._$unimplementedEndpoint("Outer.Client.log")
        }
        """
    )
    #expect(
      peers(of: "var find: () async -> Item?")
        == """
        private var _find: () async -> Item? = {
          Navigation._$unimplementedEndpoint("Outer.Client.find")
          return nil
        }
        """
    )
  }

  @Test func aMethodMayHaveANameOfItsOwn() {
    #expect(
      peers(
        of: "var a: @MainActor (inout Int, @autoclosure () -> Int) -> Void",
        attribute: "@DependencyEndpoint(method: \"b\")"
      )
        == """
        private var _a: @MainActor (inout Int, @autoclosure () -> Int) -> Void = { p0, p1 in
          Navigation._$unimplementedEndpoint("Outer.Client.a")
        }

        @MainActor
        func b(_ p0: inout Int, _ p1: @autoclosure () -> Int) -> Void {
          _a(&p0, p1())
        }
        """
    )
  }

  @Test func anUnimplementedClosureReportsByItself() {
    #expect(
      peers(of: "var a: () -> Int = unimplemented(\"a\", placeholder: 1)")
        == "private var _a: () -> Int = unimplemented(\"a\", placeholder: 1)"
    )
  }

  @Test func anEndpointIsStoredBesides() {
    #expect(
      expansion("DependencyEndpointMacro", role: .accessor, declaration: "var a: () -> Void").source
        == """
        @storageRestrictions(initializes: _a)
        init(initialValue) {
          _a = initialValue
        }
        get { _a }
        set { _a = newValue }
        """
    )
    #expect(
      expansion("DependencyEndpointMacro", role: .accessor, declaration: "var a: () -> Int = { 1 }")
        .source
          == """
          get { _a }
          set { _a = newValue }
          """
    )
  }
}
