import FoundationEssentials
import Navigation
import ScrumFeatures
import Testing

@Suite struct PathNameTests {
  @Test(arguments: [
    ("Design", "design"), ("App Dev", "app-dev"), ("  A -- B!  ", "a-b"), ("", "untitled"),
    ("...", "untitled"), ("Zoë's Café", "zoë-s-café"), ("朝会 2", "朝会-2"), ("٣ Uhr", "٣-uhr"),
    ("ÄÖÜ", "äöü"), ("½ day", "day"), ("a/b", "a-b"), ("हिन्दी सभा", "हिन्दी-सभा"), ("👍🏽", "untitled"),
  ])
  func aTitleBecomesAName(title: String, name: String) {
    #expect(PathName.slug(of: title) == name)
  }

  @Test func aNameTakenGetsTheNextFreeNumber() {
    #expect(
      PathName.names(for: ["Design", "design", "Design!", "Design 2", "New", "new", ""]) == [
        "design", "design-2", "design-3", "design-2-2", "new-2", "new-3", "untitled",
      ]
    )
  }

  @Test func aNumberGivenByATitleIsNotGivenAgain() {
    #expect(
      PathName.names(for: ["Design 2", "Design", "Design"]) == ["design-2", "design", "design-3"]
    )
  }

  @Test func noTwoNamesAreAlikeAndNoneIsReserved() {
    let parts = ["A", "a 2", "A!", "new", "New 2", "", "a-2-2"]
    for first in parts {
      for second in parts {
        for third in parts {
          let names = PathName.names(for: [first, second, third, first, second])
          #expect(Set(names).count == 5)
          #expect(!names.contains("new"))
        }
      }
    }
  }

  @Test func aPathElementMeansANameElseAnId() {
    let scrums = ["Design", "Design", "Web"].enumerated().map { place, title in
      DailyScrum(
        id: UUID(place),
        title: title,
        attendees: [String](),
        lengthInMinutes: 5,
        theme: .sky
      )
    }
    #expect(PathName.index(of: "design", in: scrums) == 0)
    #expect(PathName.index(of: "Design-2", in: scrums) == 1)
    #expect(PathName.index(of: UUID(2).uuidString, in: scrums) == 2)
    #expect(PathName.index(of: UUID(2).uuidString.lowercased(), in: scrums) == 2)
    #expect(PathName.index(of: "des", in: scrums) == nil)
    #expect(PathName.index(of: "new", in: scrums) == nil)
  }
}
