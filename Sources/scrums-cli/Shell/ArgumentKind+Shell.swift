import ScrumFeatures
import ScrumFixtures

/// What a shell may offer for arguments: it knows words and files, and nothing of the user's scrums.
extension ArgumentKind {
  /// What may be offered behind a command of these arguments.
  func completion(of names: [String]) -> CommandCompletion {
    let offer = offer
    return CommandCompletion(names: names, first: offer.first, further: offer.further)
  }

  /// As the first argument, and as a further one.
  private var offer: (first: CompletionOffer, further: CompletionOffer) {
    let nothing = CompletionOffer()
    switch self {
    case .free, .row, .rows, .screen, .attendee, .person, .path: return (nothing, nothing)
    case .scrum: return (nothing, Self.offer(of: ["without"]))
    case .fixture: return (Self.offer(of: ScrumFixtures.names) + Self.file, nothing)
    case .file(let flag):
      // A file's name may have blanks in it, so that the flag may be any further word.
      let both = Self.offer(of: [flag]) + Self.file
      return (both, both)
    case .theme: return (Self.offer(of: Theme.allCases.map(\.name)), nothing)
    case .topic: return (CompletionTable.topics, nothing)
    case .period:
      // A scrum may come before it, in as many words as its title has.
      let periods = Self.offer(of: Self.periods)
      return (periods, periods)
    case .format: return (Self.offer(of: ScrumExport.Format.allCases.map(\.rawValue)), Self.file)
    case .words(let words): return (Self.offer(of: words), nothing)
    }
  }

  /// How a period begins.
  static let periods = ReportPeriod.words + ["since"]

  private static let file = CompletionOffer(takesFile: true)

  private static func offer(of words: [String]) -> CompletionOffer {
    CompletionOffer(words: words.map { CompletionWord($0) })
  }
}
