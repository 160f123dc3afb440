import Foundation
import Testing

@testable import Navigation
@testable import ScrumFeatures

@Suite struct StorageErrorWordsTests {
  private static func unreadable(_ reason: UnreadableReason) -> StorageError {
    .unreadable(file: "my s.json", reason: reason)
  }

  @Test(
    arguments: [
      (
        unreadable(.empty(bytes: 0)), "unreadable",
        #"Cannot read "my s.json": it is empty (0 bytes). Put a backup in its place, or delete it to begin anew."#
      ),
      (
        unreadable(.empty(bytes: 9)), "unreadable",
        #"Cannot read "my s.json": it holds 9 bytes and nothing but blanks or zeros. Put a backup in its place, or delete it to begin anew."#
      ),
      (
        unreadable(.notUTF8(offset: 3)), "unreadable",
        #"Cannot read "my s.json": its text is not UTF-8 (byte 3). Save it as UTF-8 and try again."#
      ),
      (
        unreadable(.notJSON(line: 2, column: 7, found: "it ends too early")), "unreadable",
        #"Cannot read "my s.json": it is not JSON: it ends too early at line 2, column 7. Mend it there, or put a backup in its place."#
      ),
      (
        unreadable(.conflictMarkers(line: 4)), "unreadable",
        #"Cannot read "my s.json": it holds git's conflict markers (line 4). Edit it and keep what is right, or take one side whole with `git checkout --ours -- 'my s.json'` (or --theirs)."#
      ),
      (
        unreadable(.otherFormat("SyncUps")), "unreadable",
        #"Cannot read "my s.json": it is a file of SyncUps, not of this program. Read it with `import`."#
      ),
      (
        unreadable(.otherFormat(nil)), "unreadable",
        #"Cannot read "my s.json": it is JSON, but no file of scrums (`{"format":"scrums",…}`). Name another file."#
      ),
      (
        unreadable(.newerVersion(2)), "newer-version",
        #"Cannot read "my s.json": it is of version 2 and this program knows version 1. Use a newer scrums-cli; the file was left as it is."#
      ),
      (
        unreadable(.malformed(place: "scrums[0].title", problem: "x")), "unreadable",
        #"Cannot read "my s.json": scrums[0].title: x. Mend it there, or put a backup in its place."#
      ),
      (
        unreadable(.system(SystemFailure(call: "open", code: EACCES))), "unreadable",
        #"Cannot read "my s.json": permission denied (open). Check who may use the file and its folder, or name another with --file."#
      ),
      (
        .unwritable(file: "s", failure: SystemFailure(call: "write", code: ENOSPC)), "unwritable",
        #"Cannot write "s": no space left on device (write). Make room on the disk; everything is still in memory."#
      ),
      (
        .notAFile(file: "s", isFolder: true), "unreadable",
        #"Cannot use "s": it is a folder. Name a file to keep the scrums in."#
      ),
      (
        .cannotMoveAside(file: "s", failure: SystemFailure(call: "link", code: EROFS)),
        "unwritable",
        #"Cannot move "s" aside: read-only file system (link). It was left as it is; move it yourself or name another file."#
      ),
      (
        .notEncodable(file: "s", problem: "x"), "unwritable",
        #"Cannot write "s": x. Undo the last change; the file was left as it is."#
      ),
    ] as [(StorageError, String, String)]
  )
  func everyErrorSaysWhatHappenedAndWhatToDo(error: StorageError, code: String, words: String) {
    #expect(error.words == words)
    #expect(error.code == code)
  }

  @Test func textIsQuotedForAShellWhereItMustBe() {
    #expect(ShellText.quoted("/a/b-1.json") == "/a/b-1.json")
    #expect(ShellText.quoted("it's") == #"'it'\''s'"#)
    #expect(ShellText.quoted("$HOME") == "'$HOME'")
    #expect(ShellText.quoted("") == "''")
  }
}
