import Navigation
import ScrumFeatures

/// `scrums-cli merge BASE OURS THEIRS`: the merge of a session, for git.
///
/// The result takes the place of OURS, which is what git calls a merge driver. No session is
/// opened, and no file but these three is touched.
struct MergeCommand {
  static let usage = "merge BASE OURS THEIRS"

  let base: String
  let ours: String
  let theirs: String
  /// Tells people something, a line at a time.
  let tell: (String) -> Void

  func run() -> ExitCode {
    do throws(Failure) {
      // NB: git gives an empty file where both sides added one.
      let base = try read(base, isEmptyAllowed: true)
      let merged = ScrumMerge.merge(
        base: base,
        ours: try read(ours),
        theirs: try read(theirs)
      )
      try write(merged.file)
      for conflict in merged.conflicts { tell(conflict.message) }
      guard merged.conflicts.isEmpty else { return .commandFailed }
      let count = merged.file.scrums.count
      tell("Merged into \"\(ours)\": \(count == 1 ? "1 scrum" : "\(count) scrums").")
      return .success
    } catch {
      tell(error.message)
      return error.exitCode
    }
  }

  private struct Failure: Error {
    let message: String
    let exitCode: ExitCode

    init(_ error: StorageError, _ exitCode: ExitCode) {
      message = error.words
      self.exitCode = exitCode
    }

    init(missing path: String) {
      message = "There is no file \"\(path)\": \(MergeCommand.usage)"
      exitCode = .missingInput
    }
  }

  private func read(
    _ path: String,
    isEmptyAllowed: Bool = false
  ) throws(Failure) -> ScrumFile {
    let reader = ScrumFileReader(path: path)
    let file: ScrumFile?
    do throws(StorageError) {
      file = try reader.bytes().map { (bytes) throws(StorageError) in
        isEmptyAllowed && bytes.isEmpty ? ScrumFile() : try reader.scrums(bytes)
      }
    } catch {
      throw Failure(error, .badData)
    }
    guard let file else { throw Failure(missing: path) }
    for repair in file.repairs { tell(repair.words) }
    return file
  }

  private func write(_ file: ScrumFile) throws(Failure) {
    do throws(StorageError) {
      try ScrumFileWriter(path: ours).write(file)
    } catch {
      throw Failure(error, .inputOutput)
    }
  }
}
