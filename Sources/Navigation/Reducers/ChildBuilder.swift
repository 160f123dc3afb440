/// Builds the reducer of a child out of a list of reducers, as ``ReducerBuilder`` does, where what
/// holds the child tells what the reducers are of.
@resultBuilder
public enum _ChildBuilder<Slot: _ChildSlot, SlotAction> {
  @inlinable
  public static func buildExpression<R: Reducer>(_ expression: R) -> R
  where Slot == R.State?, SlotAction == R.Action {
    expression
  }

  @inlinable
  public static func buildExpression<R: Reducer>(_ expression: R) -> R
  where Slot == PresentationState<R.State>, SlotAction == PresentationAction<R.Action> {
    expression
  }

  // NB: Disfavoured, or every reducer would match them.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression<State>(
    _ expression: any Reducer<State, SlotAction>
  ) -> Reduce<State, SlotAction> where Slot == State? {
    Reduce(expression)
  }

  @_disfavoredOverload
  @inlinable
  public static func buildExpression<State, Action>(
    _ expression: any Reducer<State, Action>
  ) -> Reduce<State, Action>
  where Slot == PresentationState<State>, SlotAction == PresentationAction<Action> {
    Reduce(expression)
  }

  @inlinable
  public static func buildBlock<State>() -> EmptyReducer<State, SlotAction>
  where Slot == State? {
    EmptyReducer()
  }

  @inlinable
  public static func buildBlock<State, Action>() -> EmptyReducer<State, Action>
  where Slot == PresentationState<State>, SlotAction == PresentationAction<Action> {
    EmptyReducer()
  }

  @inlinable
  public static func buildPartialBlock<R: Reducer>(first: R) -> R {
    first
  }

  @inlinable
  public static func buildPartialBlock<R0: Reducer, R1: Reducer<R0.State, R0.Action>>(
    accumulated: R0,
    next: R1
  ) -> _SequenceReducer<R0.State, R0.Action> {
    _SequenceReducer(accumulated, next)
  }

  @inlinable
  public static func buildOptional<R: Reducer>(_ wrapped: R?) -> _OptionalReducer<R> {
    _OptionalReducer(wrapped)
  }

  @inlinable
  public static func buildEither<R0: Reducer, R1: Reducer<R0.State, R0.Action>>(
    first: R0
  ) -> _EitherReducer<R0, R1> {
    .first(first)
  }

  @inlinable
  public static func buildEither<R0: Reducer, R1: Reducer<R0.State, R0.Action>>(
    second: R1
  ) -> _EitherReducer<R0, R1> {
    .second(second)
  }

  @inlinable
  public static func buildArray<R: Reducer>(_ reducers: [R]) -> _ManyReducer<R> {
    _ManyReducer(reducers)
  }

  @inlinable
  public static func buildLimitedAvailability<R: Reducer>(
    _ wrapped: R
  ) -> Reduce<R.State, R.Action> {
    Reduce(wrapped)
  }

  @inlinable
  public static func buildFinalResult<R: Reducer>(_ reducer: R) -> _OptionalChildLogic<R>
  where Slot == R.State?, SlotAction == R.Action {
    _OptionalChildLogic(reducer)
  }

  @inlinable
  public static func buildFinalResult<R: Reducer>(_ reducer: R) -> _PresentedChildLogic<R>
  where Slot == PresentationState<R.State>, SlotAction == PresentationAction<R.Action> {
    _PresentedChildLogic(reducer)
  }
}
