/// A word that a shell may offer, and what it means; that may be empty.
struct CompletionWord: Hashable, Sendable {
  let text: String
  let meaning: String
  /// Whether it is another name of a command.
  let isAlias: Bool

  init(_ text: String, _ meaning: String = "", isAlias: Bool = false) {
    self.text = text
    self.meaning = meaning
    self.isAlias = isAlias
  }
}

/// What a shell may offer in one place of the command line.
struct CompletionOffer: Hashable, Sendable {
  var words: [CompletionWord] = []
  var takesFile = false

  var isEmpty: Bool { words.isEmpty && !takesFile }

  static func + (left: CompletionOffer, right: CompletionOffer) -> CompletionOffer {
    CompletionOffer(
      words: left.words + right.words,
      takesFile: left.takesFile || right.takesFile
    )
  }
}

/// What a shell may offer behind a command: as its first argument, and as a further one.
struct CommandCompletion: Hashable, Sendable {
  /// The ways in which the command is written.
  let names: [String]
  var first = CompletionOffer()
  var further = CompletionOffer()

  /// A place behind the command, by the words in front of the cursor: they are one of `names`, or
  /// begin with one of `beginnings`.
  struct Place: Hashable {
    let names: [String]
    let beginnings: [String]
    let offer: CompletionOffer
  }

  /// The places where something may be offered.
  var places: [Place] {
    let beginnings = names.map { "\($0) " }
    guard first != further else {
      return first.isEmpty ? [] : [Place(names: names, beginnings: beginnings, offer: first)]
    }
    return [
      Place(names: names, beginnings: [], offer: first),
      Place(names: [], beginnings: beginnings, offer: further),
    ]
    .filter { !$0.offer.isEmpty }
  }
}
