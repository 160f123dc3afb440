@testable import NavigationExpansion

/// Declarations whose every prefix is an input too.
enum NastySources {
  static let declarations = [
    #"""
    @available(*, deprecated, message: "} \(")")") @Reducer public enum Pañth<T: P<[Int]>>: A, B<C>
    where T.X == (Int) -> Void {
      /* { /* } */ */ indirect case a(_ x: [T]? = [nil, #"\#("}")"#], b: (Int) throws -> Void), `default`
      #if os(Linux) && !DEBUG // }
        @ReducerCaseIgnored case c(A<B<C>> = A<B<C>>(x < y, z > w))
      #elseif true
        case d(Int...)
      #else
        case e
      #endif
      static func === (l: Self, r: Self) -> Bool { #/}"/#.matches(l) || l < r }
    }
    """#,
    #"""
    @ObservableState fileprivate struct State: Codable {
      var a = """
        } \(f { "\($0)" }) \"""
        """, b: Int! = 1 // é
      @Presents(x) private(set) var c: Optional<C<D>.State>? { willSet(new) { a = "\(new)" } }
      lazy var (d, e): (Int, [String: (A) -> B]) = { (1, [:]) }()
      subscript<T>(x: T) -> Int where T: P { get { 1 } set {} }
      let f = a
        .b
        #if X
          .c
        #endif
      init?<T>(_ a: T = .init(), b c: inout Int) rethrows {}
      typealias X = Y; import A.B; case g = "}"
    }
    """#,
    #"""
    @DependencyClient struct Client<each T> {
      var a: @Sendable (_ id: Int, _ `in`: inout (A, b: B), @escaping () -> C) async throws(E) -> (() -> D)?
        = { _, _, _ in nil }
      @DependencyEndpoint(method: "q") var b: nonisolated(nonsending) (((_ x: Int...) -> Void))
      var c: Regex<Substring> { /[)"}]\/(?<x>a)/ }
    }
    """#,
  ]

  static let macros = [
    "ReducerMacro", "CasePathableMacro", "ObservableStateMacro", "ObservationStateTrackedMacro",
    "PresentsMacro", "DependencyClientMacro", "DependencyEndpointMacro", "MarkerMacro",
  ]

  static let roles: [MacroRole] = [.member, .memberAttribute, .extension, .accessor, .peer]

  /// What one would find between brackets.
  static let words = [
    "(", ")", "[", "]", "{", "}", "<", ">", ",", ":", ";", "=", "->", ".", "@", "#", "#if", "#else",
    "#elseif", "#endif", "\"", "\"\"\"", "#\"", "\"#", "\\(", "/", "//", "/*", "*/", "`", "?", "!",
    "&", "_", "$0", "1", "0x", "x", "é", "struct", "enum", "case", "var", "let", "func", "init",
    "subscript", "extension", "where", "some", "inout", "throws", "async", "public", "private(set)",
    "indirect", "static", "@Presents", "State", "Action", "body", "willSet", "\n", "\r\n", " ",
    "\t",
  ]
}

/// Numbers that look random and are the same in each run.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }
}
