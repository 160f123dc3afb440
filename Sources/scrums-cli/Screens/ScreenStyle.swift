import ScrumFeatures

/// How wide a screen may be, and in how many colours.
struct ScreenStyle: Sendable {
  var columns: Int
  var colors: ColorDepth
  /// How many rows a list may take; nil where there is no end to it.
  var rows: Int?

  static let plain = ScreenStyle(columns: 80, colors: .none)

  /// A title over the whole width, in the colours of a theme where there are any.
  func titleBar(_ title: String, _ theme: Theme?) -> String {
    let text = DisplayWidth.truncated(" \(TextSanitizer.visible(title))", to: max(1, columns - 1))
    guard let theme, colors != .none else { return text.droppingFirstBlank }
    return bar(DisplayWidth.padded(text, to: columns), theme)
  }

  /// A text in the colours of a theme, where there are any.
  func bar(_ text: String, _ theme: Theme) -> String {
    let dark = RGBColor(red: 0, green: 0, blue: 0)
    let light = RGBColor(red: 255, green: 255, blue: 255)
    let accent = theme.accent == .light ? light : dark
    return ColorSequence.begin(text: accent, on: theme.color, colors)
      + text
      + ColorSequence.reset(colors)
  }

  /// A line that is cut where the window ends.
  func line(_ text: String) -> String {
    DisplayWidth.truncated(text, to: max(1, columns))
  }
}

extension String {
  fileprivate var droppingFirstBlank: String {
    hasPrefix(" ") ? String(dropFirst()) : self
  }
}
