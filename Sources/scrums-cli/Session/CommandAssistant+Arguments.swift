import Navigation
import ScrumFeatures
import ScrumFixtures

/// What the arguments of commands may name.
extension CommandAssistant {
  /// More than these are not offered at once; a longer beginning narrows them.
  private static let limit = 200

  /// What could stand at the end of `rest`, a command's arguments up to the cursor.
  func completion(of rest: String, as kind: ArgumentKind) -> Completion {
    switch kind {
    case .free: return .none
    case .row(let isLast):
      return ofRows(rest, screen == .scrums ? scrumRows : rows, isLast: isLast)
    case .rows: return ofList(rest)
    case .scrum: return ofScrums(rest)
    case .screen: return ofScreens(rest)
    case .attendee(let isLast):
      return ofRows(rest, attendees.map { Row(title: $0, description: "") }, isLast: isLast)
    case .person: return ofPerson(rest)
    case .path: return ofPath(rest)
    case .fixture: return ofFiles(rest, before: ScrumFixtures.names)
    case .file(let flag):
      guard !rest.isEmpty, flag.hasPrefix(rest) else { return ofFiles(rest) }
      return matches(rest, [Completion.Candidate(flag)])
    case .theme: return ofTheme(rest)
    case .topic: return ofTopic(rest)
    case .period: return ofPeriod(rest)
    case .format: return ofFormat(rest)
    case .words(let words): return matches(rest, words.map { Completion.Candidate($0) })
    }
  }

  /// The candidates that begin with what is typed, whatever its case and accents.
  private func matches(_ typed: String, _ candidates: [Completion.Candidate]) -> Completion {
    let folded = FoldedText(typed)
    let found = candidates.lazy.filter { FoldedText($0.text).begins(with: folded) }
    return Completion(length: typed.count, candidates: Array(found.prefix(Self.limit)))
  }

  // MARK: - Rows

  private func ofRows(_ typed: String, _ rows: [Row], isLast: Bool) -> Completion {
    let open = typed.hasPrefix("\"")
    let folded = FoldedText(open ? String(typed.dropFirst()) : typed)
    let found = rows.enumerated().lazy.filter { FoldedText($1.title).begins(with: folded) }
    let candidates = found.prefix(Self.limit).map { index, row in
      Completion.Candidate(
        reference(to: row.title, number: index + 1, isLast: isLast && !open),
        row.description,
        swatch: row.theme?.color
      )
    }
    return Completion(length: typed.count, candidates: Array(candidates))
  }

  /// How a row is named in a line: by its title where that can be typed, else by its number.
  private func reference(to title: String, number: Int, isLast: Bool) -> String {
    let isOneLine = !title.contains(where: \.isNewline)
    guard isOneLine, !title.trimmingBlanks().isEmpty else { return String(number) }
    let isNumber = title.allSatisfy(\.isNumber)
    let hasBlanks = title.contains(where: \.isWhitespace)
    let isQuoted = isNumber || hasBlanks && !isLast || title != CommandText.quoted(title)
    return isQuoted ? CommandText.inQuotes(title) : title
  }

  private var scrumRows: [Row] { scrums.map { Row(title: $0.title, of: $0) } }

  private func ofScrums(_ typed: String) -> Completion {
    // What follows "without" are people.
    guard let without = typed.ranges(of: "without ").last else {
      return ofRows(typed, scrumRows, isLast: true)
    }
    let title = FoldedText(String(typed[..<without.lowerBound]).trimmingBlanks()).text
    let scrum = scrums.first { FoldedText($0.title).text.hasPrefix(title) && !title.isEmpty }
    return ofNames(
      typed[without.upperBound...],
      scrum.map { $0.attendees.map(\.name) } ?? attendees
    )
  }

  /// Rows with commas between them.
  private func ofList(_ typed: String) -> Completion {
    typed.contains(",") ? ofNames(typed[...], rows.map(\.title)) : ofRows(typed, rows, isLast: true)
  }

  /// The last of several names with commas between them: those that are not among the others.
  private func ofNames(_ typed: Substring, _ people: [String]) -> Completion {
    let parts = typed.split(separator: ",", omittingEmptySubsequences: false)
    let named = Set(parts.dropLast().map { FoldedText(String($0).trimmingBlanks()).text })
    return matches(
      String((parts.last ?? "").drop { $0.isWhitespace }),
      people.filter { !named.contains(FoldedText($0).text) }.map { Completion.Candidate($0) }
    )
  }

  private func ofScreens(_ typed: String) -> Completion {
    switch screen {
    case .scrums: return ofRows(typed, scrumRows, isLast: true)
    case .new, .edit: return .none
    case .history: return ofRows(typed, rows, isLast: true)
    case .detail, .meeting, .pastMeeting, .followUps:
      return matches(typed, Self.screens.map { Completion.Candidate($0, "") })
    }
  }

  private static let screens = ["history", "follow-ups", "edit", "meeting"]

  // MARK: - People

  private func ofPerson(_ typed: String) -> Completion {
    guard typed.first == "@" else { return .none }
    let name = typed.dropFirst()
    guard !name.contains(where: \.isWhitespace) || name.first == "\"" else { return .none }
    let folded = FoldedText(String(name.drop { $0 == "\"" }))
    let people = screen == .meeting ? rows.map(\.title) : attendees
    let candidates = people.filter { FoldedText($0).begins(with: folded) }.map { person in
      let isPlain = !person.contains(where: \.isWhitespace) && !person.hasPrefix("\"")
      return Completion.Candidate("@" + (isPlain ? person : CommandText.inQuotes(person)))
    }
    return Completion(length: typed.count, candidates: candidates)
  }

  // MARK: - Places

  private func ofPath(_ typed: String) -> Completion {
    let slash = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let parent = NavigationPath(String(typed[..<slash]))
    guard case .success(let names) = parent.names(from: location) else { return .none }
    let found = matches(String(typed[slash...]), children(of: names))
    guard found.candidates.isEmpty, typed.isEmpty else { return found }
    // Where nothing is below, the paths from the root on.
    return Completion(
      length: 0,
      candidates: children(of: []).map { candidate in
        var candidate = candidate
        candidate.text = "/" + candidate.text
        return candidate
      }
    )
  }

  private func children(of names: [String]) -> [Completion.Candidate] {
    var pathNames = pathNames
    let all = pathNames.names(of: scrums)
    guard let first = names.first else {
      let sheet = Completion.Candidate("new", "a new scrum")
      return zip(all, scrums).map { name, scrum in
        Completion.Candidate(name, scrum.title, swatch: scrum.theme.color, isOpen: true)
      } + [sheet]
    }
    guard let index = all.firstIndex(of: first) else { return [] }
    switch names.count {
    case 1: return Self.screens.map { Completion.Candidate($0) }
    case 2 where names[1] == "history":
      return scrums[index].history.enumerated().map { place, meeting in
        Completion.Candidate(String(place + 1), days.date(of: meeting.date))
      }
    default: return []
    }
  }

  private func ofFiles(_ typed: String, before names: [String] = []) -> Completion {
    let slash = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let folder = String(typed[..<slash])
    let name = String(typed[slash...])
    let files = FolderListing.entries(of: folder.isEmpty ? "." : HomePath.expanded(folder)).filter {
      $0.name.hasPrefix(name) && ($0.name.first != "." || name.first == ".")
        && !$0.name.contains(where: \.isNewline)
    }
    let candidates = files.prefix(Self.limit).map { entry in
      Completion.Candidate(
        entry.isFolder ? entry.name + "/" : entry.name,
        entry.isFolder ? "folder" : "",
        isOpen: entry.isFolder
      )
    }
    let fixtures = folder.isEmpty ? names.filter { $0.hasPrefix(name) } : []
    return Completion(
      length: name.count,
      candidates: fixtures.map { Completion.Candidate($0, "fixture") } + candidates
    )
  }

  // MARK: - Words

  private func ofTheme(_ typed: String) -> Completion {
    matches(typed, Theme.allCases.map { Completion.Candidate($0.name, swatch: $0.color) })
  }

  private func ofTopic(_ typed: String) -> Completion {
    var seen: Set<String> = []
    let commands = CommandTable.entries.filter { seen.insert($0.name).inserted }
      .map { Completion.Candidate($0.name, $0.summary) }
    let topics = HelpTopic.allCases.map { Completion.Candidate($0.rawValue, "topic") }
    return matches(typed, commands + topics)
  }

  private func ofPeriod(_ typed: String) -> Completion {
    let last = typed.lastIndex { $0.isWhitespace }.map { typed.index(after: $0) }
    let word = String(typed[(last ?? typed.startIndex)...])
    let periods = matches(
      word,
      ArgumentKind.periods.map { Completion.Candidate($0, "period") }
    )
    let titles = ofRows(typed, scrumRows, isLast: true)
    // NB: one length for all: a title is offered where it is all that is typed.
    guard last == nil else { return periods.candidates.isEmpty ? titles : periods }
    return Completion(length: typed.count, candidates: titles.candidates + periods.candidates)
  }

  private func ofFormat(_ typed: String) -> Completion {
    guard let blank = typed.firstIndex(where: { $0.isWhitespace }) else {
      return matches(
        typed,
        ScrumExport.Format.allCases.map { Completion.Candidate($0.rawValue) }
      )
    }
    return ofFiles(String(typed[blank...].drop { $0.isWhitespace }))
  }
}

extension CommandAssistant.Row {
  init(title: String, of scrum: DailyScrum) {
    let people = scrum.attendees.count
    self.init(
      title: title,
      description:
        "\(scrum.lengthInMinutes) minutes, \(people) \(people == 1 ? "person" : "people")",
      theme: scrum.theme
    )
  }
}
