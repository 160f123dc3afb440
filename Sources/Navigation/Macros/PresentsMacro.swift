/// Keeps an optional child whose presence a parent drives, and projects it as `$child`.
///
/// ```swift
/// @Presents var child: Child.State?
/// ```
///
/// It adds the storage `_child`, and `$child`, a `PresentationState` as far seen as the variable.
/// Both are tracked inside of `@ObservableState`.
///
/// Refused are a constant, a `static` or `lazy` variable, one with accessors or observers, several
/// in one declaration, and a type that is not written out as an optional (`Child.State?` or
/// `Optional<Child.State>`).
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Presents() =
  #externalMacro(module: "NavigationMacros", type: "PresentsMacro")
