import Testing

@testable import scrums_cli

@Suite struct NavigationPathTests {
  @Test(
    arguments: [
      ("/", [], .scrums), ("/new", [], .new), ("/design", [], .detail(scrum: "design")),
      ("/design/edit", [], .edit(scrum: "design")),
      ("//design///edit/", ["x"], .edit(scrum: "design")),
      ("edit", ["design"], .edit(scrum: "design")), ("design", [], .detail(scrum: "design")),
      ("..", ["design", "edit"], .detail(scrum: "design")), ("..", ["new"], .scrums),
      ("../mobile", ["design"], .detail(scrum: "mobile")),
      ("../../mobile/./edit", ["design", "edit"], .edit(scrum: "mobile")),
      (".", ["design"], .detail(scrum: "design")), ("/ü-李", [], .detail(scrum: "ü-李")),
      ("meeting", ["design"], .meeting(scrum: "design")),
      ("../history", ["design", "edit"], .history(scrum: "design")),
      ("history/2", ["design"], .pastMeeting(scrum: "design", number: 2)),
      ("..", ["design", "history", "2"], .history(scrum: "design")),
      ("../3", ["design", "history", "2"], .pastMeeting(scrum: "design", number: 3)),
      ("/design/follow-ups", [], .followUps(scrum: "design")),
    ] as [(String, [String], Destination)]
  )
  func leadsToItsScreen(text: String, base: [String], destination: Destination) {
    #expect(NavigationPath(text).destination(from: base) == .success(destination))
  }

  @Test(
    arguments: [("..", []), ("../..", ["design"]), ("/..", ["design"])] as [(String, [String])]
  )
  func doesNotLeadAboveTheRoot(text: String, base: [String]) {
    #expect(NavigationPath(text).destination(from: base) == .failure(.atRoot))
  }

  @Test(arguments: [
    ("/new/edit", "/new"), ("/design/edti", "/design/edit"), ("/design/xyz", "/design"),
    ("/design/edit/more", "/design/edit"), ("/design/histroy", "/design/history"),
    ("/design/history/x", "/design/history"), ("/design/history/2/3", "/design/history"),
    ("/design/follow-up", "/design/follow-ups"), ("/new/meeting", "/new"),
  ])
  func aScreenThatIsNotThereIsNotFound(text: String, nearest: String) {
    #expect(
      NavigationPath(text).destination(from: [])
        == .failure(.notFound(.path, text, nearest: nearest))
    )
  }

  @Test(arguments: [
    "/", "/new", "/design", "/design/edit", "/design/meeting", "/design/history",
    "/design/history/12", "/design/follow-ups",
  ])
  func aDestinationTellsItsPath(path: String) throws {
    #expect(try NavigationPath(path).destination(from: []).get().path == path)
  }
}
