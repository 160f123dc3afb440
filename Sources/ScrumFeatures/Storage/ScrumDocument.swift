import Navigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The scrums' file, shared with other sessions and programs.
public typealias ScrumDocument = FileDocument<ScrumFile, StorageNote>

extension DocumentFormat<ScrumFile, StorageNote> {
  /// The file's format, and how changes of scrums are merged.
  public static var scrums: Self {
    DocumentFormat(
      empty: ScrumFile(),
      decode: { bytes in
        var file = try ScrumFile.decode(bytes)
        let notes = file.repairs.map { StorageNote.repaired($0) }
        file.repairs = []
        return Noted(file, notes: notes)
      },
      encode: { try $0.encode() },
      merge: { base, ours, theirs in
        Noted(ScrumMerge.merge(base: base, ours: ours, theirs: theirs))
      },
      record: { old, new in try ScrumFileEdit(from: old, to: new)?.encoded() },
      replay: { records, file in
        let edits = records.compactMap { try? ScrumFileEdit(decoding: $0) }
        return Noted(ScrumFileEdit.applying(edits, to: file))
      },
      mayMoveAside: { reason in
        switch reason as? UnreadableReason {
        // NB: what another version or git is at work on keeps its name, whatever waits for it.
        case .newerVersion, .conflictMarkers: false
        default: true
        }
      }
    )
  }
}

extension DocumentFormat<ScrumFile, StorageNote>.Noted {
  fileprivate init(_ result: ScrumMerge.Result) {
    self.init(result.file, notes: result.conflicts.map { .conflict($0) })
  }
}

extension StorageError {
  /// What a document says of its file.
  public init(_ error: DocumentError, file: String) {
    switch error {
    case .cannotRead(let failure):
      self = .unreadable(file: file, reason: .system(failure))
    case .cannotWrite(let failure):
      self = .unwritable(file: file, failure: failure)
    case .notAFile(let isFolder):
      self = .notAFile(file: file, isFolder: isFolder)
    case .tooLarge(let bytes, let limit):
      self = .unreadable(file: file, reason: .tooLarge(bytes: bytes, limit: limit))
    case .undecodable(let reason):
      let reason = reason as? UnreadableReason
      self = .unreadable(file: file, reason: reason ?? .otherFormat(nil))
    case .unencodable(let problem):
      self = .notEncodable(file: file, problem: "\(problem)")
    case .dangling(let target):
      self = .dangling(file: file, target: target)
    case .locked:
      self = .locked(file: file)
    case .cannotMoveAside(let failure):
      self = .cannotMoveAside(file: file, failure: failure)
    }
  }
}
