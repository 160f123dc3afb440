/// An enum whose cases can be named by key paths: `\.newScrum.dismiss`.
///
/// `@CasePathable` writes the conformance.
public protocol CasePathable {
  /// A type with one property a case, each an ``AnyCasePath`` into `Self`.
  associatedtype AllCasePaths
  /// The case paths of this enum.
  static var allCasePaths: AllCasePaths { get }
}

extension CasePathable {
  /// Whether the value is in this case.
  @inlinable
  public func `is`<Value>(_ keyPath: CaseKeyPath<Self, Value>) -> Bool {
    AnyCasePath(keyPath).extract(from: self) != nil
  }

  /// The value of a case: `nil` when another one is current.
  ///
  /// Assigning a value makes its case the current one, assigning `nil` does nothing.
  @inlinable
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? {
    get { AnyCasePath(keyPath).extract(from: self) }
    set {
      guard let newValue else { return }
      self = AnyCasePath(keyPath).embed(newValue)
    }
  }

  /// The value of a case, as a property: what enums marked `@dynamicMemberLookup` get.
  @inlinable
  public subscript<Value>(
    dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>
  ) -> Value? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    set {
      guard let newValue else { return }
      self = Self.allCasePaths[keyPath: keyPath].embed(newValue)
    }
  }

  /// Changes the value of a case in place; reports an issue when another case is current.
  @inlinable
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>,
    _ body: (inout Value) -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    guard !AnyCasePath(keyPath).modify(&self, body) else { return }
    reportIssue(
      _unrelatedCaseMessage(keyPath, root: self),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension Optional where Wrapped: CasePathable {
  /// Whether there is a value, and it is in this case.
  @inlinable
  public func `is`<Value>(_ keyPath: CaseKeyPath<Wrapped, Value>) -> Bool {
    guard let self else { return false }
    return self.is(keyPath)
  }
}
