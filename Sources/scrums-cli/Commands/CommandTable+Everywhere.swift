/// The commands that work on every screen.
extension CommandTable {
  static let everywhere: [CommandEntry] = [
    CommandEntry(
      "path",
      aliases: ["pwd"],
      is: .path,
      summary: "Tell where this is.",
      details: """
        Each element of the path comes with its kind: pushed on the stack, or
        presented as a sheet.
        """
    ),
    CommandEntry(
      "push",
      aliases: ["open"],
      arguments: "WHICH",
      taking: .screen,
      summary: "Open a scrum, a past meeting, or a screen.",
      details: """
        push history, push follow-ups and push edit open a scrum's screens. "help
        which" tells how a row is named.
        """,
      examples: ["push design", "push 2", "push history"],
      make: { arguments throws(CommandError) in .push(try arguments.row()) }
    ),
    CommandEntry(
      "pop",
      aliases: ["back"],
      arguments: "[N]",
      summary: "Go back one screen, or N.",
      details: """
        A sheet counts as one. More than there are is refused whole, and so is a pop
        at the root. Leaving a changed sheet asks whether to discard the changes.
        """,
      examples: ["pop", "pop 2"],
      isOneShot: false,
      make: { arguments throws(CommandError) in .pop(try arguments.optionalCount() ?? 1) }
    ),
    CommandEntry(
      "root",
      is: .root,
      summary: "Go back to the list.",
      isOneShot: false
    ),
    CommandEntry(
      "go",
      aliases: ["cd"],
      arguments: "PATH",
      taking: .path,
      summary: "Go to a path: go /design/edit, go ..",
      details: "\"help paths\" tells how paths are written.",
      examples: ["go /design/edit", "go .."],
      make: { arguments throws(CommandError) in
        .go(NavigationPath(try arguments.filledText("PATH")))
      }
    ),
    CommandEntry("show", is: .show, summary: "Show this screen again."),
    CommandEntry(
      "help",
      aliases: ["?"],
      arguments: "[COMMAND or TOPIC]",
      taking: .topic,
      summary: "List the commands, or tell about one.",
      details: "Alone it lists what works on this screen; \"help all\" lists all. The topics:\n  "
        + HelpTopic.names,
      examples: ["help push", "help which"],
      make: { arguments throws(CommandError) in .help(topic: try arguments.text()?.value) }
    ),
    CommandEntry(
      "load",
      arguments: "FIXTURE",
      taking: .fixture,
      summary: "Replace the scrums by a fixture's; asks first.",
      details: "FIXTURE is a name, \"sample\" for one, or a file.",
      examples: ["load sample"],
      make: { arguments throws(CommandError) in
        .load(fixture: try arguments.filledText("FIXTURE"))
      }
    ),
    CommandEntry(
      "import",
      arguments: "FILE [--dry-run]",
      taking: .file(flag: "--dry-run"),
      summary: "Add the scrums of a file.",
      details: """
        Ours, Scrumdinger's and SyncUps' files are told apart by their contents. What
        is there already is skipped. --dry-run tells what would be added, and adds
        nothing.
        """,
      examples: ["import team.json", "import team.json --dry-run"],
      make: { arguments throws(CommandError) in
        let isDryRun = arguments.flag("--dry-run")
        return .import(file: try arguments.filledText("FILE"), isDryRun: isDryRun)
      }
    ),
    CommandEntry(
      "save",
      is: .save,
      summary: "Save now.",
      details: "Each change is saved by itself; this retries a save that failed.",
      isOneShot: false
    ),
    CommandEntry(
      "reload",
      is: .reload,
      summary: "Read the file again.",
      details: """
        What other sessions and programs write is taken over by itself within a
        second; this does it now. What was changed on both sides is merged.
        """,
      isOneShot: false
    ),
    CommandEntry(
      "restore",
      arguments: "[N]",
      summary: "Bring back the scrums of a backup.",
      details: """
        Five former states of the file are kept, some time apart; 1 is the newest, and
        meant without a number. What is here becomes the newest backup.
        """,
      make: { arguments throws(CommandError) in .restore(try arguments.optionalCount() ?? 1) }
    ),
    CommandEntry(
      "wait",
      arguments: "DURATION",
      summary: "Wait: wait 90s.",
      isOneShot: false,
      make: { arguments throws(CommandError) in .wait(try arguments.duration()) }
    ),
    CommandEntry(
      "advance",
      arguments: "DURATION",
      summary: "Move simulated time on: advance 10m.",
      details: "Works under --clock simulated only. What is due happens in its order.",
      examples: ["advance 10m", "advance 1m30s"],
      isOneShot: false,
      make: { arguments throws(CommandError) in .advance(try arguments.duration()) }
    ),
    CommandEntry(
      "quit",
      aliases: ["q", "exit"],
      is: .quit,
      summary: "End the session.",
      isOneShot: false
    ),
  ]
}
