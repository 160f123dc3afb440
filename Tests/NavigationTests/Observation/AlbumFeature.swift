import Navigation

/// Two fields, and every way to change them.
@Reducer
struct AlbumPage {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var title = ""
    var words = 0
  }

  enum Action {
    case entitle(String)
    case become(State)
    case perform(Change<State, Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .entitle(let title): state.title = title
      case .become(let other): state = other
      case .perform(let change): return change.run(&state)
      }
      return .none
    }
  }
}

/// A page in one of two cases, or a plain number; it switches its case itself.
@Reducer
struct AlbumSleeve {
  @ObservableState
  enum State: Equatable {
    case front(AlbumPage.State)
    case back(AlbumPage.State)
    case number(Int)
  }

  enum Action {
    case front(AlbumPage.Action)
    case back(AlbumPage.Action)
    case become(State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .become(let other) = action { state = other }
      return .none
    }
    .ifCaseLet(\.front, action: \.front) { AlbumPage() }
    .ifCaseLet(\.back, action: \.back) { AlbumPage() }
  }
}

/// What an album may present, or have on its stack.
@Reducer
enum AlbumLeaflet {
  case page(AlbumPage)
  case note(AlbumPage)
}

extension AlbumLeaflet.State: Equatable {}

/// A parent of pages under every operator.
@Reducer
struct Album {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var cover = AlbumPage.State()
    var guest: AlbumPage.State?
    @Presents var sheet: AlbumPage.State?
    @Presents var leaflet: AlbumLeaflet.State?
    var sleeve = AlbumSleeve.State.number(0)
    var rows: IdentifiedArrayOf<AlbumPage.State> = []
    var path = StackState<AlbumLeaflet.State>()
    var settings = Settings()
  }

  /// State that is not observed field by field.
  struct Settings: Equatable {
    var volume = 0
  }

  enum Action {
    case cover(AlbumPage.Action)
    case guest(AlbumPage.Action)
    case sheet(PresentationAction<AlbumPage.Action>)
    case leaflet(PresentationAction<AlbumLeaflet.Action>)
    case sleeve(AlbumSleeve.Action)
    case rows(IdentifiedActionOf<AlbumPage>)
    case path(StackActionOf<AlbumLeaflet>)
    case settings(Int)
    case perform(Change<State, Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.cover, action: \.cover) { AlbumPage() }
    Scope(state: \.sleeve, action: \.sleeve) { AlbumSleeve() }
    Scope(state: \.settings, action: \.settings) {
      Reduce<Settings, Int> { settings, volume in
        settings.volume = volume
        return .none
      }
    }
    Reduce { state, action in
      guard case .perform(let change) = action else { return .none }
      return change.run(&state)
    }
    .ifLet(\.guest, action: \.guest) { AlbumPage() }
    .ifLet(\.$sheet, action: \.sheet) { AlbumPage() }
    .ifLet(\.$leaflet, action: \.leaflet)
    .forEach(\.rows, action: \.rows) { AlbumPage() }
    .forEach(\.path, action: \.path)
  }
}

extension Album.Action: Performing {}
extension AlbumPage.Action: Performing {}

extension Album.State {
  /// A page in every place.
  static var full: Self {
    var state = Self()
    state.guest = AlbumPage.State()
    state.sheet = AlbumPage.State()
    state.leaflet = .page(AlbumPage.State())
    state.sleeve = .front(AlbumPage.State())
    state.rows = [AlbumPage.State(id: 1), AlbumPage.State(id: 2)]
    state.path = StackState([.note(AlbumPage.State()), .page(AlbumPage.State(id: 1))])
    return state
  }
}

/// A place in which an album has a page.
enum AlbumPlace: CaseIterable {
  case cover, guest, sheet, leaflet, sleeve, row, screen

  /// The page, read through the album's store.
  @MainActor
  func page(in store: StoreOf<Album>) -> AlbumPage.State? {
    switch self {
    case .cover: store.cover
    case .guest: store.guest
    case .sheet: store.sheet
    case .leaflet: store.leaflet?.page
    case .sleeve: store.sleeve.front
    case .row: store.rows[id: 1]
    case .screen: store.path.last?.page
    }
  }

  /// A store of the page alone.
  @MainActor
  func scoped(_ store: StoreOf<Album>) -> StoreOf<AlbumPage>? {
    switch self {
    case .cover: store.scope(state: \.cover, action: \.cover)
    case .guest: store.scope(state: \.guest, action: \.guest)
    case .sheet: store.scope(state: \.sheet, action: \.sheet)
    case .leaflet: store.scope(state: \.leaflet?.page, action: \.leaflet.page)
    case .sleeve:
      store.scope(state: \.sleeve, action: \.sleeve).scope(state: \.front, action: \.front)
    case .row: store.scope(state: \.rows, action: \.rows)[id: 1]
    case .screen:
      store.scope(state: \.path, action: \.path).last?.scope(state: \.page, action: \.page)
    }
  }

  func action(_ action: AlbumPage.Action, in state: Album.State) -> Album.Action {
    switch self {
    case .cover: .cover(action)
    case .guest: .guest(action)
    case .sheet: .sheet(.presented(action))
    case .leaflet: .leaflet(.presented(.page(action)))
    case .sleeve: .sleeve(.front(action))
    case .row: .rows(.element(id: 1, action: action))
    case .screen: .path(.element(id: state.path.ids.last ?? 0, action: .page(action)))
    }
  }

  /// Puts another page there, as a parent does.
  func assign(_ page: AlbumPage.State, to state: inout Album.State) {
    switch self {
    case .cover: state.cover = page
    case .guest: state.guest = page
    case .sheet: state.sheet = page
    case .leaflet: state.leaflet = .page(page)
    case .sleeve: state.sleeve = .front(page)
    case .row: state.rows[0] = page
    case .screen: state.path[state.path.count - 1] = .page(page)
    }
  }
}
