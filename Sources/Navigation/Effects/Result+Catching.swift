extension Result where Failure == any Error {
  /// What asynchronous work gives or throws, so that an effect can send either in one action:
  ///
  /// ```swift
  /// await send(.loaded(Result { try await client.load() }))
  /// ```
  ///
  /// The standard library has it for synchronous work only.
  public init(
    isolation: isolated (any Actor)? = #isolation,
    catching body: () async throws -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
