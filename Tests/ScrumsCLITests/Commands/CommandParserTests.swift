import ScrumFeatures
import Testing

@testable import scrums_cli

@Suite struct CommandParserTests {
  @Test(
    arguments: [
      ("path", .path), ("pwd", .path), ("root", .root), ("show", .show), ("save", .save),
      ("reload", .reload), ("quit", .quit), ("q", .quit), ("exit", .quit),
      ("push 2", .push(RowReference(text: "2"))),
      ("open  App Dev ", .push(RowReference(text: "App Dev"))),
      ("push \"2\"", .push(RowReference(text: "2", isQuoted: true))),
      ("pop", .pop(1)), ("back 3", .pop(3)),
      ("cd ../mobile", .go(NavigationPath("../mobile"))), ("go /", .go(.root)),
      ("help", .help(topic: nil)), ("?", .help(topic: nil)),
      ("help attendee add", .help(topic: "attendee add")),
      ("load sample", .load(fixture: "sample")),
      ("import my file.data", .import(file: "my file.data", isDryRun: false)),
      ("import my file.data --dry-run", .import(file: "my file.data", isDryRun: true)),
      ("import --dry-run \"a b\"", .import(file: "a b", isDryRun: true)),
      ("import \"--dry-run\"", .import(file: "--dry-run", isDryRun: false)),
      ("wait 90s", .wait(.seconds(90))), ("advance 1m30s", .advance(.seconds(90))),
    ] as [(String, Command)]
  )
  func worksOnEveryScreen(line: String, command: Command) {
    for screen in ScreenKind.allCases {
      #expect(Command.parse(line: line, on: screen) == .success(command))
    }
  }

  @Test(
    arguments: [
      ("list", .scrums, .list(words: nil)), ("ls app dev", .scrums, .list(words: "app dev")),
      ("new", .scrums, .new(title: nil)),
      ("new Morning Sync", .scrums, .new(title: "Morning Sync")),
      ("new \"a \\\"b\\\" \\\\ \\n\"", .scrums, .new(title: "a \"b\" \\ \\n")),
      ("new say \"hi", .scrums, .new(title: "say \"hi")),
      ("delete app", .scrums, .deleteRow(RowReference(text: "app"))),
      ("move App Dev 2", .scrums, .moveRow(RowReference(text: "App Dev"), to: 2)),
      ("move \"2\" 1", .scrums, .moveRow(RowReference(text: "2", isQuoted: true), to: 1)),
      ("edit", .detail, .edit), ("delete", .detail, .delete),
      ("title \"\"", .edit, .title("")), ("title Morning  Sync", .new, .title("Morning  Sync")),
      ("length 7", .edit, .length(7)), ("length +30", .edit, .length(30)),
      ("theme Sky", .edit, .theme(.sky)),
      ("attendee add Zoë, 李雷", .edit, .addAttendees(["Zoë", "李雷"])),
      ("attendee  add \"Smith, Jo\" ,, Al\"ice,", .new, .addAttendees(["Smith, Jo", "Al\"ice"])),
      ("attendee remove Zoë Smith", .edit, .removeAttendee(RowReference(text: "Zoë Smith"))),
      (
        "attendee rename 1 Jo Smith", .edit,
        .renameAttendee(RowReference(text: "1"), name: "Jo Smith")
      ),
      (
        "attendee rename \"Jo Smith\" \"Jo\"", .edit,
        .renameAttendee(RowReference(text: "Jo Smith", isQuoted: true), name: "Jo")
      ),
      ("attendee move 3 1", .edit, .moveAttendee(RowReference(text: "3"), to: 1)),
      ("add", .new, .add), ("done", .edit, .done), ("cancel", .new, .cancel),
    ] as [(String, ScreenKind, Command)]
  )
  func worksOnItsScreen(line: String, screen: ScreenKind, command: Command) {
    #expect(Command.parse(line: line, on: screen) == .success(command))
  }

  @Test(
    arguments: [
      ("", .scrums, .missingArgument), ("   ", .scrums, .missingArgument),
      ("frobnicate", .scrums, .unknownCommand), ("\"list\"", .scrums, .unknownCommand),
      ("title x", .scrums, .notHere), ("delete", .new, .notHere), ("add", .edit, .notHere),
      ("push", .scrums, .missingArgument), ("push \"\"", .scrums, .emptyText),
      ("path now", .scrums, .extraArgument), ("pop 1 2", .scrums, .extraArgument),
      ("pop x", .scrums, .badNumber), ("pop 0", .scrums, .outOfRange),
      ("pop 99999999999999999999", .scrums, .outOfRange), ("pop -1", .scrums, .outOfRange),
      ("wait 90", .scrums, .badDuration), ("wait", .scrums, .missingArgument),
      ("advance 99999999999999999999h", .scrums, .outOfRange),
      ("new \"abc", .scrums, .unterminatedQuote), ("new \"abc\\\"", .scrums, .unterminatedQuote),
      ("new \"abc\" d", .scrums, .extraArgument), ("new \"abc\"d", .scrums, .extraArgument),
      ("move 1", .scrums, .missingArgument), ("move design there", .scrums, .badNumber),
      ("move \"1\"", .scrums, .missingArgument), ("move", .scrums, .missingArgument),
      ("length 200", .edit, .outOfRange), ("length four", .edit, .badNumber),
      ("length", .edit, .missingArgument), ("length -5", .edit, .outOfRange),
      ("theme blue", .edit, .unknownTheme), ("theme", .edit, .missingArgument),
      ("attendee", .edit, .missingArgument), ("attendee ad Bob", .edit, .unknownCommand),
      ("attendee add", .edit, .missingArgument), ("attendee add ,, \"\"", .edit, .emptyText),
      ("attendee add \"Bob\" Smith", .edit, .extraArgument),
      ("attendee add \"Bob", .edit, .unterminatedQuote),
      ("attendee rename 1", .edit, .missingArgument),
      ("attendee rename 1 \" \"", .edit, .emptyText),
      ("go", .scrums, .missingArgument), ("go \"\"", .scrums, .emptyText),
    ] as [(String, ScreenKind, CommandError.Code)]
  )
  func refusesWithItsCode(line: String, screen: ScreenKind, code: CommandError.Code) {
    #expect(Command.parse(line: line, on: screen).error?.code == code)
  }

  @Test(
    arguments: [
      ("psuh design", .scrums, "push"), ("lst", .scrums, "list"), ("LIST", .scrums, "list"),
      ("del 1", .scrums, "delete"), ("quti", .edit, "quit"), ("titel x", .edit, "title"),
      ("attendee ad Bob", .edit, "attendee add"), ("theme blue", .edit, "sky"),
      ("wait 90", .scrums, "90s"), ("wait 1M 30S", .scrums, "1m30s"), ("length 200", .edit, "30"),
      ("length 0", .edit, "5"), ("title x", .scrums, "new"), ("title x", .detail, "edit"),
      ("list", .edit, "root"), ("xyzzy", .scrums, nil), ("x", .scrums, nil),
    ] as [(String, ScreenKind, String?)]
  )
  func suggestsWhatWasMeant(line: String, screen: ScreenKind, suggestion: String?) {
    let error = Command.parse(line: line, on: screen).error
    #expect(error != nil)
    #expect(error?.suggestion == suggestion)
  }

  @Test(
    arguments: [
      ("start", .start(nil, without: [])),
      ("start design", .start(RowReference(text: "design"), without: [])),
      ("start 2", .start(RowReference(text: "2"), without: [])),
      ("start app dev without Bo", .start(RowReference(text: "app dev"), without: ["Bo"])),
      ("start without Bo, \"Smith, Jo\"", .start(nil, without: ["Bo", "Smith, Jo"])),
      (
        "start \"Life without\" without Bo",
        .start(RowReference(text: "Life without", isQuoted: true), without: ["Bo"])
      ),
      ("note  Ship it ", .note("Ship it", of: nil)),
      ("note @Bo Ship @it", .note("Ship @it", of: PersonReference(name: "Bo"))),
      (
        "note @\"Jo Smith\" on call",
        .note("on call", of: PersonReference(name: "Jo Smith", isQuoted: true))
      ),
      ("note \"@Bo\"", .note("@Bo", of: nil)),
      ("adjust 5m", .adjust(by: .seconds(300))), ("adjust +5m", .adjust(by: .seconds(300))),
      ("adjust -1m30s", .adjust(by: .seconds(-90))),
      ("next", .next(nil)), ("n 2", .next(RowReference(text: "2"))),
      ("guest A, B", .guest(["A", "B"])),
      ("report", .report(nil, period: nil)),
      ("report today", .report(nil, period: "today")),
      ("report app dev", .report(RowReference(text: "app dev"), period: nil)),
      ("report app dev week", .report(RowReference(text: "app dev"), period: "week")),
      ("report since 2030-01-31", .report(nil, period: "since 2030-01-31")),
      ("report 1 since 2030-01-31", .report(RowReference(text: "1"), period: "since 2030-01-31")),
      ("report since", .report(nil, period: "since")),
      (
        "report \"The week\" today",
        .report(RowReference(text: "The week", isQuoted: true), period: "today")
      ),
      ("export csv", .export(.csv, file: nil)),
      ("export JSON my file", .export(.json, file: "my file")),
      ("recover", .recover), ("recover discard", .discardCutOffMeeting),
      ("follow-up @Bo Call", .followUp("Call", owner: PersonReference(name: "Bo"))),
    ] as [(String, Command)]
  )
  func readsWhatMeetingsTake(line: String, command: Command) {
    #expect(Command.parse(line: line, on: .meeting) == .success(command))
  }

  @Test func whatIsNoDurationKeepsItsSign() {
    #expect(
      Command.parse(line: "adjust -5", on: .meeting)
        == .failure(.badDuration("-5", suggestion: "-5s"))
    )
  }

  @Test(
    arguments: [
      ("start x without", .missingArgument), ("start without ,", .emptyText),
      ("start \"x\" y without Bo", .extraArgument), ("note", .missingArgument),
      ("note @Bo", .missingArgument), ("note @", .missingArgument),
      ("note @ Bo", .missingArgument), ("note @\"\" x", .missingArgument),
      ("note @\"Bo", .unterminatedQuote), ("note \" \"", .emptyText),
      ("adjust", .missingArgument), ("adjust 5", .badDuration), ("adjust --5m", .badDuration),
      ("adjust -", .badDuration), ("absent", .missingArgument), ("guest ,", .emptyText),
      ("export", .missingArgument), ("export xml", .notFound), ("export csv \"\"", .emptyText),
      ("recover it", .extraArgument), ("end now", .extraArgument),
    ] as [(String, CommandError.Code)]
  )
  func refusesWhatMeetingsDoNotTake(line: String, code: CommandError.Code) {
    #expect(Command.parse(line: line, on: .meeting).error?.code == code)
  }

  @Test func everySuggestedWayIsACommandOfItsScreen() {
    for screen in ScreenKind.allCases {
      for other in ScreenKind.allCases {
        #expect(Command.parse(line: screen.way(to: other), on: screen).error == nil)
      }
    }
  }

  @Test(
    arguments: [
      (["new", "Morning Sync"], .scrums, .new(title: "Morning Sync")),
      (["new", "\"quoted\""], .scrums, .new(title: "\"quoted\"")),
      (["move", "App Dev", "2"], .scrums, .moveRow(RowReference(text: "App Dev"), to: 2)),
      (["move App Dev 2"], .scrums, .moveRow(RowReference(text: "App Dev"), to: 2)),
      (["attendee", "add", "Zoë, 李雷"], .edit, .addAttendees(["Zoë", "李雷"])),
      (
        ["attendee", "rename", "Jo Smith", "Jo"], .edit,
        .renameAttendee(RowReference(text: "Jo Smith"), name: "Jo")
      ),
      (["import", "a b", "--dry-run"], .scrums, .import(file: "a b", isDryRun: true)),
      (["title", "Morning", "Sync"], .edit, .title("Morning Sync")),
    ] as [([String], ScreenKind, Command)]
  )
  func takesTheShellsWordsAsTheyAre(words: [String], screen: ScreenKind, command: Command) {
    #expect(Command.parse(words: words, on: screen) == .success(command))
  }

  @Test func refusesTooManyWordsAndNone() {
    #expect(Command.parse(words: ["path", "now"], on: .scrums).error?.code == .extraArgument)
    #expect(Command.parse(words: ["move", "1"], on: .scrums).error?.code == .missingArgument)
    #expect(Command.parse(words: [], on: .scrums).error == .nothingTyped)
  }

  @Test func alertButtonsWinOverCommandsOfTheSameName() {
    let buttons = ["Save", "Nevermind"]
    #expect(Command.parse(line: " save ", on: .scrums, alert: buttons) == .success(.button(0)))
    #expect(Command.parse(line: "NEVERMIND", on: .edit, alert: buttons) == .success(.button(1)))
    #expect(
      Command.parse(line: "save it", on: .scrums, alert: buttons).error?.code == .extraArgument
    )
  }

  @Test(arguments: ["list", "quit", "pop", "xyzzy", "title x", "attendee", "go /"])
  func everythingElseWaitsForTheAlert(line: String) {
    let error = Command.parse(line: line, on: .scrums, alert: ["Yes", "Nevermind"]).error
    #expect(error?.code == .alert)
    #expect(error?.message.hasSuffix("Answer \"yes\" or \"nevermind\".") == true)
  }

  @Test(arguments: ["help", "? push", "path", "pwd", "show"])
  func someCommandsWorkUnderAnAlert(line: String) {
    #expect(Command.parse(line: line, on: .edit, alert: ["Yes"]).error == nil)
  }

  @Test func randomLinesParseWithoutATrap() {
    var generator = SeededWords(seed: 42)
    let pieces =
      CommandTable.entries.map(\.name) + [
        "\"", "\\", ";", ",", " ", "\t", "1", "-", "99999999999999999999", "é", "世", "👨‍👩‍👧", "\u{0}",
        "\u{1B}[2J", "\u{202E}", "\u{301}", "..", "/", "\r", "9m", "--dry-run", "attendee",
      ]
    var codes: Set<CommandError.Code> = []
    for _ in 0..<2_500 {
      let count = Int.random(in: 0...6, using: &generator)
      let line = (0..<count).map { _ in
        (pieces.randomElement(using: &generator) ?? "")
          + (Bool.random(using: &generator) ? " " : "")
      }.joined()
      for screen in ScreenKind.allCases {
        guard let error = Command.parse(line: line, on: screen).error else { continue }
        codes.insert(error.code)
        #expect(!error.message.contains { $0.isNewline || $0 == "\u{1B}" || $0 == "\u{202E}" })
      }
      _ = CommandText.split(line)
    }
    #expect(codes.isSuperset(of: [.unknownCommand, .unterminatedQuote, .extraArgument, .notHere]))
  }
}

extension Result {
  var error: Failure? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}
