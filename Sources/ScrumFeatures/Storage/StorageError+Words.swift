import Navigation

extension StorageError {
  /// One line for people: what happened, the value quoted, what to do.
  public var words: String {
    switch self {
    case .unreadable(let file, let reason):
      "Cannot read \"\(file)\": \(reason.words(file: file))"
    case .unwritable(let file, let failure):
      "Cannot write \"\(file)\": \(failure.words) (\(failure.call)). \(failure.advice)"
    case .notAFile(let file, let isFolder):
      "Cannot use \"\(file)\": it is \(isFolder ? "a folder" : "no regular file")."
        + " Name a file to keep the scrums in."
    case .notEncodable(let file, let problem):
      "Cannot write \"\(file)\": \(problem). Undo the last change; the file was left as it is."
    case .cannotMoveAside(let file, let failure):
      "Cannot move \"\(file)\" aside: \(failure.words) (\(failure.call))."
        + " It was left as it is; move it yourself or name another file."
    case .dangling(let file, let target):
      "Cannot write \"\(file)\": it is a link to \"\(target)\", which does not exist."
        + " Make that file, or remove the link."
    case .locked(let file):
      "Cannot write \"\(file)\": another program has held its lock for 5 seconds."
        + " End that program, then try again."
    }
  }

  /// Its code in a JSON answer.
  public var code: String {
    switch self {
    case .unreadable(_, .newerVersion): "newer-version"
    case .unreadable, .notAFile: "unreadable"
    case .unwritable, .notEncodable, .cannotMoveAside, .dangling: "unwritable"
    case .locked: "locked"
    }
  }
}

extension UnreadableReason {
  /// The reason for people, to stand after the file's name, with what to do.
  public func words(file: String) -> String {
    switch self {
    case .system(let failure):
      "\(failure.words) (\(failure.call)). \(failure.advice)"
    case .empty(let bytes):
      bytes == 0
        ? "it is empty (0 bytes). Put a backup in its place, or delete it to begin anew."
        : "it holds \(bytes) bytes and nothing but blanks or zeros."
          + " Put a backup in its place, or delete it to begin anew."
    case .notUTF8(let offset):
      "its text is not UTF-8 (byte \(offset)). Save it as UTF-8 and try again."
    case .notJSON(let line, let column, let found):
      "it is not JSON: \(found) at line \(line), column \(column)."
        + " Mend it there, or put a backup in its place."
    case .conflictMarkers(let line):
      "it holds git's conflict markers (line \(line)). Edit it and keep what is right, or take one"
        + " side whole with `git checkout --ours -- \(ShellText.quoted(file))` (or --theirs)."
    case .otherFormat(let name?):
      "it is a file of \(name), not of this program. Read it with `import`."
    case .otherFormat(nil):
      "it is JSON, but no file of scrums (`{\"format\":\"scrums\",…}`). Name another file."
    case .newerVersion(let version):
      "it is of version \(version) and this program knows version \(ScrumFile.version)."
        + " Use a newer scrums-cli; the file was left as it is."
    case .tooDeep(let levels):
      "it is nested deeper than \(levels) levels, which no file of scrums is. Name another file."
    case .tooLarge(let bytes, let limit):
      "it is \(bytes / 1_000_000) MB large, and \(limit / 1_000_000) MB are read at most."
        + " Name another file."
    case .malformed(let place, let problem):
      "\(place): \(problem). Mend it there, or put a backup in its place."
    }
  }
}

extension SystemFailure {
  /// What to do about it.
  fileprivate var advice: String {
    switch code {
    case Self.noSpace, Self.quota: "Make room on the disk; everything is still in memory."
    case Self.denied, Self.notPermitted, Self.readOnly:
      "Check who may use the file and its folder, or name another with --file."
    default: "Try again, or name another file with --file."
    }
  }
}

/// Text as a shell takes it.
enum ShellText {
  static func quoted(_ text: String) -> String {
    let plain = text.allSatisfy { $0.isLetter || $0.isNumber || "/._-+@%:,".contains($0) }
    guard !plain || text.isEmpty else { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
