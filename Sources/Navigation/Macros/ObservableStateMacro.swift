/// Lets observers of a store follow single fields of the state, of a struct or an enum.
///
/// Each stored variable of a struct is tracked, one with `didSet` or `willSet` too. A constant, and
/// a variable with an attribute such as `@Shared` or `@ObservationStateIgnored`, is left alone. The
/// memberwise initialiser and synthesised conformances stay as they were.
///
/// A state that is declared `Codable` is archived under its variables' own names. Coding keys that
/// are written by hand name the storage: `case _count = "count"`.
///
/// An enum has the identity of what its case holds, when that is observable state, and else one for
/// each case.
///
/// Refused are a class or an actor, for state is a value; several tracked variables in one `var`;
/// a member with the name `_count` beside a tracked `count`, whose storage has it; and a type that
/// is `private` to the type around it.
@attached(
  member,
  names: named(_$observationRegistrar),
  named(_$id),
  named(_$willModify),
  named(_$storedKeyPaths),
  named(CodingKeys)
)
@attached(memberAttribute)
@attached(extension, conformances: ObservableState)
public macro ObservableState() =
  #externalMacro(module: "NavigationMacros", type: "ObservableStateMacro")

/// Follows one variable; `@ObservableState` puts it on each stored variable by itself.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_))
public macro ObservationStateTracked() =
  #externalMacro(module: "NavigationMacros", type: "ObservationStateTrackedMacro")

/// Leaves a variable of an `@ObservableState` alone: nobody learns of its changes.
///
/// Refused on anything but a variable; elsewhere than in an `@ObservableState` it warns.
@attached(peer)
public macro ObservationStateIgnored() =
  #externalMacro(module: "NavigationMacros", type: "MarkerMacro")
