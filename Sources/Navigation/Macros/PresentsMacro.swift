/// Keeps an optional child whose presence a parent drives, and projects it as `$child`.
///
/// ```swift
/// @Presents var child: Child.State?
/// ```
///
/// The variable's type is written out, as an optional. It is tracked inside of `@ObservableState`.
@attached(accessor, names: named(init), named(get), named(set), named(_modify))
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Presents() =
  #externalMacro(module: "NavigationMacros", type: "PresentsMacro")
