/// Makes a struct a reducer, or an enum a choice of reducers.
///
/// On a struct it adds the conformance to `Reducer`, case paths and dynamic member lookup to the
/// `Action` inside (and to an enum `State`), the builder to `body`, and an empty `State`, `Action`
/// and `body` where they are missing.
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
@attached(member, names: named(State), named(Action), named(body))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, _BodylessReducer, CaseReducer)
public macro Reducer() =
  #externalMacro(module: "NavigationMacros", type: "ReducerMacro")

/// Makes an enum a choice of reducers, with conformances for its `State` and `Action`.
///
/// ```swift
/// @Reducer(state: .equatable, .sendable, action: .sendable)
/// enum Path { … }
/// ```
@attached(member, names: named(State), named(Action), named(body))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, _BodylessReducer, CaseReducer)
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

/// Marks a case of an enum reducer whose payload is plain data.
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(module: "NavigationMacros", type: "MarkerMacro")

/// Marks a case of an enum reducer whose payload is state that its first action dismisses.
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "NavigationMacros", type: "MarkerMacro")
