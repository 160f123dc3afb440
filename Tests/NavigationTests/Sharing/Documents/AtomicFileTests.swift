import Foundation
import Testing

@testable import Navigation

/// One file is replaced, whatever it holds: what a merge for git does, and a file storage.
@Suite struct AtomicFileTests {
  @Test(arguments: FaultyFileSystem.Fault.allCases, [nil, "old"])
  func whateverFailsTheOldContentOrTheNewIsThere(
    _ fault: FaultyFileSystem.Fault,
    _ old: String?
  ) throws {
    var place = 0
    while true {
      let folder = try DocumentFolderFixture()
      if let old { try folder.write(old) }
      let faulty = FaultyFileSystem(at: place, fault, code: ENOSPC)
      var failure: SystemFailure?
      do throws(SystemFailure) {
        _ = try AtomicFile(fileSystem: faulty.fileSystem)
          .replace(folder.file, with: Array(repeating: UInt8(ascii: "n"), count: 250))
      } catch {
        failure = error
      }
      let text = FileManager.default.contents(atPath: folder.file)
        .map { String(decoding: $0, as: UTF8.self) }
      let isNew = text == String(repeating: "n", count: 250)
      #expect(isNew || text == old, "after \(faulty.faultyCall ?? "")")
      if failure == nil { #expect(isNew) }
      if let failure, fault == .once {
        #expect(failure == SystemFailure(call: faulty.faultyCall ?? "", code: ENOSPC))
        #expect(folder.names.allSatisfy { $0 == "words.txt" })
      }
      if faulty.faultyCall == nil { break }
      place += 1
    }
    #expect(place > 8)
  }
}
