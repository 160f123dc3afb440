import Dispatch
import Foundation
import Navigation
import Testing

@Suite(.leavesNothing) struct FileStorageExitTests {
  private static let gate = DispatchSemaphore(value: 0)

  @Test func whatIsStillToBeWrittenWhenTheProgramEndsIsWritten() async throws {
    let folder = try StorageFolder()
    let path = folder.file("n").path
    await #expect(processExitsWith: .success) { [path = path as String] in
      withDependencies {
        $0.defaultFileStorage = .fileSystem
      } operation: {
        let value = Shared(
          wrappedValue: 0,
          .fileStorage(URL(filePath: path)) { _ in
            0
          } encode: { number in
            FileStorageExitTests.gate.wait()
            return Data("\(number)".utf8)
          }
        )
        value.withLock { $0 = 3 }
      }
      // NB: called before what the storage asked for, because it is registered after it.
      atexit { _ = FileStorageExitTests.gate.signal() }
      exit(EXIT_SUCCESS)
    }
    #expect(try folder.text(of: "n") == "3")
  }
}
