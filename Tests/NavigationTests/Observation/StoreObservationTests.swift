import Navigation
import Testing

@MainActor @Suite(.leavesNothing) struct StoreObservationTests {
  /// How often an observer of what `read` reads runs because of `change`.
  private func runs(
    _ store: StoreOf<Album>,
    reading read: @escaping (StoreOf<Album>) -> some Any,
    change: (StoreOf<Album>) -> Void
  ) -> Int {
    var count = 0
    let observation = observe {
      count += 1
      _ = read(store)
    }
    count = 0
    change(store)
    observation.cancel()
    return count
  }

  private var store: StoreOf<Album> { Store(initialState: .full) { Album() } }

  private func send(_ action: AlbumPage.Action, to place: AlbumPlace) -> (StoreOf<Album>) -> Void {
    { $0.send(place.action(action, in: $0.currentState)) }
  }

  // MARK: - A field

  @Test(arguments: AlbumPlace.allCases)
  func theObserversOfAFieldRunWhenItChangedAndNoOthers(in place: AlbumPlace) {
    let change = send(.entitle("A"), to: place)
    #expect(runs(store, reading: { place.page(in: $0)?.title }, change: change) == 1)
    #expect(runs(store, reading: { place.scoped($0)?.title }, change: change) == 1)
    #expect(runs(store, reading: { place.page(in: $0)?.words }, change: change) == 0)
    #expect(runs(store, reading: { place.scoped($0)?.words }, change: change) == 0)
    for other in AlbumPlace.allCases where other != place {
      #expect(runs(store, reading: { other.page(in: $0)?.title }, change: change) == 0)
      #expect(runs(store, reading: { other.scoped($0)?.title }, change: change) == 0)
    }
    #expect(runs(store, reading: \.name, change: change) == 0)
  }

  @Test(arguments: AlbumPlace.allCases)
  func theObserversOfTheChildItselfDoNotRunWhenItsFieldChanged(in place: AlbumPlace) {
    let change = send(.entitle("A"), to: place)
    #expect(runs(store, reading: { place.page(in: $0) != nil }, change: change) == 0)
    #expect(runs(store, reading: { place.scoped($0) != nil }, change: change) == 0)
  }

  @Test(arguments: AlbumPlace.allCases)
  func anEqualValueRunsNobody(in place: AlbumPlace) {
    let change = send(.entitle(""), to: place)
    #expect(runs(store, reading: { place.page(in: $0)?.title }, change: change) == 0)
    #expect(runs(store, reading: { place.scoped($0)?.title }, change: change) == 0)
  }

  @Test(arguments: AlbumPlace.allCases)
  func severalChangesInOneTurnRunTheObserverOnce(in place: AlbumPlace) {
    let change = send(
      .perform(
        Change { state in
          state.title = "A"
          state.words = 1
          return .send(.entitle("B"))
        }
      ),
      to: place
    )
    let count = runs(
      store,
      reading: { [place.scoped($0)?.title, place.scoped($0)?.words.description] },
      change: change
    )
    #expect(count == 1)
  }

  @Test func aStoreThatWasScopedOutsideIsObservedToo() throws {
    for place in AlbumPlace.allCases {
      let store = store
      let page = try #require(place.scoped(store))
      let change = send(.entitle("A"), to: place)
      #expect(runs(store, reading: { _ in page.title }, change: change) == 1)
      #expect(runs(store, reading: { _ in page.words }, change: change) == 0)
    }
  }

  // MARK: - A whole child

  @Test(arguments: AlbumPlace.allCases)
  func aReducerThatReplacesItsWholeStateIsSeen(in place: AlbumPlace) {
    let change = send(.become(AlbumPage.State(id: 1, title: "A")), to: place)
    #expect(runs(store, reading: { place.page(in: $0)?.title }, change: change) == 1)
    #expect(runs(store, reading: { place.scoped($0)?.title }, change: change) == 1)
    #expect(runs(store, reading: { place.scoped($0)?.words }, change: change) == 1)
    for other in AlbumPlace.allCases where other != place {
      #expect(runs(store, reading: { other.scoped($0)?.title }, change: change) == 0)
    }
    #expect(runs(store, reading: \.name, change: change) == 0)
  }

  @Test(arguments: AlbumPlace.allCases)
  func aReducerThatPutsItsOwnStateBackReplacesNothing(in place: AlbumPlace) {
    let change = send(
      .perform(
        Change { state in
          let copy = state
          state = copy
          return .none
        }
      ),
      to: place
    )
    #expect(runs(store, reading: { place.scoped($0)?.title }, change: change) == 0)
    #expect(runs(store, reading: { place.page(in: $0) }, change: change) == 0)
  }

  @Test(arguments: AlbumPlace.allCases)
  func aReducerThatPutsAnOlderCopyBackIsSeen(in place: AlbumPlace) throws {
    let store = store
    let older = try #require(place.page(in: store))
    send(.entitle("A"), to: place)(store)
    let change = send(.become(older), to: place)
    #expect(runs(store, reading: { place.scoped($0)?.title }, change: change) == 1)
    #expect(place.page(in: store)?.title == "")
  }

  @Test(arguments: AlbumPlace.allCases)
  func anAssignmentByTheParentIsSeen(in place: AlbumPlace) {
    func assign(_ page: AlbumPage.State) -> (StoreOf<Album>) -> Void {
      { store in store.perform { place.assign(page, to: &$0) } }
    }
    let other = AlbumPage.State(id: 1, title: "A")
    #expect(runs(store, reading: { place.page(in: $0)?.title }, change: assign(other)) == 1)
    #expect(runs(store, reading: { place.scoped($0)?.title }, change: assign(other)) == 1)
  }

  @Test(arguments: AlbumPlace.allCases)
  func aCopyThatIsChangedAndWrittenBackIsSeen(in place: AlbumPlace) throws {
    func change(_ store: StoreOf<Album>) {
      store.perform { state in
        guard var copy = place.page(in: state) else { return }
        copy.title = "A"
        place.assign(copy, to: &state)
      }
    }
    #expect(runs(store, reading: { place.scoped($0)?.title }, change: change) == 1)
  }

  @Test(arguments: AlbumPlace.allCases)
  func anOlderCopyAssignedByTheParentIsSeen(in place: AlbumPlace) throws {
    let store = store
    let older = try #require(place.page(in: store))
    send(.entitle("A"), to: place)(store)
    let change: (StoreOf<Album>) -> Void = { store in
      store.perform { place.assign(older, to: &$0) }
    }
    #expect(runs(store, reading: { place.scoped($0)?.title }, change: change) == 1)
  }

  @Test(arguments: AlbumPlace.allCases)
  func theNewChildIsObservedAfterAReplacement(in place: AlbumPlace) {
    let store = store
    var titles: [String?] = []
    let observation = observe { titles.append(place.scoped(store)?.title) }
    send(.become(AlbumPage.State(id: 1, title: "A")), to: place)(store)
    send(.entitle("B"), to: place)(store)
    #expect(titles == ["", "A", "B"])
    observation.cancel()
  }

  // MARK: - Coming and going

  @Test func aChildThatComesOrGoesRunsWhoAskedForIt() {
    let present: (StoreOf<Album>) -> Void = { store in
      store.perform { $0.sheet = AlbumPage.State() }
    }
    let dismiss: (StoreOf<Album>) -> Void = { $0.send(.sheet(.dismiss)) }
    let album = Store(initialState: Album.State()) { Album() }
    #expect(runs(album, reading: { AlbumPlace.sheet.scoped($0) }, change: present) == 1)
    #expect(runs(album, reading: { AlbumPlace.sheet.scoped($0)?.title }, change: dismiss) == 1)
    #expect(runs(album, reading: \.guest, change: present) == 0)
  }

  @Test func rowsThatComeOrGoRunThoseOfTheRowsAlone() {
    let insert: (StoreOf<Album>) -> Void = { store in
      store.perform { $0.rows.append(AlbumPage.State(id: 3)) }
    }
    let store = store
    let row = store.scope(state: \.rows, action: \.rows)[0]
    #expect(runs(store, reading: { $0.rows.count }, change: insert) == 1)
    let remove: (StoreOf<Album>) -> Void = { store in store.perform { $0.rows.remove(id: 3) } }
    #expect(runs(store, reading: { _ in row.title }, change: remove) == 0)
    #expect(runs(store, reading: { _ in row.title }, change: insert) == 0)
  }

  @Test func pushesAndPopsRunThoseOfTheStackAlone() {
    let store = store
    let push: (StoreOf<Album>) -> Void = {
      $0.send(.path(.push(id: 2, state: .note(AlbumPage.State()))))
    }
    let pop: (StoreOf<Album>) -> Void = { $0.send(.path(.popFrom(id: 2))) }
    let screen = store.scope(state: \.path, action: \.path)[0]
    #expect(runs(store, reading: { $0.path.count }, change: push) == 1)
    #expect(runs(store, reading: { $0.path.count }, change: pop) == 1)
    #expect(runs(store, reading: { _ in screen.note?.title }, change: push) == 0)
    #expect(runs(store, reading: { _ in screen.note?.title }, change: pop) == 0)
  }

  @Test func rowsThatAreAssignedAsAWholeRunThoseOfEachRow() throws {
    let store = store
    let row = store.scope(state: \.rows, action: \.rows)[0]
    let older = store.rows
    let assign: (StoreOf<Album>) -> Void = { store in
      store.perform { $0.rows = [AlbumPage.State(id: 1, title: "A")] }
    }
    #expect(runs(store, reading: { _ in row.title }, change: assign) == 1)
    let putBack: (StoreOf<Album>) -> Void = { store in store.perform { $0.rows = older } }
    #expect(runs(store, reading: { _ in row.title }, change: putBack) == 1)
    #expect(runs(store, reading: { _ in row.title }, change: putBack) == 0)
  }

  @Test func aCaseThatIsSwitchedByItsOwnReducerIsSeen() {
    let change: (StoreOf<Album>) -> Void = { $0.send(.sleeve(.become(.back(AlbumPage.State())))) }
    #expect(runs(store, reading: { $0.sleeve.front?.title }, change: change) == 1)
    #expect(runs(store, reading: { $0.sleeve.is(\.front) }, change: change) == 1)
    let sleeve: (StoreOf<Album>) -> AlbumPage.State? = {
      $0.scope(state: \.sleeve, action: \.sleeve).back
    }
    #expect(runs(store, reading: sleeve, change: change) == 1)
    #expect(runs(store, reading: \.cover, change: change) == 0)
  }

  @Test func thePayloadOfAPlainCaseIsSeenWhenItChanged() {
    let album = Store(initialState: Album.State()) { Album() }
    let change: (StoreOf<Album>) -> Void = { $0.send(.sleeve(.become(.number(1)))) }
    #expect(runs(album, reading: \.sleeve, change: change) == 1)
    #expect(runs(album, reading: \.sleeve, change: change) == 0)
  }

  @Test func aChildThatIsNotObservedFieldByFieldIsSeenWhenItChanged() {
    let album = store
    let change: (StoreOf<Album>) -> Void = { $0.send(.settings(3)) }
    #expect(runs(album, reading: \.settings.volume, change: change) == 1)
    #expect(runs(album, reading: \.settings.volume, change: change) == 0)
    let settings = album.scope(state: \.settings, action: \.settings)
    let other: (StoreOf<Album>) -> Void = { $0.send(.settings(4)) }
    #expect(runs(album, reading: { _ in settings.volume }, change: other) == 1)
  }

  // MARK: - The root

  @Test func aRootThatIsReplacedRunsEverybody() {
    let replace: (StoreOf<Album>) -> Void = { store in store.perform { $0 = .full } }
    #expect(runs(store, reading: \.name, change: replace) == 1)
    for place in AlbumPlace.allCases {
      #expect(runs(store, reading: { place.scoped($0)?.title }, change: replace) == 1)
    }
  }

  @Test func aStoreThatIsPutBackRunsThoseWhoReadAnythingOfIt() {
    let store = store
    let row = store.scope(state: \.rows, action: \.rows)[0]
    let older = store.currentState
    var count = 0
    let observation = observe {
      count += 1
      _ = row.title
    }
    store.send(.rows(.element(id: 1, action: .entitle("A"))))
    #expect(count == 2)
    ObservationTracking.replacedRoot(older)
    ObservationTracking.flush()
    #expect(count == 3)
    observation.cancel()
  }

  @Test func nothingIsLeftOfAnObservationThatEnded() {
    let store = store
    let before = ObservationTracking.observedCount
    let observation = observe {
      for place in AlbumPlace.allCases { _ = place.scoped(store)?.title }
    }
    #expect(ObservationTracking.observedCount > before)
    observation.cancel()
    #expect(ObservationTracking.observedCount == before)
  }
}

extension AlbumPlace {
  /// The page in a state.
  fileprivate func page(in state: Album.State) -> AlbumPage.State? {
    switch self {
    case .cover: state.cover
    case .guest: state.guest
    case .sheet: state.sheet
    case .leaflet: state.leaflet?.page
    case .sleeve: state.sleeve.front
    case .row: state.rows[id: 1]
    case .screen: state.path.last?.page
    }
  }
}
