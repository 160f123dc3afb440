/// Makes a struct a reducer, or an enum a choice of reducers.
///
/// On a struct it adds the conformance to `Reducer`, case paths and dynamic member lookup to the
/// `Action` inside (and to an enum `State`), the builder to `body`, and an empty `State`, `Action`
/// and `body` where they are missing.
///
/// The parts may stand in an extension: a `body` always, a `State` and an `Action` when the body (or
/// `reduce(into:action:)`) stands in the struct. A macro does not see an extension; an `Action` there
/// says `@CasePathable` itself, and where all three are in extensions the struct names them with
/// `typealias`.
///
/// On an enum whose cases name reducers it adds `State` and `Action`, with the same cases, and a
/// `body` that hands each action to its case:
///
/// ```swift
/// @Reducer
/// enum Path {
///   case detail(DetailFeature)
///   case meeting(MeetingFeature = MeetingFeature(theme: .sky))
///   case alert(AlertState<Alert>)
///   case nested(OtherPath)
///   @ReducerCaseIgnored case note(Note)
///   case plain(Int, String)
/// }
/// ```
///
/// A case with a default value uses that reducer, every other one what `init()` of its type makes.
/// The payload may itself be an enum of reducers, also written `OtherPath.Body`. Alerts and dialogs
/// have actions but no reducer. A case marked `@ReducerCaseIgnored`, one without a payload, one
/// with several values and one whose value is plainly data, such as a `String`, an array or an
/// optional, have neither.
///
/// Refused are anything but a struct or an enum; a `body` beside `reduce(into:action:)`, one of which
/// would never run; a `private` `State` or `Action`; cases of one name, or of a name that the
/// expansion needs (`State`, `Action`, `body`); and an enum that holds itself without `indirect`.
@attached(
  member,
  names: named(State),
  named(Action),
  named(body),
  named(CaseScope),
  named(_$caseScope)
)
@attached(memberAttribute)
@attached(
  extension,
  conformances: Reducer,
  _BodylessReducer,
  _StatelessReducer,
  _ActionlessReducer,
  CaseReducer
)
public macro Reducer() =
  #externalMacro(module: "NavigationMacros", type: "ReducerMacro")

/// Makes an enum a choice of reducers, with conformances for its `State` and `Action`.
///
/// ```swift
/// @Reducer(state: .equatable, .sendable, action: .sendable)
/// enum Path { … }
/// ```
@attached(
  member,
  names: named(State),
  named(Action),
  named(body),
  named(CaseScope),
  named(_$caseScope)
)
@attached(memberAttribute)
@attached(
  extension,
  conformances: Reducer,
  _BodylessReducer,
  _StatelessReducer,
  _ActionlessReducer,
  CaseReducer
)
public macro Reducer(
  state: SynthesizedConformance...,
  action: SynthesizedConformance...
) = #externalMacro(module: "NavigationMacros", type: "ReducerMacro")

/// A protocol that the compiler can make a type conform to by itself.
public enum SynthesizedConformance: Sendable {
  case codable
  case decodable
  case encodable
  case equatable
  case hashable
  case sendable
}

/// Marks a case of an enum reducer whose payload is plain data: it has state, no actions.
///
/// Refused on anything but a case; in another enum than a `@Reducer` it warns.
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(module: "NavigationMacros", type: "MarkerMacro")

/// Marks a case of an enum reducer whose payload is state that its first action dismisses, such as
/// an alert under another name.
///
/// Refused on anything but a case with one value; in another enum than a `@Reducer` it warns.
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "NavigationMacros", type: "MarkerMacro")
