/// Cuts bytes into lines, however the reads have split them.
///
/// A line ends with a newline; a carriage return in front of it belongs to the end. Characters are
/// decoded when their line is whole, so that none is split.
struct LineDecoder {
  /// A line of more bytes is skipped and told as such.
  static let defaultLimit = 1 << 20

  private let limit: Int
  private var pending: [UInt8] = []
  private var isOverlong = false
  private var isAtStart = true

  init(limit: Int = defaultLimit) {
    self.limit = limit
  }

  /// Whether something was typed that no line end has followed.
  var holdsPart: Bool { isOverlong || !pending.isEmpty }

  /// The events of the lines that end in `bytes`.
  mutating func decode(_ bytes: some Collection<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      keep(rest[..<end])
      events.append(takeLine())
      rest = rest[rest.index(after: end)...]
    }
    keep(rest)
    return events
  }

  /// The last line, if the input ended without a line end.
  mutating func finish() -> InputEvent? {
    holdsPart ? takeLine() : nil
  }

  private mutating func keep(_ bytes: some Collection<UInt8>) {
    guard !isOverlong, pending.count + bytes.count <= limit else {
      isOverlong = true
      pending = []
      return
    }
    pending.append(contentsOf: bytes)
  }

  private mutating func takeLine() -> InputEvent {
    defer {
      pending.removeAll(keepingCapacity: pending.count < 1 << 16)
      isOverlong = false
      isAtStart = false
    }
    if isOverlong { return .overlongLine }
    var line = pending[...]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    // A file may begin with a byte order mark, which is no part of its first command.
    if isAtStart, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    return .line(String(decoding: line, as: UTF8.self))
  }
}
