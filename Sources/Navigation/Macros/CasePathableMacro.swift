/// Gives each case of an enum a case path, which key paths then reach: `\.detail`.
///
/// A case without a payload has the value `Void`, one with several values a tuple with the case's
/// labels. Conditions (`#if`) and availability of the cases are kept, and what the enum declares
/// itself is left alone.
///
/// Refused are anything but an enum, two cases of the same name, which cannot be told apart, and an
/// enum that is `private` to the type around it, which the extension could not see: make it
/// `fileprivate`. Like every macro that adds an extension it cannot stand on a type inside a
/// function.
@attached(member, names: named(AllCasePaths), named(allCasePaths), named(_$binding))
@attached(extension, conformances: CasePathable)
public macro CasePathable() =
  #externalMacro(module: "NavigationMacros", type: "CasePathableMacro")
