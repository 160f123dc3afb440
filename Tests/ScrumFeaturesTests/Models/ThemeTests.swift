import ScrumFeatures
import Testing

@Suite struct ThemeTests {
  @Test func sixteenThemesInTheirOrder() {
    #expect(
      Theme.allCases.map { "\($0.name) \($0.color.hexText)" } == [
        "bubblegum #ee80d1", "buttercup #fff196", "indigo #360071", "lavender #cfceff",
        "magenta #a51377", "navy #001441", "orange #ff8b42", "oxblood #4a070b",
        "periwinkle #8682ff", "poppy #ff5e5e", "purple #914bf2", "seafoam #cbeae5",
        "sky #6e92ff", "tan #c29b7e", "teal #228f9e", "yellow #ffdf4d",
      ]
    )
  }

  @Test func lightTextStandsOnTheFiveDarkThemes() {
    let light = Theme.allCases.filter { $0.accent == .light }
    #expect(light == [.indigo, .magenta, .navy, .oxblood, .purple])
  }

  @Test func everyThemeIsNearestToItsOwnColour() {
    for theme in Theme.allCases {
      #expect(Theme.nearest(to: theme.color) == theme)
    }
  }

  @Test func aColourALittleOffFindsItsTheme() {
    #expect(Theme.nearest(to: RGBColor(hex: 0xF8D850)) == .yellow)
    #expect(Theme.nearest(to: RGBColor(hex: 0x0A1030)) == .navy)
    #expect(Theme.nearest(to: RGBColor(hex: 0xFF0000)) == .poppy)
  }

  @Test func typedNamesIgnoreCaseAndAccents() {
    #expect(Theme(typed: "SKY") == .sky)
    #expect(Theme(typed: "séafoam") == .seafoam)
    #expect(Theme(typed: "blue") == nil)
    #expect(Theme(typed: "") == nil)
  }

  @Test(arguments: [
    ("blue", Theme.sky), ("Blue", .sky), ("yelow", .yellow), ("ornage", .orange),
    ("peri", .periwinkle), ("tael", .teal), ("ksy", .sky), ("teel", .teal), ("red", .poppy),
    ("pink", .bubblegum),
    ("dark green", .teal), ("violet", .purple), ("lavendar", .lavender),
  ])
  func aWordThatIsNoThemeSuggestsOne(word: String, theme: Theme) {
    #expect(Theme.suggestion(for: word) == theme)
  }

  @Test(arguments: ["", "   ", "12", "xyzzy", "李"])
  func nonsenseSuggestsNothing(word: String) {
    #expect(Theme.suggestion(for: word) == nil)
  }

  @Test func channelsOutsideTheirRangeAreBroughtBack() {
    #expect(RGBColor(unitRed: -1, green: 2, blue: .nan) == RGBColor(red: 0, green: 255, blue: 0))
  }
}
