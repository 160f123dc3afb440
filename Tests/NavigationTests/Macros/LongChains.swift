import Navigation

/// Chains of one kind of child alone, as long as a large feature's.
@Reducer
enum LongChoice {
  case extended(Extended)
}

extension LongChoice.State: Equatable {}

@Reducer
struct OptionalChain {
  @ObservableState
  struct State: Equatable {
    var child1: Extended.State?
    var child2: Extended.State?
    var child3: Extended.State?
    var child4: Extended.State?
    var child5: Extended.State?
    var child6: Extended.State?
    var child7: Extended.State?
    var child8: Extended.State?
    var child9: Extended.State?
    var child10: Extended.State?
    var child11: Extended.State?
    var child12: Extended.State?
  }

  enum Action {
    case child1(Extended.Action)
    case child2(Extended.Action)
    case child3(Extended.Action)
    case child4(Extended.Action)
    case child5(Extended.Action)
    case child6(Extended.Action)
    case child7(Extended.Action)
    case child8(Extended.Action)
    case child9(Extended.Action)
    case child10(Extended.Action)
    case child11(Extended.Action)
    case child12(Extended.Action)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.child1, action: \.child1) { Extended() }
      .ifLet(\.child2, action: \.child2) { Extended() }
      .ifLet(\.child3, action: \.child3) { Extended() }
      .ifLet(\.child4, action: \.child4) { Extended() }
      .ifLet(\.child5, action: \.child5) { Extended() }
      .ifLet(\.child6, action: \.child6) { Extended() }
      .ifLet(\.child7, action: \.child7) { Extended() }
      .ifLet(\.child8, action: \.child8) { Extended() }
      .ifLet(\.child9, action: \.child9) { Extended() }
      .ifLet(\.child10, action: \.child10) { Extended() }
      .ifLet(\.child11, action: \.child11) { Extended() }
      .ifLet(\.child12, action: \.child12) { Extended() }
  }
}

@Reducer
struct PresentedChain {
  @ObservableState
  struct State: Equatable {
    @Presents var child1: Extended.State?
    @Presents var child2: Extended.State?
    @Presents var child3: Extended.State?
    @Presents var child4: Extended.State?
    @Presents var child5: Extended.State?
    @Presents var child6: Extended.State?
    @Presents var child7: Extended.State?
    @Presents var child8: Extended.State?
    @Presents var child9: Extended.State?
    @Presents var child10: Extended.State?
    @Presents var child11: Extended.State?
    @Presents var child12: Extended.State?
  }

  enum Action {
    case child1(PresentationAction<Extended.Action>)
    case child2(PresentationAction<Extended.Action>)
    case child3(PresentationAction<Extended.Action>)
    case child4(PresentationAction<Extended.Action>)
    case child5(PresentationAction<Extended.Action>)
    case child6(PresentationAction<Extended.Action>)
    case child7(PresentationAction<Extended.Action>)
    case child8(PresentationAction<Extended.Action>)
    case child9(PresentationAction<Extended.Action>)
    case child10(PresentationAction<Extended.Action>)
    case child11(PresentationAction<Extended.Action>)
    case child12(PresentationAction<Extended.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$child1, action: \.child1) { Extended() }
      .ifLet(\.$child2, action: \.child2) { Extended() }
      .ifLet(\.$child3, action: \.child3) { Extended() }
      .ifLet(\.$child4, action: \.child4) { Extended() }
      .ifLet(\.$child5, action: \.child5) { Extended() }
      .ifLet(\.$child6, action: \.child6) { Extended() }
      .ifLet(\.$child7, action: \.child7) { Extended() }
      .ifLet(\.$child8, action: \.child8) { Extended() }
      .ifLet(\.$child9, action: \.child9) { Extended() }
      .ifLet(\.$child10, action: \.child10) { Extended() }
      .ifLet(\.$child11, action: \.child11) { Extended() }
      .ifLet(\.$child12, action: \.child12) { Extended() }
  }
}

@Reducer
struct ChoiceChain {
  @ObservableState
  struct State: Equatable {
    @Presents var child1: LongChoice.State?
    @Presents var child2: LongChoice.State?
    @Presents var child3: LongChoice.State?
    @Presents var child4: LongChoice.State?
    @Presents var child5: LongChoice.State?
    @Presents var child6: LongChoice.State?
    @Presents var child7: LongChoice.State?
    @Presents var child8: LongChoice.State?
    @Presents var child9: LongChoice.State?
    @Presents var child10: LongChoice.State?
    @Presents var child11: LongChoice.State?
    @Presents var child12: LongChoice.State?
  }

  enum Action {
    case child1(PresentationAction<LongChoice.Action>)
    case child2(PresentationAction<LongChoice.Action>)
    case child3(PresentationAction<LongChoice.Action>)
    case child4(PresentationAction<LongChoice.Action>)
    case child5(PresentationAction<LongChoice.Action>)
    case child6(PresentationAction<LongChoice.Action>)
    case child7(PresentationAction<LongChoice.Action>)
    case child8(PresentationAction<LongChoice.Action>)
    case child9(PresentationAction<LongChoice.Action>)
    case child10(PresentationAction<LongChoice.Action>)
    case child11(PresentationAction<LongChoice.Action>)
    case child12(PresentationAction<LongChoice.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$child1, action: \.child1)
      .ifLet(\.$child2, action: \.child2)
      .ifLet(\.$child3, action: \.child3)
      .ifLet(\.$child4, action: \.child4)
      .ifLet(\.$child5, action: \.child5)
      .ifLet(\.$child6, action: \.child6)
      .ifLet(\.$child7, action: \.child7)
      .ifLet(\.$child8, action: \.child8)
      .ifLet(\.$child9, action: \.child9)
      .ifLet(\.$child10, action: \.child10)
      .ifLet(\.$child11, action: \.child11)
      .ifLet(\.$child12, action: \.child12)
  }
}
