import Testing

@testable import NavigationExpansion

@Suite struct PresentsExpansionTests {
  @Test func aChildIsKeptInAPresentationState() {
    #expect(
      expansion(
        "PresentsMacro",
        role: .peer,
        declaration: "@Presents public var child: Child.State?"
      ).source
        == #"""
        private var _child = Navigation.PresentationState<Child.State>(wrappedValue: nil)

        public var $child: Navigation.PresentationState<Child.State> {
          get { _child }
          set { _child = newValue }
          _modify { yield &_child }
        }
        """#
    )
  }

  @Test func anInitialValueIsKept() {
    #expect(
      expansion(
        "PresentsMacro",
        role: .peer,
        declaration: "@Presents var child: Optional<any P> = make()"
      ).source
        == #"""
        private var _child = Navigation.PresentationState<any P>(wrappedValue: make())

        var $child: Navigation.PresentationState<any P> {
          get { _child }
          set { _child = newValue }
          _modify { yield &_child }
        }
        """#
    )
  }

  @Test func aChildHasPlainAccessorsOutsideOfObservableState() {
    #expect(
      expansion(
        "PresentsMacro",
        role: .accessor,
        declaration: "@Presents var child: Child.State?",
        lexicalContext: ["struct State {}"]
      ).source
        == #"""
        @storageRestrictions(initializes: _child)
        init(initialValue) {
          _child = Navigation.PresentationState(wrappedValue: initialValue)
        }
        get { _child.wrappedValue }
        set { _child.wrappedValue = newValue }
        _modify { yield &_child.wrappedValue }
        """#
    )
  }

  @Test func aChildIsTrackedInsideOfObservableState() {
    #expect(
      expansion(
        "PresentsMacro",
        role: .accessor,
        declaration: "@Presents var child: Child.State?",
        lexicalContext: ["@ObservableState struct State {}"]
      ).source
        == #"""
        @storageRestrictions(initializes: _child)
        init(initialValue) {
          _child = Navigation.PresentationState(wrappedValue: initialValue)
        }
        get {
          _$observationRegistrar.access(0x622434762500489d)
          return _child.wrappedValue
        }
        set { _$observationRegistrar.assign(0x622434762500489d, &_child.wrappedValue, newValue) }
        _modify {
          guard _$observationRegistrar.isObserved(0x622434762500489d) else {
            yield &_child.wrappedValue
            return
          }
          Navigation.ObservationStateRegistrar.willModify(&_child.wrappedValue)
          let before = Navigation.ObservationStateRegistrar.signature(of: _child.wrappedValue)
          defer {
            _$observationRegistrar.didModify(
              0x622434762500489d,
              before: before,
              after: Navigation.ObservationStateRegistrar.signature(of: _child.wrappedValue)
            )
          }
          yield &_child.wrappedValue
        }
        """#
    )
  }
}
