import Navigation
import ScrumFeatures

/// What the editor is told about commands: those of the screen, and what their arguments may name.
///
/// A picture of the session at the moment when a line is asked for; it costs nothing until something
/// is completed.
struct CommandAssistant: EditorAssistant {
  let screen: ScreenKind
  /// The buttons of the alert that is up.
  let buttons: [String]
  let location: [String]
  let scrums: IdentifiedArrayOf<DailyScrum>
  let pathNames: PathNames
  /// The rows of the screen, where it has others than scrums.
  let rows: [Row]
  let attendees: [String]
  let days: LocalDays
  var suggestion: String?

  /// Something that a number or a name stands for.
  struct Row: Hashable, Sendable {
    var title: String
    var description: String
    var theme: Theme?
  }

  // MARK: - Commands

  func completion(of head: String) -> Completion {
    let line = String(head.drop { $0.isWhitespace })
    let word = line.lowercased()
    let names = commands.filter { $0.text.hasPrefix(word) }
    if !line.contains(where: \.isWhitespace) || !names.isEmpty {
      return Completion(length: line.count, candidates: names)
    }
    let (name, rest) = CommandText.name(of: line)
    let entry = CommandTable.entries(named: name).first { $0.belongs(on: screen) }
    guard let entry, buttons.isEmpty else { return .none }
    return completion(of: String(rest), as: entry.taking)
  }

  /// What can be typed first: the commands of this screen, then those of all.
  private var commands: [Completion.Candidate] {
    guard buttons.isEmpty else {
      return buttons.map { Completion.Candidate($0, "Answer the question.") }
    }
    let here = CommandTable.here(screen)
    let everywhere = CommandTable.entries.filter { $0.screens == nil }
    return (here + everywhere).map { Completion.Candidate($0.name, $0.summary) }
  }

  func command(in line: String) -> (length: Int, validity: CommandValidity) {
    let blanks = line.prefix { $0.isWhitespace }.count
    let (name, rest) = CommandText.name(of: line)
    guard !name.isEmpty, name.first != "#" else { return (0, .unfinished) }
    let length = blanks + name.count
    guard buttons.isEmpty else { return (length, validityOfAnswer(name)) }
    let entries = CommandTable.entries(named: name)
    if entries.contains(where: { $0.belongs(on: screen) }) { return (length, .valid) }
    if !entries.isEmpty { return (length, .elsewhere) }
    let isTyped = rest.isEmpty && line.last?.isWhitespace != true
    let mayBecome = CommandTable.entries.contains { $0.name.hasPrefix(name) }
    let isGroup = CommandTable.groups.contains(name)
    return (length, mayBecome && (isTyped || isGroup) ? .unfinished : .unknown)
  }

  private func validityOfAnswer(_ name: String) -> CommandValidity {
    let folded = name.lowercased()
    if buttons.contains(folded) { return .valid }
    if ["help", "path", "show"].contains(CommandTable.entries(named: name).first?.name) {
      return .valid
    }
    return buttons.contains { $0.hasPrefix(folded) } ? .unfinished : .elsewhere
  }

  /// How the command that is being typed is written; where nothing is typed, what can be done here.
  func hint(for line: String) -> StyledText? {
    guard buttons.isEmpty else { return nil }
    let (name, _) = CommandText.name(of: line)
    guard !name.isEmpty else { return overview }
    let entries = CommandTable.entries(named: name)
    guard let entry = entries.first(where: { $0.belongs(on: screen) }) else { return nil }
    return StyledText("  \(entry.usage)   \(entry.summary)", .dim)
  }

  private var overview: StyledText {
    let names = CommandTable.here(screen).map(\.name)
    let firsts = names.map { String($0.prefix { $0 != " " }) }
    var seen: Set<String> = []
    let ways: [String] =
      if screen == .scrums { ["push", "start"] } else if screen == .detail { ["start"] } else { [] }
    var words = (ways + firsts).filter { seen.insert($0).inserted }
    // What does not fit into the usual window is left to the help.
    while words.joined(separator: " · ").count > 68 { words.removeLast() }
    return StyledText("  " + (words + ["help"]).joined(separator: " · "), .dim)
  }
}
