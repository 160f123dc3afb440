import ScrumFeatures
import Testing

@testable import scrums_cli

@Suite struct ColorSequenceTests {
  private let black = RGBColor(hex: 0x000000)

  @Test(arguments: [
    (ColorDepth.none, ""), (.basic, "\u{1B}[30;104m"), (.indexed, "\u{1B}[38;5;16;48;5;69m"),
    (.full, "\u{1B}[38;2;0;0;0;48;2;110;146;255m"),
  ])
  func colourIsGivenInWhatTheTerminalHas(depth: ColorDepth, sequence: String) {
    #expect(ColorSequence.begin(text: black, on: Theme.sky.color, depth) == sequence)
    #expect(ColorSequence.reset(depth).isEmpty == (depth == .none))
  }

  @Test(
    arguments: [
      (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x808080, 244), (0x5F87AF, 67),
    ] as [(UInt32, Int)]
  )
  func theNearestOfThePaletteIsTaken(hex: UInt32, index: Int) {
    #expect(ColorSequence.index(of: RGBColor(hex: hex)) == index)
  }

  @Test(
    arguments: [
      (0x000000, 30), (0xFFFFFF, 97), (0xFF0000, 91), (0xD00000, 31), (0x808080, 90),
    ] as [(UInt32, Int)]
  )
  func theNearestOfSixteenIsTaken(hex: UInt32, code: Int) {
    #expect(ColorSequence.basicCode(RGBColor(hex: hex)) == code)
  }
}
