/// The screens of a navigation stack, from the root outwards, each under an id of its own.
///
/// Ids are handed out by the runtime and are never used again. Looking up, appending and removing
/// at the top take constant time.
public struct StackState<Element> {
  @usableFromInline package var storage = OrderedElements<StackElementID, Element>()

  @inlinable
  public init() {}

  /// A stack of elements, under fresh ids.
  public init(_ elements: some Sequence<Element>) {
    append(contentsOf: elements)
  }

  /// The ids, in order.
  @inlinable public var ids: OrderedIDs<StackElementID> { storage.ids }

  /// The element under an id.
  ///
  /// Assigning nil removes it. Assigning a value under an id that is not there is reported and
  /// ignored in a running program; in a test it appends the element.
  @inlinable
  public subscript(
    id id: StackElementID,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Element? {
    get { storage[key: id] }
    set {
      guard
        newValue == nil || storage.position(of: id) != nil
          || admitsMissing(
            id,
            fileID: fileID.rawValue,
            filePath: filePath.rawValue,
            line: line,
            column: column
          )
      else { return }
      storage[key: id] = newValue
    }
    _modify {
      guard storage.position(of: id) != nil else {
        var missing: Element?
        defer {
          self[id: id, fileID: fileID, filePath: filePath, line: line, column: column] = missing
        }
        yield &missing
        return
      }
      yield &storage[key: id]
    }
  }

  /// The payload of the element under an id, if it is in that case.
  ///
  /// Assigning nil removes the element. Modifying an element that is in another case is reported
  /// and changes nothing.
  public subscript<Payload>(
    id id: StackElementID,
    case path: CaseKeyPath<Element, Payload>,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Payload? where Element: CasePathable {
    get { storage[key: id].flatMap { AnyCasePath(path).extract(from: $0) } }
    set {
      guard let element = storage[key: id] else { return }
      guard element.is(path) else {
        reportIssue(
          """
          Can't modify unrelated case "\(caseName(of: element))" of the stack element \(id) \
          through \(caseKeyPathText(path)). Nothing was changed. Check the case first.
          """,
          fileID: fileID.rawValue,
          filePath: filePath.rawValue,
          line: line,
          column: column
        )
        return
      }
      storage[key: id] = newValue.map { AnyCasePath(path).embed($0) }
    }
  }

  /// Removes the element under an id and everything above it; nothing when it is not there.
  public mutating func pop(from id: StackElementID) {
    guard let position = storage.position(of: id) else { return }
    storage.removeAll(from: position)
  }

  /// Removes everything above the element under an id; nothing when it is not there.
  public mutating func pop(to id: StackElementID) {
    guard let position = storage.position(of: id) else { return }
    storage.removeAll(from: position + 1)
  }

  /// Appends an element under an id that came with an action.
  mutating func append(_ element: Element, id: StackElementID) {
    storage.append(element, forKey: id)
  }

  @usableFromInline
  func admitsMissing(
    _ id: StackElementID,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) -> Bool {
    if DependencyValues.current.context == .test { return true }
    reportIssue(
      """
      An element was assigned to the stack under the id \(id), which is not there. It was ignored.

      The ids are: \(ids.isEmpty ? "none" : ids.map(\.description).joined(separator: ", ")). Use \
      "append" to push.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    return false
  }
}

extension StackState: Equatable where Element: Equatable {}
extension StackState: Hashable where Element: Hashable {}
extension StackState: Sendable where Element: Sendable {}

extension StackState: Decodable where Element: Decodable {
  /// Decodes the elements alone; they get fresh ids.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements alone.
  public func encode(to encoder: any Encoder) throws {
    try Array(self).encode(to: encoder)
  }
}

extension StackState: _StructuralIdentity {
  @inlinable public var _structure: UInt64 { storage.structure }
}

extension StackState: CustomDumpIdentified {
  package var customDumpElements: IdentifiedDump {
    IdentifiedDump(ids: ids, elements: storage.values) { "\($0)" }
  }
}

extension StackState: CustomStringConvertible {
  public var description: String { "\(Array(self))" }
}
