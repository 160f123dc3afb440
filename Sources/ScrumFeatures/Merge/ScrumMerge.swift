import Navigation

/// Puts two changes of the same scrums together, so that neither is lost.
///
/// It works by id and field by field. What one side changed is taken; where both changed the same
/// thing to different values ours stays in its place, theirs is kept as a second one beside it, and
/// that is said. What one side deleted goes, unless the other side changed it. The result follows
/// from the three values alone, so merging again adds nothing.
///
/// Linear in the number of scrums; where a side is as it was, only as slow as finding that out.
public enum ScrumMerge {
  public struct Result: Hashable, Sendable {
    public var file: ScrumFile
    public var conflicts: [MergeConflict]

    public init(file: ScrumFile, conflicts: [MergeConflict] = []) {
      self.file = file
      self.conflicts = conflicts
    }
  }

  /// - Parameter base: What both were changed from; an empty file when nothing is known of that.
  public static func merge(base: ScrumFile, ours: ScrumFile, theirs: ScrumFile) -> Result {
    if theirs == base || theirs == ours { return Result(file: ours) }
    if ours == base {
      var file = theirs
      file.repairs = ours.repairs
      return Result(file: file)
    }
    var merging = ScrumMerging()
    let scrums = merging.elements(
      base: base.scrums.elements,
      ours: ours.scrums.elements,
      theirs: theirs.scrums.elements
    )
    var file = ours
    file.scrums = IdentifiedArray(scrums, uniquingIDsWith: { first, _ in first })
    file.preserved.merge(base: base.preserved, theirs: theirs.preserved)
    return Result(file: file, conflicts: merging.conflicts)
  }
}

extension PreservedKeys {
  /// Takes the members that only theirs changed. Of a member that both changed ours stays: nobody
  /// here knows what it means.
  mutating func merge(base: PreservedKeys, theirs: PreservedKeys) {
    guard theirs != base else { return }
    for key in Set(base.members.keys).union(theirs.members.keys)
    where self[key] == base[key] {
      self[key] = theirs[key]
    }
  }
}
