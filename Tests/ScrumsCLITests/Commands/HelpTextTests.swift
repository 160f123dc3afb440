import Testing

@testable import scrums_cli

@Suite struct HelpTextTests {
  @Test func theUsageIsThis() {
    #expect(
      InvocationHelp.text == """
        scrums-cli [OPTIONS]          a session; off a terminal: commands, one a line
        scrums-cli [OPTIONS] COMMAND  run one command: scrums-cli --fixture sample list

          --file PATH           where the scrums live; else $SCRUMS_FILE,
                                else $XDG_DATA_HOME/scrums-cli/scrums.json
          --fixture NAME        start from a fixture (sample, or a file)
          --memory              keep nothing
          --script PATH         run the commands of a file
          -c 'A; B'             run these; a ; outside quotes ends one
          --at PATH             open at a navigation path: /design/edit
          --json                one JSON object a command on standard output
          --clock simulated     time moves only by "advance"
          --seed N              new ids are repeatable
          --keep-going          do not stop at the first failed command
          --yes                 answer every question with its affirmative button
          --no-input            ask nothing; what would ask fails
          --plain               plain lines, nothing repainted
          --no-color            no colours
          --version             print the version
          --help                print this; also -h

        scrums-cli help             lists the commands
        scrums-cli help exit-codes  lists the codes that it ends with
        scrums-cli help man         prints the manual page

        From the shell only
          completions bash|zsh|fish     Print what lets a shell complete commands.
          merge BASE OURS THEIRS        Merge two changed files, for git.
        """
    )
  }

  @Test func theCommandsAreThese() {
    #expect(
      HelpText.overview == """
        Everywhere
          path                          Tell where this is.
          push WHICH                    Open a scrum, a past meeting, or a screen.
          pop [N]                       Go back one screen, or N.
          root                          Go back to the list.
          go PATH                       Go to a path: go /design/edit, go ..
          show                          Show this screen again.
          help [COMMAND or TOPIC]       List the commands, or tell about one.
          load FIXTURE                  Replace the scrums by a fixture's; asks first.
          import FILE [--dry-run]       Add the scrums of a file.
          save                          Save now.
          reload                        Read the file again.
          restore [N]                   Bring back the scrums of a backup.
          wait DURATION                 Wait: wait 90s.
          advance DURATION              Move simulated time on: advance 10m.
          quit                          End the session.
          start [WHICH] [without NAME[, NAME…]]
                                        Go to a scrum's meeting and begin it.
          recover [discard]             Go on with a meeting that was cut off.
          report [WHICH] [PERIOD]       Tell what was said, to be pasted into a chat.
          export json|scrumdinger|markdown|csv [FILE]
                                        Write the scrums in another format.

        On the list of scrums
          list [WORDS]                  List the scrums, or those that hold WORDS.
          new [TITLE]                   Open the sheet for a new scrum.
          delete WHICH                  Delete a scrum; asks first.
          move WHICH TO                 Move a scrum to another place: move 1 3.

        On a scrum
          edit                          Open this scrum's edit sheet.
          delete                        Delete this scrum; asks first.
          shuffle                       Put the attendees into a random order.
          history                       Show the meetings that were held.
          follow-ups                    Show what is to be done.
          follow-up [@WHO] TEXT         Add something to be done, by @WHO.

        On the sheets (new, edit)
          title TEXT                    Give the scrum a title.
          length MINUTES                Set its length: 5 to 30 minutes.
          theme NAME                    Set its theme.
          attendee add NAME[, NAME…]    Add attendees.
          attendee remove WHICH         Remove an attendee.
          attendee rename WHICH NAME    Give an attendee another name.
          attendee move WHICH TO        Move an attendee to another place.
          add                           Add the new scrum, and close the sheet.
          done                          Keep the changes, and close the sheet.
          cancel                        Close the sheet; nothing of it stays.

        In a meeting
          next [WHICH]                  Give the word to the next, or to somebody.
          note [@WHO] TEXT              Note something of the speaker, or of @WHO.
          end                           End the meeting; asks whether to save it.
          previous                      Give the word back to the one before.
          pause                         Stop the meeting's time.
          resume                        Let it go on after a pause.
          absent WHICH[, WHICH…]        Take somebody out of the round.
          present WHICH[, WHICH…]       Put somebody into the round again.
          guest NAME[, NAME…]           Let guests speak last, this once.
          restart                       Begin this turn anew.
          adjust [+|-]DURATION          Put time into the meeting, or take it out.
          discard                       Drop the meeting; asks first.

        In a scrum's history
          delete WHICH                  Delete a past meeting; asks first.
          delete                        Delete this past meeting; asks first.

        On a scrum's follow-ups
          add [@WHO] TEXT               Add something at the top.
          check WHICH                   Check one off, or open it again.
          edit WHICH TEXT               Give one another text.
          delete WHICH                  Delete one.
          move WHICH TO                 Move one to another place among those shown.
          filter all|active|completed   Show all, or those open or done.
          clear                         Delete those that are done.

        More: help COMMAND, or help with one of
          paths, which, quoting, durations, keys,
          meetings, alerts, json, files, environment,
          merge, completions, man, error-codes, exit-codes
        """
    )
  }

  @Test func helpBeginsWithWhatWorksHere() throws {
    let text = try HelpText.text(for: nil, on: .history).get()
    #expect(
      text == """
        On a scrum's history
          delete WHICH                  Delete a past meeting; asks first.
          follow-up [@WHO] TEXT         Add something to be done, by @WHO.

        Everywhere
          path, push, pop, root, go, show, help, load, import, save, reload, restore,
          wait, advance, quit, start, recover, report, export

        More: help COMMAND, help all, or help with one of
          paths, which, quoting, durations, keys, meetings, alerts, json, files,
          environment, merge, completions, man, error-codes, exit-codes
        """
    )
    #expect(try HelpText.text(for: "all", on: .history).get() == HelpText.overview)
  }

  /// What is listed works there, and what works there is listed; and all of it is in a window.
  @Test(arguments: ScreenKind.allCases)
  func everyCommandOfAScreenIsListedThere(screen: ScreenKind) throws {
    let text = try HelpText.text(for: nil, on: screen).get()
    for entry in CommandTable.entries where entry.screens != nil {
      let isListed = text.contains("\n" + HelpText.row(entry.usage, entry.summary, width: 28))
      #expect(isListed == entry.belongs(on: screen), "\(entry.usage)")
    }
    let words = text.split { !$0.isLetter && $0 != "-" }
    for entry in CommandTable.entries where entry.screens == nil {
      #expect(words.contains { $0 == entry.name }, "\(entry.usage)")
    }
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 24)
  }

  @Test func everyTextFitsIntoEightyColumns() throws {
    let texts =
      // NB: the manual page is for the program that sets it, and not for a window.
      try allNames.filter { $0 != HelpTopic.man.rawValue }.map { try HelpText.text(for: $0).get() }
      + ScreenKind.allCases.map { try HelpText.text(for: nil, on: $0).get() }
    for line in ([InvocationHelp.text] + texts).flatMap({ $0.split(separator: "\n") }) {
      #expect(DisplayWidth.of(String(line)) <= 80, "\(line)")
    }
  }

  @Test func everyCommandAliasAndTopicHasItsText() {
    for name in allNames {
      #expect(HelpText.text(for: name.uppercased()).error == nil, "\(name)")
    }
    #expect(HelpText.text(for: nil) == .success(HelpText.overview))
    #expect(HelpText.text(for: " ") == .success(HelpText.overview))
  }

  @Test func anUnknownTopicSuggestsTheNearest() {
    #expect(HelpText.text(for: "psuh").error == .notFound(.topic, "psuh", nearest: "push"))
    #expect(HelpText.text(for: "exitcodes").error?.suggestion == "exit-codes")
    #expect(
      HelpText.text(for: "xyz").error?.message
        == "There is no topic \"xyz\". \"help\" lists what there is."
    )
  }

  /// What the help shows as typed is what the parser takes.
  @Test(
    arguments: [
      ("go /design/edit", .scrums), ("go ..", .edit), ("wait 90s", .scrums),
      ("advance 10m", .scrums), ("move 1 3", .scrums), ("title \"a; b\"", .edit),
      ("attendee add \"Smith, Jo\", Alice", .edit), ("attendee rename \"Jo Smith\" Jo", .edit),
      ("help which", .new), ("help theme", .new), ("title Morning Sync", .edit),
      ("start design without Bjorn, Chidi", .scrums), ("note Ship it", .meeting),
      ("note @\"Jo Smith\" is on call", .meeting), ("adjust 5m", .meeting),
      ("adjust -8m", .meeting), ("follow-up @\"Jo Smith\" Book a room", .history),
      ("edit 2 Send the palette", .followUps), ("report since 2030-01-31", .scrums),
    ] as [(String, ScreenKind)]
  )
  func everyExampleIsACommand(line: String, screen: ScreenKind) {
    #expect(Command.parse(line: line, on: screen).error == nil)
  }

  private var allNames: [String] {
    CommandTable.entries.flatMap { [$0.name] + $0.aliases } + HelpTopic.allCases.map(\.rawValue)
      + CommandTable.groups
  }
}
