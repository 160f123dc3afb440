import ScrumFeatures

/// The escape sequences that colour text, in as many colours as the terminal has.
enum ColorSequence {
  /// Back to the terminal's own colours.
  static func reset(_ depth: ColorDepth) -> String {
    depth == .none ? "" : "\u{1B}[0m"
  }

  /// Begins text in `text` on `background`; nothing where there are no colours.
  static func begin(text: RGBColor, on background: RGBColor, _ depth: ColorDepth) -> String {
    switch depth {
    case .none: ""
    case .basic: "\u{1B}[\(basicCode(text));\(basicCode(background) + 10)m"
    case .indexed: "\u{1B}[38;5;\(index(of: text));48;5;\(index(of: background))m"
    case .full: "\u{1B}[38;2;\(channels(text));48;2;\(channels(background))m"
    }
  }

  private static func channels(_ color: RGBColor) -> String {
    "\(color.red);\(color.green);\(color.blue)"
  }

  /// The nearest of the 240 fixed colours of xterm's palette: a cube of 6 × 6 × 6, and 24 greys.
  static func index(of color: RGBColor) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    let place = { (channel: UInt8) in nearest(to: Int(channel), in: levels) }
    let (red, green, blue) = (place(color.red), place(color.green), place(color.blue))
    let average = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let grey = nearest(to: average, in: (0..<24).map { 8 + 10 * $0 })
    let greyLevel = 8 + 10 * grey
    let ofCube = distance(color, (levels[red], levels[green], levels[blue]))
    let ofGrey = distance(color, (greyLevel, greyLevel, greyLevel))
    return ofGrey < ofCube ? 232 + grey : 16 + 36 * red + 6 * green + blue
  }

  /// The foreground code of the nearest of the 16 colours, as xterm shows them; a background's is
  /// ten higher.
  static func basicCode(_ color: RGBColor) -> Int {
    let place = basicColors.indices.min {
      distance(color, basicColors[$0]) < distance(color, basicColors[$1])
    }
    let index = place ?? 7
    return index < 8 ? 30 + index : 82 + index
  }

  private static let basicColors = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
    (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
    (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]

  private static func nearest(to value: Int, in levels: [Int]) -> Int {
    levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
  }

  private static func distance(_ color: RGBColor, _ other: (Int, Int, Int)) -> Int {
    let red = Int(color.red) - other.0
    let green = Int(color.green) - other.1
    let blue = Int(color.blue) - other.2
    return red * red + green * green + blue * blue
  }
}
