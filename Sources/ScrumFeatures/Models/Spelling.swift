/// Finds what somebody probably meant to type.
package enum Spelling {
  /// The one of `candidates` that `word` comes nearest to: an only one that begins with it, else
  /// the one with the fewest slips between them. Nil when nothing is near; the first wins a tie.
  ///
  /// A slip is a letter left out, put in, exchanged, or two neighbours swapped. One slip is
  /// allowed in every three letters.
  package static func nearest(to word: String, in candidates: [String]) -> String? {
    let word = Array(FoldedText(word).text)
    guard !word.isEmpty else { return nil }
    let folded = candidates.map { Array(FoldedText($0).text) }
    if word.count > 1 {
      let beginnings = folded.indices.filter { folded[$0].starts(with: word) }
      if let only = beginnings.first, beginnings.count == 1 { return candidates[only] }
    }
    var best: (index: Int, slips: Int)?
    for index in folded.indices {
      let allowed = max(1, min(word.count, folded[index].count) / 3)
      guard abs(word.count - folded[index].count) <= allowed, folded[index].count > 1 else {
        continue
      }
      let slips = slips(from: word, to: folded[index])
      if slips <= allowed, slips < best?.slips ?? .max {
        best = (index, slips)
      }
    }
    return best.map { candidates[$0.index] }
  }

  /// The number of slips that lead from one word to the other. O(n × m).
  static func slips(from word: [Character], to other: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: other.count + 1)
    var last = Array(0...other.count)
    for (row, letter) in word.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(other.count + 1)
      for (column, otherLetter) in other.enumerated() {
        var slips = min(last[column + 1] + 1, current[column] + 1)
        slips = min(slips, last[column] + (letter == otherLetter ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], word[row - 1] == otherLetter {
          slips = min(slips, beforeLast[column - 1] + 1)
        }
        current.append(slips)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
