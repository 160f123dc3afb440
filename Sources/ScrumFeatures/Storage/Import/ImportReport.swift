/// What an import does to a list: what comes in, what does not and why, and what is changed.
public struct ImportReport: Hashable, Sendable {
  public var format: ImportFormat
  /// The scrums that come in, in the order of the file.
  public var added: [DailyScrum]
  /// Everything there is to say, what the reading said first.
  public var notes: [ImportNote]

  /// - Parameter existing: the scrums that are there already.
  public init(_ result: ScrumImport.Result, into existing: some Sequence<DailyScrum>) {
    let merge = ScrumImport.merge(result.scrums, into: existing)
    format = result.format
    added = merge.added
    notes = result.notes + merge.notes
  }

  /// How many scrums were skipped because they are there already.
  public var skipped: Int { notes.count { $0.outcome == .skipped } }

  /// How many scrums could not be read.
  public var leftOut: Int { notes.count { $0.outcome == .leftOut } }

  /// How many notes tell of something changed.
  public var changes: Int { notes.count { $0.outcome == .changed } }

  /// One line a note, and the sum of them last.
  public func lines(_ tense: ImportNote.Tense) -> [String] {
    notes.map { $0.words(tense) } + [summary(tense)]
  }

  private func summary(_ tense: ImportNote.Tense) -> String {
    let isDone = tense == .done
    var text = "\(format.name): \(Self.count(added.count, "scrum"))"
    text += isDone ? " added." : " would be added."
    if skipped > 0 { text += " \(skipped) \(isDone ? "skipped" : "would be skipped")." }
    if leftOut > 0 { text += " \(leftOut) \(isDone ? "left out" : "would be left out")." }
    if changes > 0 {
      text += " \(Self.count(changes, "change")) \(isDone ? "made" : "would be made")."
    }
    return text
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
