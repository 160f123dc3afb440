/// A reducer whose `@Reducer` struct has no `body` inside it: an extension may have one, and when
/// none has, this one does nothing.
public protocol _BodylessReducer: Reducer {}

extension _BodylessReducer {
  public var body: EmptyReducer<State, Action> { EmptyReducer() }
}
