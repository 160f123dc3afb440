/// Builds a reducer out of a list of reducers, with `if`, `else`, `for` and `#available`.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  @inlinable
  public static func buildExpression<R: Reducer<State, Action>>(_ expression: R) -> R {
    expression
  }

  // NB: Disfavoured, or every reducer would match it, being no generic function.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression(_ expression: any Reducer<State, Action>)
    -> Reduce<State, Action>
  {
    Reduce(expression)
  }

  @inlinable
  public static func buildBlock() -> EmptyReducer<State, Action> {
    EmptyReducer()
  }

  @inlinable
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R {
    first
  }

  @inlinable
  public static func buildPartialBlock(
    accumulated: some Reducer<State, Action>,
    next: some Reducer<State, Action>
  ) -> _SequenceReducer<State, Action> {
    _SequenceReducer(accumulated, next)
  }

  @inlinable
  public static func buildOptional<R: Reducer<State, Action>>(_ wrapped: R?)
    -> _OptionalReducer<R>
  {
    _OptionalReducer(wrapped)
  }

  @inlinable
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    first: R0
  ) -> _EitherReducer<R0, R1> {
    .first(first)
  }

  @inlinable
  public static func buildEither<R0: Reducer<State, Action>, R1: Reducer<State, Action>>(
    second: R1
  ) -> _EitherReducer<R0, R1> {
    .second(second)
  }

  @inlinable
  public static func buildArray<R: Reducer<State, Action>>(_ reducers: [R])
    -> _ManyReducer<R>
  {
    _ManyReducer(reducers)
  }

  @inlinable
  public static func buildLimitedAvailability<R: Reducer<State, Action>>(_ wrapped: R)
    -> Reduce<State, Action>
  {
    Reduce(wrapped)
  }

  @inlinable
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R {
    reducer
  }
}
