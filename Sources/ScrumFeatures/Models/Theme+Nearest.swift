extension Theme {
  /// The theme that a typed word names exactly; case and accents are ignored.
  public init?(typed word: String) {
    self.init(rawValue: FoldedText(word).text)
  }

  /// The theme whose colour looks nearest to `color`.
  public static func nearest(to color: RGBColor) -> Theme {
    var best = Theme.sky
    var bestDistance = Double.infinity
    for theme in allCases {
      let distance = theme.color.distance(to: color)
      if distance < bestDistance {
        (best, bestDistance) = (theme, distance)
      }
    }
    return best
  }

  /// The theme that was probably meant by a word that names none: by spelling, else by meaning.
  public static func suggestion(for word: String) -> Theme? {
    let folded = FoldedText(word).text
    guard !folded.isEmpty else { return nil }
    let names = allCases.map(\.name)
    if let name = Spelling.nearest(to: folded, in: names) {
      return Theme(rawValue: name)
    }
    for part in folded.split(whereSeparator: { !$0.isLetter }).reversed() {
      if let theme = Theme(rawValue: String(part)) ?? meanings[String(part)] {
        return theme
      }
    }
    return nil
  }

  /// Names of colours that are no theme, with the theme that stands nearest to each.
  private static let meanings: [String: Theme] = [
    "amber": .yellow, "apricot": .orange, "aqua": .teal, "aquamarine": .seafoam, "azure": .sky,
    "beige": .tan, "black": .navy, "blue": .sky, "bordeaux": .oxblood, "brick": .poppy,
    "bronze": .tan, "brown": .tan, "burgundy": .oxblood, "chocolate": .oxblood,
    "copper": .tan, "coral": .poppy, "cornflower": .sky, "cream": .buttercup, "crimson": .poppy,
    "cyan": .teal, "emerald": .teal, "fuchsia": .bubblegum, "gold": .yellow, "gray": .lavender,
    "green": .teal, "grey": .lavender, "ivory": .buttercup, "khaki": .tan, "lemon": .buttercup,
    "lilac": .lavender, "lime": .buttercup, "maroon": .oxblood, "mauve": .lavender,
    "mint": .seafoam, "mustard": .yellow, "olive": .tan, "peach": .orange, "petrol": .teal,
    "pink": .bubblegum, "plum": .magenta, "red": .poppy, "rose": .bubblegum, "ruby": .poppy,
    "salmon": .poppy, "sand": .tan, "scarlet": .poppy, "silver": .lavender, "tangerine": .orange,
    "turquoise": .teal, "ultramarine": .indigo, "vermilion": .poppy, "violet": .purple,
    "white": .seafoam, "wine": .oxblood,
  ]
}

extension RGBColor {
  /// How different two colours look: a weighted distance that follows the eye better than the
  /// plain one (red counts more in warm colours, blue more in cold ones).
  func distance(to other: RGBColor) -> Double {
    let meanRed = (Double(red) + Double(other.red)) / 2
    let red = Double(red) - Double(other.red)
    let green = Double(green) - Double(other.green)
    let blue = Double(blue) - Double(other.blue)
    return (2 + meanRed / 256) * red * red
      + 4 * green * green
      + (2 + (255 - meanRed) / 256) * blue * blue
  }
}
