import Testing

@testable import scrums_cli

@Suite struct AnswerTests {
  private struct Scrum: Encodable {
    var id = 1
    var title = "Design"
    var seconds = 90.5
  }

  private func line(
    _ content: AnswerScreen<Scrum>.Content,
    alert: AnswerAlert? = nil,
    error: CommandError? = nil,
    text: String? = nil,
    elements: [AnswerPathElement]? = nil
  ) throws -> String {
    try Answer(
      command: "x",
      error: error,
      path: "/a/b",
      screen: AnswerScreen(content, alert: alert),
      text: text,
      elements: elements
    ).line()
  }

  @Test func aScreenIsShownWithSortedKeysOnOneLine() throws {
    #expect(
      try line(.detail(Scrum())) == """
        {"command":"x","ok":true,"path":"/a/b","screen":{"kind":"detail",\
        "scrum":{"id":1,"seconds":90.5,"title":"Design"}}}
        """
    )
  }

  @Test func theListAlwaysTellsItsCount() throws {
    #expect(
      try line(.scrums(count: 2, rows: nil)) == """
        {"command":"x","ok":true,"path":"/a/b","screen":{"count":2,"kind":"scrums"}}
        """
    )
  }

  @Test func rowsBearTheirNumber() throws {
    #expect(
      try line(.scrums(count: 9, rows: [AnswerRow(number: 7, row: Scrum())])) == """
        {"command":"x","ok":true,"path":"/a/b","screen":{"count":9,"kind":"scrums",\
        "scrums":[{"id":1,"number":7,"seconds":90.5,"title":"Design"}]}}
        """
    )
  }

  @Test func draftsTellWhetherTheyAreNew() throws {
    #expect(
      try line(.edit(Scrum())).contains("\"isNew\":false,\"kind\":\"edit\",\"scrum\":{\"id\":1,")
    )
    #expect(
      try line(.new(Scrum())).contains("\"isNew\":true,\"kind\":\"new\",\"scrum\":{\"id\":1,")
    )
  }

  @Test func anAlertIsOnTopOfTheScreen() throws {
    let alert = AnswerAlert(
      title: "Delete?",
      buttons: [.init(name: "Yes", role: "destructive"), .init(name: "Nevermind")]
    )
    #expect(
      try line(.scrums(count: 0, rows: []), alert: alert) == """
        {"command":"x","ok":true,"path":"/a/b","screen":{"alert":{"buttons":\
        [{"name":"yes","role":"destructive"},{"name":"nevermind"}],"title":"Delete?"},\
        "count":0,"kind":"scrums","scrums":[]}}
        """
    )
  }

  @Test func anErrorHasItsCodeMessageAndSuggestion() throws {
    #expect(
      try line(.scrums(count: 0, rows: nil), error: .unknownTheme("blue", nearest: "sky")) == """
        {"command":"x","error":{"code":"unknown-theme",\
        "message":"Unknown theme \\"blue\\". Did you mean \\"sky\\"?","suggestion":"sky"},\
        "ok":false,"path":"/a/b","screen":{"count":0,"kind":"scrums"}}
        """
    )
    #expect(
      try line(.scrums(count: 0, rows: nil), error: .atRoot).contains(
        "\"message\":\"This is the root; there is nothing to pop.\"},\"ok\":false"
      )
    )
  }

  @Test func textAndPathElementsAreThereWhenAskedFor() throws {
    let elements = [
      AnswerPathElement(name: nil, kind: "scrums", presentation: .root),
      AnswerPathElement(name: "design", kind: "detail", presentation: .pushed),
    ]
    #expect(
      try line(.scrums(count: 0, rows: nil), text: "a\nb", elements: elements) == """
        {"command":"x","elements":[{"kind":"scrums","presentation":"root"},\
        {"kind":"detail","name":"design","presentation":"pushed"}],"ok":true,"path":"/a/b",\
        "screen":{"count":0,"kind":"scrums"},"text":"a\\nb"}
        """
    )
  }
}
