import Testing

@testable import scrums_cli

@Suite struct DurationTextTests {
  @Test(arguments: [
    ("90s", 90), ("10m", 600), ("1h", 3600), ("1m30s", 90), ("1h0m5s", 3605), ("0s", 0),
    ("876000h", 3_153_600_000),
  ])
  func isHoursMinutesAndSeconds(text: String, seconds: Int) {
    #expect(DurationText.parse(text) == .success(.seconds(seconds)))
  }

  @Test(arguments: [
    ("", nil), ("90", "90s"), ("s", nil), ("1s1m", nil), ("1m1m", nil), ("-5s", nil), ("1.5s", nil),
    ("5 m", "5m"), ("5M", "5m"), ("1d", nil), ("٣s", nil), ("+5", "5s"),
  ])
  func isNothingElse(text: String, suggestion: String?) {
    #expect(
      DurationText.parse(text) == .failure(.badDuration(text, suggestion: suggestion))
    )
  }

  @Test(arguments: ["876001h", "876000h1s", "99999999999999999999s"])
  func hasAnEnd(text: String) {
    #expect(DurationText.parse(text) == .failure(.durationTooLong(text)))
  }
}
