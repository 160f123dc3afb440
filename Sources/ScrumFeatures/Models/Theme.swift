/// The colour a scrum goes by. The order is the one in which themes are offered.
public enum Theme: String, CaseIterable, Hashable, Sendable {
  case bubblegum
  case buttercup
  case indigo
  case lavender
  case magenta
  case navy
  case orange
  case oxblood
  case periwinkle
  case poppy
  case purple
  case seafoam
  case sky
  case tan
  case teal
  case yellow

  /// Its name, in lower case as it is typed and stored.
  public var name: String { rawValue }

  /// The main colour.
  public var color: RGBColor {
    switch self {
    case .bubblegum: RGBColor(hex: 0xEE80D1)
    case .buttercup: RGBColor(hex: 0xFFF196)
    case .indigo: RGBColor(hex: 0x360071)
    case .lavender: RGBColor(hex: 0xCFCEFF)
    case .magenta: RGBColor(hex: 0xA51377)
    case .navy: RGBColor(hex: 0x001441)
    case .orange: RGBColor(hex: 0xFF8B42)
    case .oxblood: RGBColor(hex: 0x4A070B)
    case .periwinkle: RGBColor(hex: 0x8682FF)
    case .poppy: RGBColor(hex: 0xFF5E5E)
    case .purple: RGBColor(hex: 0x914BF2)
    case .seafoam: RGBColor(hex: 0xCBEAE5)
    case .sky: RGBColor(hex: 0x6E92FF)
    case .tan: RGBColor(hex: 0xC29B7E)
    case .teal: RGBColor(hex: 0x228F9E)
    case .yellow: RGBColor(hex: 0xFFDF4D)
    }
  }

  /// Which text can be read on the main colour.
  public var accent: Accent {
    switch self {
    case .indigo, .magenta, .navy, .oxblood, .purple: .light
    case .bubblegum, .buttercup, .lavender, .orange, .periwinkle, .poppy, .seafoam, .sky, .tan,
      .teal, .yellow:
      .dark
    }
  }

  /// The shade of text over a theme.
  public enum Accent: Hashable, Sendable {
    case light
    case dark
  }
}

/// A colour of 8 bits a channel.
public struct RGBColor: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// `0xRRGGBB`; higher bits are ignored.
  public init(hex: UInt32) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
  }

  /// Channels from 0 to 1; what lies outside, or is no number, is brought to the nearest end.
  public init(unitRed red: Double, green: Double, blue: Double) {
    func channel(_ value: Double) -> UInt8 {
      value > 0 ? UInt8(min(value, 1) * 255 + 0.5) : 0
    }
    self.init(red: channel(red), green: channel(green), blue: channel(blue))
  }
}
