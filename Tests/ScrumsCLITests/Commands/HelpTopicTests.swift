import Testing

@testable import scrums_cli

/// The texts of commands and topics, whole.
@Suite struct HelpTopicTests {
  @Test(arguments: [
    (
      "paths",
      """
      Where you are is written like a path:
        /                    the list of scrums
        /new                 the sheet for a new scrum
        /design              a scrum's screen
        /design/edit         its edit sheet
        /design/meeting      its meeting; to go there begins one
        /design/history      the meetings that were held
        /design/history/2    one of them; 1 is the newest
        /design/follow-ups   what is to be done
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
      "meetings",
      """
      A meeting gives each who is here an equal share of the time that is left, so
      that it ends on time. When a share is over the bell rings and the next has the
      word; the last one runs into overtime, and nothing ends but by end.
        start design without Bjorn    begin, the first share being right
        note Ship it                  note something of the speaker
        next                          one command a turn
        end, save                     it is in the history
      Time is that of the clock, also while the machine sleeps; adjust puts it right.
      A meeting whose session was cut off is kept beside the file: recover.
      """
    ),
    (
      "alerts",
      """
      A question is answered by its buttons' names: yes, nevermind. Until then only
      help, path and show work. In a script the next line answers. --yes gives the
      affirmative answer to each question (yes, save; discard for a changed form);
      under --no-input what would ask fails. A running meeting is never left unasked:
      save, discard or resume.
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
      "environment",
      """
      An option wins over a variable, and a variable over what is usual. A variable
      that is empty counts as not set.
        SCRUMS_FILE     where the scrums live, unless there is --file
        XDG_DATA_HOME   else where scrums-cli/scrums.json is; else ~/.local/share
        XDG_STATE_HOME  where journals and backups are; else ~/.local/state
        HOME            what ~ is
        SCRUMS_PAGER    the pager for answers that are longer than the window
        TMPDIR          where what goes to the pager is put meanwhile; else /tmp
        ACCESSIBLE      1: plain lines, nothing repainted, as with --plain
        NO_COLOR        if it holds anything: no colours, nothing repainted
        TERM            dumb, or none: no colours, nothing repainted
        COLORTERM       truecolor or 24bit: all colours
        TZ              the zone of the days and times that are shown
      """
    ),
    (
      "completions",
      """
      scrums-cli completions SHELL prints a script that lets a shell complete options,
      commands and their arguments. One of these lines makes it do so from its next
      start on:
        echo 'eval "$(scrums-cli completions bash)"' >> ~/.bashrc
        echo 'eval "$(scrums-cli completions zsh)"' >> ~/.zshrc
        echo 'scrums-cli completions fish | source' >> ~/.config/fish/config.fish
      In zsh this stands behind its own line: autoload -U compinit && compinit
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
        Examples:
          pop
          pop 2
      """
    ),
    (
      "push",
      """
      push WHICH
        Open a scrum, a past meeting, or a screen.
        push history, push follow-ups and push edit open a scrum's screens. "help
        which" tells how a row is named.
        Also: open.
        Examples:
          push design
          push 2
          push history
      """
    ),
    (
      "attendee rename",
      """
      attendee rename WHICH NAME
        Give an attendee another name.
        WHICH is one word or quoted.
        Works on the sheet for a new scrum and a scrum's edit sheet.
        Examples:
          attendee rename 2 Jo Smith
          attendee rename bjorn Bo
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
        Examples:
          theme sky
      """
    ),
    (
      "delete",
      """
      delete WHICH
        Delete a scrum; asks first.
        Works on the list of scrums.
        Examples:
          delete 2
          delete app

      delete
        Delete this scrum; asks first.
        Works on a scrum's screen.

      delete WHICH
        Delete a past meeting; asks first.
        Works on a scrum's history.

      delete
        Delete this past meeting; asks first.
        Works on a past meeting.

      delete WHICH
        Delete one.
        Works on a scrum's follow-ups.
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
        Examples:
          import team.json
          import team.json --dry-run
      """
    ),
    (
      "start",
      """
      start [WHICH] [without NAME[, NAME…]]
        Go to a scrum's meeting and begin it.
        On a scrum's screens WHICH may be left out, and where there is one scrum only.
        Those who are named after "without" are absent from the beginning.
        Examples:
          start design
          start design without Bjorn, Chidi
      """
    ),
    (
      "report",
      """
      report [WHICH] [PERIOD]
        Tell what was said, to be pasted into a chat.
        PERIOD is today, yesterday, last (the last day on which a meeting was held,
        also meant without one), week (today and the six days before) or
        since 2030-01-31. On the list all scrums are meant where none is named.
        Examples:
          report
          report design week
          report since 2030-01-31
      """
    ),
    (
      "export",
      """
      export json|scrumdinger|markdown|csv [FILE]
        Write the scrums in another format.
        Without FILE the text is the answer. On a scrum's screens that scrum is meant,
        on the list all are. json is our own format, scrumdinger that of Apple's
        tutorial app, csv the history; what a format cannot hold is told. A FILE that
        exists is replaced only when that is confirmed.
        Examples:
          export markdown
          export csv history.csv
      """
    ),
    (
      "follow-up",
      """
      follow-up [@WHO] TEXT
        Add something to be done, by @WHO.
        WHO is the beginning of an attendee's name, or any name in quotes.
        Works on the screens of a scrum.
        Examples:
          follow-up @bjorn Send the palette
          follow-up @"Jo Smith" Book a room
      """
    ),
    (
      "adjust",
      """
      adjust [+|-]DURATION
        Put time into the meeting, or take it out.
        adjust 5m is for a start that was forgotten, adjust -8m for a machine that
        slept while nobody met.
        Works on a running meeting.
      """
    ),
  ])
  func aTopicIsThis(topic: String, text: String) throws {
    #expect(try HelpText.text(for: topic).get() == text)
  }
}
