import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    var file = ours
    var merging = ScrumMerging()
    file.scrums = merging.scrums(base: base.scrums, ours: ours.scrums, theirs: theirs.scrums)
    file.preserved = merging.keys(
      base: base.preserved,
      ours: ours.preserved,
      theirs: theirs.preserved
    )
    return Result(file: file, conflicts: merging.conflicts)
  }
}

extension ScrumMerging {
  /// Merges the file's own members that have no meaning here. There is one file only, so theirs is
  /// kept under another key where both gave one a value.
  fileprivate mutating func keys(
    base: PreservedKeys,
    ours: PreservedKeys,
    theirs: PreservedKeys
  ) -> PreservedKeys {
    let merge = PreservedMerge(base: base, ours: ours, theirs: theirs)
    var merged = merge.merged
    for key in merge.kept { report(.deletion(of: .key(key))) }
    for key in merge.conflicts {
      let id = UUID(0).derived(fromContent: theirs[key])
      let other = key + "-" + id.uuidString.prefix(8).lowercased()
      if merged[other] == nil { merged[other] = theirs[key] }
      report(.key(key, theirs: other))
    }
    return merged
  }
}
