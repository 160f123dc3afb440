/// Turns the bytes of an input into events: lines, or the keys of a terminal in raw mode.
enum InputDecoder {
  case lines(LineDecoder)
  case keys(KeyDecoder)

  init(readsKeys: Bool) {
    self = readsKeys ? .keys(KeyDecoder()) : .lines(LineDecoder())
  }

  /// Whether something was typed that no line end has followed.
  var holdsPart: Bool {
    switch self {
    case .lines(let decoder): decoder.holdsPart
    case .keys: false
    }
  }

  /// Whether an escape may be the beginning of more.
  var holdsEscape: Bool {
    switch self {
    case .lines: false
    case .keys(let decoder): decoder.holdsEscape
    }
  }

  /// The events that end in `bytes`.
  mutating func decode(_ bytes: some Collection<UInt8>) -> [InputEvent] {
    switch self {
    case .lines(var decoder):
      defer { self = .lines(decoder) }
      return decoder.decode(bytes)
    case .keys(var decoder):
      defer { self = .keys(decoder) }
      return decoder.decode(bytes).map { .key($0) }
    }
  }

  /// No more bytes have come for a moment.
  mutating func flush() -> [InputEvent] {
    guard case .keys(var decoder) = self else { return [] }
    defer { self = .keys(decoder) }
    return decoder.flush().map { .key($0) }
  }

  /// The last line, if the input ended without a line end.
  mutating func finish() -> InputEvent? {
    guard case .lines(var decoder) = self else { return nil }
    defer { self = .lines(decoder) }
    return decoder.finish()
  }
}
