/// What `help` can tell beside the commands.
enum HelpTopic: String, CaseIterable, Sendable {
  case paths
  case which
  case quoting
  case durations
  case keys
  case meetings
  case alerts
  case json
  case files
  case environment
  case merge
  case completions
  case man
  case errorCodes = "error-codes"
  case exitCodes = "exit-codes"

  /// All of them, as they are typed, in lines of five.
  static var names: String {
    let names = allCases.map(\.rawValue)
    return stride(from: 0, to: names.count, by: 5).map { start in
      names[start..<min(start + 5, names.count)].joined(separator: ", ")
    }
    .joined(separator: ",\n  ")
  }

  var text: String {
    switch self {
    case .paths:
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
    case .which:
      """
      WHICH is a number, the beginning of a title or name, or an id. Case and accents
      do not count; what begins several titles is refused. A number means the row that
      bore it in the last answer. Between quotes a number is a title.
      """
    case .quoting:
      """
      A text runs to the end of the line. Where it begins it may be quoted:
        title "a; b"
      Inside, \\" is a quote and \\\\ a backslash. A ; outside quotes ends a command in
      -c, and only there. A line that begins with # is a comment.
      """
    case .durations:
      """
      A duration is written 90s, 10m, 1h or 1m30s. A bare number is refused.
      """
    case .keys:
      """
      → End         at the end of the line: take the suggestion, Alt-F a word of it
      Tab           complete; again, an arrow or PgDn: choose; Enter takes, Esc closes
      ↑ ↓           lines from before that begin like this one
      Ctrl-R        search them; again: an older one
      Alt-.         the last word of the line before
      Ctrl-A E      to the beginning, the end;  Alt-B F  by words
      Ctrl-W U K    cut the word, all before, all after;  Alt-D Alt-Backspace
      Ctrl-Y        put in what was cut;  Ctrl-T  swap two letters
      Ctrl-_        take the last change back
      Ctrl-L        clear the window;  Ctrl-Z  stop, and fg comes back
      Ctrl-C        a fresh line; what is carried out is interrupted
      Ctrl-D        on an empty line: end the session
      A line that begins with a blank is not remembered.
      """
    case .meetings:
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
    case .alerts:
      """
      A question is answered by its buttons' names: yes, nevermind. Until then only
      help, path and show work. In a script the next line answers. --yes gives the
      affirmative answer to each question (yes, save; discard for a changed form);
      under --no-input what would ask fails. A running meeting is never left unasked:
      save, discard or resume.
      """
    case .json:
      """
      With --json each command gives one object on a line of its own:
        {"command":"path","ok":true,"path":"/","screen":{"count":3,"kind":"scrums"}}
      A failed one is not ok and holds error: {"code":…,"message":…,"suggestion":…}.
      Messages for people go to standard error.
      """
    case .files:
      """
      The scrums are in the file of --file, else of $SCRUMS_FILE, else in
      scrums-cli/scrums.json in $XDG_DATA_HOME (~/.local/share). Each change is in a
      journal when it is answered, and in the file within a second. Journals and
      backups are in scrums-cli in $XDG_STATE_HOME (~/.local/state), and so is a
      meeting that is being held.
      Several sessions may use one file, and so may an editor or git: what they change
      is merged within a second. Where two changed the same thing both are kept.
      restore brings back one of five former states.
      """
    case .environment: EnvironmentVariable.text
    case .merge:
      """
      scrums-cli merge BASE OURS THEIRS merges two changed files of scrums and writes
      the result into OURS. It ends with 0, and with 1 where both sides changed the
      same thing: then both are kept, and each is told. In a repository of git, these
      four lines let git merge scrums.json that way:
        git config merge.scrums.name "scrums, change by change"
        git config merge.scrums.driver "scrums-cli merge %O %A %B"
        echo "scrums.json merge=scrums" >> .gitattributes
        git add .gitattributes
      They need scrums-cli on the PATH. .gitattributes is committed and goes to every
      clone; the first two lines are for this clone only. After a 1 git calls the file
      conflicted though both changes are in it: delete what is wrong, then git add it.
      """
    case .completions: ShellCommand.completionsText
    case .man: ManualPage.text
    case .errorCodes:
      "The codes of a refused command:\n"
        + CommandError.Code.allCases.map { "  \($0.rawValue)" }.joined(separator: "\n")
    case .exitCodes:
      ExitCode.allCases.map { code in
        HelpText.row("\(code.rawValue)", code.meaning, width: 3)
      }.joined(separator: "\n")
    }
  }
}
