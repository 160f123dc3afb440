/// An optional child that is presented: a sheet, an alert, a destination. `@Presents` keeps one
/// behind its property.
///
/// The child lives in a box on the heap that copies share until one of them changes, so a large
/// child costs its parent one word.
public struct PresentationState<State> {
  @usableFromInline
  final class Box {
    @usableFromInline var state: State?

    @usableFromInline
    init(_ state: State?) {
      self.state = state
    }
  }

  @usableFromInline var box: Box?

  @inlinable
  public init(wrappedValue: State?) {
    box = wrappedValue.map { Box($0) }
  }

  /// The child, or nil while nothing is presented.
  @inlinable
  public var wrappedValue: State? {
    get { box?.state }
    set {
      guard newValue != nil else {
        box = nil
        return
      }
      if let box, isKnownUniquelyReferenced(&self.box) {
        box.state = newValue
      } else {
        box = Box(newValue)
      }
    }
    _modify {
      let box = uniqueBox()
      defer { if box.state == nil { self.box = nil } }
      yield &box.state
    }
  }

  @inlinable
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
    _modify { yield &self }
  }

  /// Runs `body` on the child in place; false, without running it, when nothing is presented.
  @inlinable
  mutating func modify(_ body: (inout State) -> Void) -> Bool {
    guard box != nil else { return false }
    return uniqueBox().state._modifySome(body)
  }

  @usableFromInline
  mutating func uniqueBox() -> Box {
    guard let box, isKnownUniquelyReferenced(&self.box) else {
      let copy = Box(self.box?.state)
      self.box = copy
      return copy
    }
    return box
  }
}

extension PresentationState: Equatable where State: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box === rhs.box || lhs.wrappedValue == rhs.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

// NB: The box is written only while it is uniquely referenced, so sharing it between threads is
// sharing a value.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes like the bare optional.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(State?.self))
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes like the bare optional.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension PresentationState: CustomDumpRepresentable {
  public var customDumpValue: Any { wrappedValue as Any }
}
