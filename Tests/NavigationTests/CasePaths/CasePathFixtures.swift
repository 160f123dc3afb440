import Navigation

/// What the macro would write, by hand.
enum Child: CasePathable, Equatable {
  case tapped
  case renamed(String)
  case moved(x: Int, y: Int)

  struct AllCasePaths: Sendable {
    var tapped: AnyCasePath<Child, Void> {
      AnyCasePath(
        name: "tapped",
        embed: { .tapped },
        extract: { root in
          guard case .tapped = root else { return nil }
          return ()
        }
      )
    }
    var renamed: AnyCasePath<Child, String> {
      AnyCasePath(
        name: "renamed",
        embed: { .renamed($0) },
        extract: { root in
          guard case .renamed(let value) = root else { return nil }
          return value
        }
      )
    }
    var moved: AnyCasePath<Child, (x: Int, y: Int)> {
      AnyCasePath(
        name: "moved",
        embed: { .moved(x: $0.x, y: $0.y) },
        extract: { root in
          guard case .moved(let x, let y) = root else { return nil }
          return (x, y)
        }
      )
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

@dynamicMemberLookup
enum Parent: CasePathable, Equatable {
  case child(Child)
  case numbers([Int])
  case load(Result<Int, Failure>)
  case sheet(Sheet<Child>)
  case rows(Rows<Int, Child>)

  struct Failure: Error, Equatable {}

  struct AllCasePaths: Sendable {
    var child: AnyCasePath<Parent, Child> {
      AnyCasePath(
        name: "child",
        embed: { .child($0) },
        extract: { root in
          guard case .child(let value) = root else { return nil }
          return value
        }
      )
    }
    var numbers: AnyCasePath<Parent, [Int]> {
      AnyCasePath(
        name: "numbers",
        embed: { .numbers($0) },
        extract: { root in
          guard case .numbers(let value) = root else { return nil }
          return value
        },
        modify: { root, body in
          // NB: a switch over `consume root` moves the payload in optimised code only.
          guard case .numbers = root else { return false }
          let taken = consume root
          guard case .numbers(var value) = consume taken else { fatalError("Just looked.") }
          body(&value)
          root = .numbers(value)
          return true
        }
      )
    }
    var load: AnyCasePath<Parent, Result<Int, Failure>> {
      AnyCasePath(
        name: "load",
        embed: { .load($0) },
        extract: { root in
          guard case .load(let value) = root else { return nil }
          return value
        }
      )
    }
    var sheet: AnyCasePath<Parent, Sheet<Child>> {
      AnyCasePath(
        name: "sheet",
        embed: { .sheet($0) },
        extract: { root in
          guard case .sheet(let value) = root else { return nil }
          return value
        }
      )
    }
    var rows: AnyCasePath<Parent, Rows<Int, Child>> {
      AnyCasePath(
        name: "rows",
        embed: { .rows($0) },
        extract: { root in
          guard case .rows(let value) = root else { return nil }
          return value
        }
      )
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// Stands in for an action that wraps a child's and lets the child's cases through.
enum Sheet<Action> {
  case dismiss
  indirect case presented(Action)
}

extension Sheet: Equatable where Action: Equatable {}

extension Sheet: CasePathable {
  @dynamicMemberLookup
  struct AllCasePaths {
    var dismiss: AnyCasePath<Sheet, Void> {
      AnyCasePath(
        name: "dismiss",
        embed: { .dismiss },
        extract: { root in
          guard case .dismiss = root else { return nil }
          return ()
        }
      )
    }
    var presented: AnyCasePath<Sheet, Action> {
      AnyCasePath(
        name: "presented",
        embed: { .presented($0) },
        extract: { root in
          guard case .presented(let value) = root else { return nil }
          return value
        }
      )
    }
    subscript<Value>(
      dynamicMember keyPath: CaseKeyPath<Action, Value>
    ) -> AnyCasePath<Sheet, Value> {
      let path = AnyCasePath(keyPath)
      return presented.appending(path).named(path.name)
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// Stands in for an action that carries the id of a row.
enum Rows<ID: Hashable & Sendable, Action> {
  case element(id: ID, action: Action)
}

extension Rows: Equatable where Action: Equatable {}

extension Rows: CasePathable {
  struct AllCasePaths {
    subscript(id id: ID) -> AnyCasePath<Rows, Action> {
      AnyCasePath(
        name: "[id: \(id)]",
        embed: { .element(id: id, action: $0) },
        extract: { root in
          guard case .element(id, let action) = root else { return nil }
          return action
        }
      )
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// Stands in for an action whose members are the fields of the state, not cases.
struct Write<State>: Equatable {
  var field: PartialKeyPath<State>
  var text: String

  static func == (left: Self, right: Self) -> Bool {
    left.field == right.field && left.text == right.text
  }
}

extension Write: CasePathable {
  @dynamicMemberLookup
  struct AllCasePaths {
    subscript(
      dynamicMember keyPath: WritableKeyPath<State, String> & Sendable
    ) -> AnyCasePath<Write, String> {
      AnyCasePath(
        embed: { Write(field: keyPath, text: $0) },
        extract: { $0.field == keyPath ? $0.text : nil }
      )
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

struct Scrum: Equatable {
  var title = ""
  var theme = ""
}

/// The root of `\.newScrum.editScrum.binding.title`.
enum Root: CasePathable, Equatable {
  case newScrum(Sheet<NewScrum>)
  case path(Rows<Int, NewScrum>)

  struct AllCasePaths: Sendable {
    var newScrum: AnyCasePath<Root, Sheet<NewScrum>> {
      AnyCasePath(
        name: "newScrum",
        embed: { .newScrum($0) },
        extract: { root in
          guard case .newScrum(let value) = root else { return nil }
          return value
        }
      )
    }
    var path: AnyCasePath<Root, Rows<Int, NewScrum>> {
      AnyCasePath(
        name: "path",
        embed: { .path($0) },
        extract: { root in
          guard case .path(let value) = root else { return nil }
          return value
        }
      )
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

enum NewScrum: CasePathable, Equatable {
  case editScrum(EditScrum)

  struct AllCasePaths: Sendable {
    var editScrum: AnyCasePath<NewScrum, EditScrum> {
      AnyCasePath(
        name: "editScrum",
        embed: { .editScrum($0) },
        extract: { root in
          guard case .editScrum(let value) = root else { return nil }
          return value
        }
      )
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

enum EditScrum: CasePathable, Equatable {
  case binding(Write<Scrum>)

  struct AllCasePaths: Sendable {
    var binding: AnyCasePath<EditScrum, Write<Scrum>> {
      AnyCasePath(
        name: "binding",
        embed: { .binding($0) },
        extract: { root in
          guard case .binding(let value) = root else { return nil }
          return value
        }
      )
    }
  }
  static var allCasePaths: AllCasePaths { AllCasePaths() }
}
