/// What a document's file says and how its changes are put together: pure functions of values.
///
/// - `Value`: what the file holds.
/// - `Note`: something that people are told of a reading or a merge: a mended id, a conflict.
public struct DocumentFormat<Value: Equatable & Sendable, Note: Sendable>: Sendable {
  /// A value, and what there is to say of it.
  public struct Noted: Sendable {
    public var value: Value
    public var notes: [Note]

    public init(_ value: Value, notes: [Note] = []) {
      self.value = value
      self.notes = notes
    }
  }

  /// What a file holds that is not there.
  public var empty: Value
  /// Reads the bytes of a file. What it throws says why they cannot be read.
  public var decode: @Sendable (_ bytes: [UInt8]) throws -> Noted
  /// The bytes of a file.
  public var encode: @Sendable (_ value: Value) throws -> [UInt8]
  /// Puts two changes of `base` together: it loses neither, and where they contradict each other
  /// it keeps both and says so.
  public var merge: @Sendable (_ base: Value, _ ours: Value, _ theirs: Value) -> Noted
  /// One change as a line of text, without its end, that does not begin with `#`; nil when there is
  /// none.
  public var record: @Sendable (_ old: Value, _ new: Value) throws -> [UInt8]?
  /// Makes the recorded changes of one session again, as a merge does: those that `value` has
  /// already change nothing. Records that cannot be read are left out.
  public var replay: @Sendable (_ records: [[UInt8]], _ value: Value) -> Noted
  /// Whether a file that could not be decoded for this reason may be moved aside when there is
  /// something to save. It is never overwritten.
  public var mayMoveAside: @Sendable (_ reason: any Error) -> Bool

  public init(
    empty: Value,
    decode: @escaping @Sendable (_ bytes: [UInt8]) throws -> Noted,
    encode: @escaping @Sendable (_ value: Value) throws -> [UInt8],
    merge: @escaping @Sendable (_ base: Value, _ ours: Value, _ theirs: Value) -> Noted,
    record: @escaping @Sendable (_ old: Value, _ new: Value) throws -> [UInt8]?,
    replay: @escaping @Sendable (_ records: [[UInt8]], _ value: Value) -> Noted,
    mayMoveAside: @escaping @Sendable (_ reason: any Error) -> Bool = { _ in true }
  ) {
    self.empty = empty
    self.decode = decode
    self.encode = encode
    self.merge = merge
    self.record = record
    self.replay = replay
    self.mayMoveAside = mayMoveAside
  }
}
