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
        """
    )
  }

  @Test func theCommandsAreThese() {
    #expect(
      HelpText.overview == """
        Everywhere
          path                          Tell where this is.
          push WHICH                    Open a scrum.
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

        On the list of scrums
          list [WORDS]                  List the scrums, or those that hold WORDS.
          new [TITLE]                   Open the sheet for a new scrum.
          delete WHICH                  Delete a scrum; asks first.
          move WHICH TO                 Move a scrum to another place: move 1 3.

        On a scrum
          edit                          Open this scrum's edit sheet.
          delete                        Delete this scrum; asks first.

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

        More: help COMMAND, or help with one of
          paths, which, quoting, durations, alerts,
          json, files, merge, error-codes, exit-codes
        """
    )
  }

  @Test(arguments: [
    (
      "paths",
      """
      Where you are is written like a path:
        /              the list of scrums
        /new           the sheet for a new scrum
        /design        a scrum's screen
        /design/edit   its edit sheet
      A path may be relative: edit, .., ../mobile. A scrum's name in a path is its
      title in lower case, with hyphens for all but letters and digits: "App Dev" is
      app-dev. A name already taken gets a number: design-2. An id works too.
      """
    ),
    (
      "which",
      """
      WHICH is a number, the beginning of a title or name, or an id. Case and accents
      do not count; what begins several titles is refused. A number means the row that
      bore it in the last answer. Between quotes a number is a title.
      """
    ),
    (
      "quoting",
      """
      A text runs to the end of the line. Where it begins it may be quoted:
        title "a; b"
      Inside, \\" is a quote and \\\\ a backslash. A ; outside quotes ends a command in
      -c, and only there. A line that begins with # is a comment.
      """
    ),
    (
      "durations",
      """
      A duration is written 90s, 10m, 1h or 1m30s. A bare number is refused.
      """
    ),
    (
      "alerts",
      """
      A question is answered by its buttons' names: yes, nevermind. Until then only
      help, path and show work. In a script the next line answers. --yes gives the
      affirmative answer to each question; under --no-input what would ask fails.
      """
    ),
    (
      "json",
      """
      With --json each command gives one object on a line of its own:
        {"command":"path","ok":true,"path":"/","screen":{"count":3,"kind":"scrums"}}
      A failed one is not ok and holds error: {"code":…,"message":…,"suggestion":…}.
      Messages for people go to standard error.
      """
    ),
    (
      "exit-codes",
      """
        0    all well
        1    a command failed
        64   wrong usage
        65   data that is not what it should be
        66   an input file is missing
        70   a fault of this program
        73   an output file cannot be created
        74   reading or writing failed, standard output included
        75   the file was locked for more than 5 s
        130  interrupted
      """
    ),
    (
      "pop",
      """
      pop [N]
        Go back one screen, or N.
        A sheet counts as one. More than there are is refused whole, and so is a pop
        at the root. Leaving a changed sheet asks whether to discard the changes.
        Also: back.
      """
    ),
    (
      "push",
      """
      push WHICH
        Open a scrum.
        "help which" tells how a scrum is named.
        Also: open.
      """
    ),
    (
      "attendee rename",
      """
      attendee rename WHICH NAME
        Give an attendee another name.
        WHICH is one word or quoted: attendee rename "Jo Smith" Jo
        Works on the sheet for a new scrum and a scrum's edit sheet.
      """
    ),
    (
      "theme",
      """
      theme NAME
        Set its theme.
        The themes:
          bubblegum, buttercup, indigo, lavender, magenta, navy, orange, oxblood,
          periwinkle, poppy, purple, seafoam, sky, tan, teal, yellow
        Works on the sheet for a new scrum and a scrum's edit sheet.
      """
    ),
    (
      "delete",
      """
      delete WHICH
        Delete a scrum; asks first.
        Works on the list of scrums.

      delete
        Delete this scrum; asks first.
        Works on a scrum's screen.
      """
    ),
    (
      "import",
      """
      import FILE [--dry-run]
        Add the scrums of a file.
        Ours, Scrumdinger's and SyncUps' files are told apart by their contents. What
        is there already is skipped. --dry-run tells what would be added, and adds
        nothing.
      """
    ),
  ])
  func aTopicIsThis(topic: String, text: String) throws {
    #expect(try HelpText.text(for: topic).get() == text)
  }

  @Test func everyTextFitsIntoEightyColumns() throws {
    let texts = try allNames.map { try HelpText.text(for: $0).get() }
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
