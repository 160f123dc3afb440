import Navigation
import Testing

/// How many shapes there are, and that each of them is what its macro says.
@Suite(.leavesNothing) struct FeatureShapesTests {
  static var structs: [any Reducer.Type] {
    [
      Bare.self, Bodyless.self, Stateless.self, Actionless.self, Extended.self, Functional.self,
      Aliased.self, Returning.self, Generic<Double>.self, Attributed.self, Bracketed.self,
      PublicBare.self, PublicFeature.self, PackageFeature.self, Space.Inner.self, Conditional.self,
      Observers.self, Archived.self, Loading.self, Family.self, Family.Row.self, Navigating.self,
      Scattered.self, HalfScattered.self, ScatteredFunction.self, BodyAlone<Int>.self,
      DeclaredReducer.self, MainIsolated.self, Stepwise.self, Stepwise.Step.self,
      PlainParts.self, Generically<Double>.Inner.self, Generically<Int>.Counter.self,
    ]
  }

  static var enums: [any CaseReducer.Type] {
    [
      Mixed.self, Ephemerals.self, Nested.self, Nested.Inner.self, Nested.Deep.self,
      Conforming.self, PublicPath.self, GenericPath<Int>.self, Nowhere.self, OnlyInert.self,
      Strange.self, Navigating.Path.self, HalfWritten.self, Generically<Int>.Path.self,
      Unsendable<Int>.self, OddLabels.self,
    ]
  }

  @Test func moreThanThirtyShapesAreReducers() {
    let names = (Self.structs.map { "\($0)" } + Self.enums.map { "\($0)" })
    #expect(Self.structs.count > 30)
    #expect(Self.enums.count > 15)
    #expect(Set(names).count > 40)
  }

  @Test func theStateOfAnEnumReducerIsOneOfCases() {
    for type in Self.structs {
      let isCaseState = isCaseState(type)
      #expect(!isCaseState, "\(type)")
    }
    for type in Self.enums {
      let isBoth = isCaseState(type) && isObservable(type)
      #expect(isBoth, "\(type)")
    }
  }

  private func isCaseState<R: Reducer>(_ type: R.Type) -> Bool {
    R.State.self is any CaseReducerState.Type
  }

  private func isObservable<R: Reducer>(_ type: R.Type) -> Bool {
    R.State.self is any ObservableState.Type
  }
}
