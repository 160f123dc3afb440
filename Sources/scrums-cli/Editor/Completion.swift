import ScrumFeatures

/// What could stand in the place of the word at the cursor.
struct Completion: Hashable, Sendable {
  /// One possibility: a command, a scrum, a person, a path.
  struct Candidate: Hashable, Sendable {
    /// What is put in.
    var text: String
    /// What it is, in a few words; it may come from people, as the text may.
    var description: String
    /// The colour of what it names, where it names one.
    var swatch: RGBColor?
    /// Whether more may be typed right after it: a folder.
    var isOpen: Bool

    init(_ text: String, _ description: String = "", swatch: RGBColor? = nil, isOpen: Bool = false)
    {
      self.text = text
      self.description = description
      self.swatch = swatch
      self.isOpen = isOpen
    }
  }

  /// How many characters before the cursor are replaced.
  var length: Int
  var candidates: [Candidate]

  static let none = Completion(length: 0, candidates: [])

  /// The longest text with which all candidates begin.
  var commonPrefix: String {
    guard var prefix = candidates.first?.text else { return "" }
    for candidate in candidates.dropFirst() {
      prefix = String(zip(prefix, candidate.text).prefix { $0 == $1 }.map(\.0))
    }
    return prefix
  }
}

/// What a command line's words come to, for the colour in which they are shown.
enum CommandValidity: Hashable, Sendable {
  /// Nothing to tell yet: the word may become a command.
  case unfinished
  case valid
  /// A command of another screen.
  case elsewhere
  case unknown
}

/// What the editor asks about the lines that it edits.
protocol EditorAssistant {
  /// What could stand before the cursor, after `head`.
  func completion(of head: String) -> Completion
  /// How many characters at the beginning of a line are its command, and whether there is such a one.
  func command(in line: String) -> (length: Int, validity: CommandValidity)
  /// What is probably wanted where nothing has been typed.
  var suggestion: String? { get }
  /// What can be said of a line while it is typed, below it.
  func hint(for line: String) -> StyledText?
}
