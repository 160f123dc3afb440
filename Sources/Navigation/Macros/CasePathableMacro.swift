/// Gives each case of an enum a case path, which key paths then reach: `\.detail`.
///
/// A case without a payload has the value `Void`, one with several values a tuple with the case's
/// labels. Two cases of the same name cannot be told apart and are refused.
@attached(member, names: named(AllCasePaths), named(allCasePaths), named(_$binding))
@attached(extension, conformances: CasePathable)
public macro CasePathable() =
  #externalMacro(module: "NavigationMacros", type: "CasePathableMacro")
