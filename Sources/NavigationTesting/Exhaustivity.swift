/// How much a test has to say about what happens in its store.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of state, each action of an effect, and the end of each effect.
  case on
  /// As much as it likes: only what it says must be true. What it left out is printed when
  /// `showSkippedAssertions` is `true`.
  case off(showSkippedAssertions: Bool)

  /// As much as it likes, and nothing is printed.
  public static var off: Self { .off(showSkippedAssertions: false) }

  var isOn: Bool { self == .on }
  var showsSkippedAssertions: Bool { self == .off(showSkippedAssertions: true) }
}
