extension Optional: CasePathable {
  /// The case paths of an optional: `some` and `none`.
  public struct AllCasePaths: Sendable {
    /// There is a value.
    @inlinable
    public var some: AnyCasePath<Wrapped?, Wrapped> {
      AnyCasePath(
        name: "some",
        embed: { .some($0) },
        extract: { $0 },
        modify: { root, body in
          guard var value = root.take() else { return false }
          body(&value)
          root = value
          return true
        }
      )
    }

    /// There is no value.
    @inlinable
    public var none: AnyCasePath<Wrapped?, Void> {
      AnyCasePath(
        name: "none",
        embed: { .none },
        extract: { root in
          guard case .none = root else { return nil }
          return ()
        }
      )
    }

    @usableFromInline init() {}
  }

  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Result: CasePathable {
  /// The case paths of a result: `success` and `failure`.
  public struct AllCasePaths: Sendable {
    /// There is a value.
    @inlinable
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        name: "success",
        embed: { .success($0) },
        extract: { root in
          guard case .success(let value) = root else { return nil }
          return value
        }
      )
    }

    /// There is an error.
    @inlinable
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        name: "failure",
        embed: { .failure($0) },
        extract: { root in
          guard case .failure(let error) = root else { return nil }
          return error
        }
      )
    }

    @usableFromInline init() {}
  }

  @inlinable
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
