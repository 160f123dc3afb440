import Navigation
import Testing

/// A store of each kind of child: the same while the child is there, alive without its parent, gone
/// with the child.
@MainActor @Suite(.leavesNothing) struct ScopeTests {
  private var store: StoreOf<Album> { Store(initialState: .full) { Album() } }

  @Test(arguments: AlbumPlace.allCases)
  func theSameKeyPathsGiveTheSameStore(for place: AlbumPlace) throws {
    let store = store
    let page = try #require(place.scoped(store))
    store.send(place.action(.entitle("A"), in: store.currentState))
    #expect(place.scoped(store) === page)
    #expect(page.title == "A")
  }

  @Test(arguments: AlbumPlace.allCases)
  func aStoreLivesOnWithoutThatOfItsParent(in place: AlbumPlace) throws {
    weak var parent: StoreOf<Album>?
    let page: StoreOf<AlbumPage>
    do {
      let store = store
      parent = store
      page = try #require(place.scoped(store))
    }
    #expect(parent == nil)
    page.send(.entitle("A"))
    #expect(page.title == "A")
  }

  @Test(arguments: AlbumPlace.allCases.filter { $0 != .cover && $0 != .sleeve })
  func aStoreGoesWithItsChildAndShowsWhatItLastShowed(in place: AlbumPlace) throws {
    let store = store
    let scoped = place.scoped(store)
    let page = try #require(scoped)
    page.send(.entitle("A"))
    #expect(page.title == "A")
    store.perform { $0 = Album.State() }
    #expect(place.scoped(store) == nil)
    #expect(page.title == "A")
    store.perform { $0 = .full }
    #expect(place.scoped(store) !== page)
  }

  @Test(arguments: AlbumPlace.allCases)
  func theLabelOfTheStateMayBeLeftOut(for place: AlbumPlace) {
    let store = store
    let same: Bool =
      switch place {
      case .cover: store.scope(\.cover, action: \.cover) === place.scoped(store)
      case .guest: store.scope(\.guest, action: \.guest) === place.scoped(store)
      case .sheet: store.scope(\.sheet, action: \.sheet) === place.scoped(store)
      case .leaflet:
        store.scope(\.leaflet?.page, action: \.leaflet.page) === place.scoped(store)
      case .sleeve:
        store.scope(\.sleeve, action: \.sleeve).scope(\.front, action: \.front)
          === place.scoped(store)
      case .row: store.scope(\.rows, action: \.rows)[0] === place.scoped(store)
      case .screen:
        store.scope(\.path, action: \.path)[1].scope(\.page, action: \.page)
          === place.scoped(store)
      }
    #expect(same)
  }

  @Test func theProjectionOfAPresentedChildLeadsToItToo() throws {
    let store = store
    let sheet = try #require(store.scope(state: \.$sheet, action: \.sheet))
    sheet.send(.entitle("A"))
    #expect(store.sheet?.title == "A")
    #expect(store.scope(\.$sheet, action: \.sheet) === sheet)
    store.send(.sheet(.dismiss))
    #expect(store.scope(state: \.$sheet, action: \.sheet) == nil)
  }

  @Test func partsOfPartsReadAndSendAsOne() {
    let estate = Store(initialState: Estate.State(house: House.State())) { Estate() }
    let left = estate.scope(state: \.home, action: \.home).scope(state: \.left, action: \.left)
    left.send(.add(2))
    #expect(estate.home.left.count == 2)
    #expect(left.count == 2)
    let guest = estate.scope(state: \.house, action: \.house)?
      .scope(state: \.left, action: \.left)
    guest?.send(.add(3))
    #expect(estate.house?.left.count == 3)
    #expect(guest?.count == 3)
    estate.send(.house(.dismiss))
    #expect(guest?.count == 3)
  }

  @Test func theStoresOfRowsAreMadeWhenTheyAreAskedFor() {
    var state = Album.State()
    state.rows = IdentifiedArray(uniqueElements: (0..<1_000).map { AlbumPage.State(id: $0) })
    let store = Store(initialState: state) { Album() }
    let rows = store.scope(state: \.rows, action: \.rows)
    #expect(rows.count == 1_000)
    #expect(rows.made == 0)
    rows[id: 7]?.send(.entitle("A"))
    #expect(rows[7].title == "A")
    #expect(rows.made == 1)
    #expect(rows[id: 1_000] == nil)
    store.perform { $0.rows.remove(id: 7) }
    #expect(store.scope(state: \.rows, action: \.rows).made == 0)
  }

  @Test func theStoreOfARowThatWentBeforeItWasAskedForShowsTheRow() {
    let store = store
    let rows = store.scope(state: \.rows, action: \.rows)
    store.perform { $0.rows = [] }
    #expect(rows.map(\.id) == [1, 2])
  }

  @Test func aStoreOfAnEnumIsSwitchedOver() throws {
    let store = store
    let leaflet = try #require(store.scope(state: \.leaflet, action: \.leaflet))
    guard case .page(let page) = leaflet.case else {
      Issue.record("The leaflet is no page.")
      return
    }
    page.send(.entitle("A"))
    #expect(page.title == "A")
    guard case .page(let again) = leaflet.case else { return }
    #expect(page === again)
    store.perform { $0.leaflet = .note(AlbumPage.State(title: "B")) }
    guard case .note(let note) = leaflet.case else {
      Issue.record("The leaflet is no note.")
      return
    }
    #expect(note.title == "B")
    #expect(page.title == "A")
    store.perform { $0.leaflet = .page(AlbumPage.State(title: "C")) }
    guard case .page(let other) = leaflet.case else { return }
    #expect(other !== page)
  }

  @Test func anAlertOfAnEnumIsThereItself() throws {
    let alert = AlertState<Door.Answer> { TextState("Sure?") }
    let store = Store(initialState: Host.State(place: .alert(alert))) { Host() }
    let place = try #require(store.scope(state: \.place, action: \.place))
    guard case .alert(let shown) = place.case else {
      Issue.record("There is no alert.")
      return
    }
    #expect(shown == alert)
  }

  @Test func whoSwitchesOverAStoreRunsAgainWhenItsCaseChanged() throws {
    let store = store
    let leaflet = try #require(store.scope(state: \.leaflet, action: \.leaflet))
    var seen: [String] = []
    let observation = observe {
      switch leaflet.case {
      case .page(let page): seen.append("page \(page.title)")
      case .note(let note): seen.append("note \(note.title)")
      }
    }
    store.send(.leaflet(.presented(.page(.entitle("A")))))
    store.perform { $0.leaflet = .note(AlbumPage.State(title: "B")) }
    store.perform { $0.name = "C" }
    #expect(seen == ["page ", "page A", "note B"])
    observation.cancel()
  }

  @Test func theActionOfARowIsNamedWithItsID() {
    #expect(caseKeyPathText(\Case<Album.Action>.rows[id: 1]) == #"\.rows[id: 1]"#)
  }
}
