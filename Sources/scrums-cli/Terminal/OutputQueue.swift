import Dispatch
import Navigation

/// The two ways out of a session, in one order: what cannot be written at once waits its turn on a
/// thread of its own, so that a terminal held by `Ctrl-S` or a slow reader holds up only whoever waits
/// for it.
///
/// A class, because everything that is shown goes through the one queue.
final class OutputQueue: Sendable {
  private let output: OutputWriter
  private let errors: OutputWriter
  private let queue = DispatchQueue(label: "scrums.output", qos: .userInitiated)
  /// How many texts wait, and one more while they are held.
  private let waiting = Locked(0)

  init(output: OutputWriter, errors: OutputWriter) {
    self.output = output
    self.errors = errors
  }

  /// The descriptor of the answers.
  var descriptor: Int32 { output.descriptor }

  /// Puts an answer after what waits to be written.
  func write(_ text: String) {
    guard !text.isEmpty else { return }
    write(text, to: output)
  }

  /// Puts something for people, on standard error, after what waits to be written.
  func tell(_ text: String) {
    write(text, to: errors)
  }

  private func write(_ text: String, to writer: OutputWriter) {
    waiting.withLock { [waiting, queue] count in
      // NB: to another thread and back takes ten times as long as to write a line.
      guard count > 0 || !writer.writeAtOnce(text) else { return }
      count += 1
      queue.async {
        writer.write(text)
        waiting.withLock { $0 -= 1 }
      }
    }
  }

  /// Keeps what is written from now on until ``release()``: another program has the terminal.
  ///
  /// NB: it must be released before anybody waits for what is kept.
  func hold() {
    waiting.withLock { $0 += 1 }
    queue.suspend()
  }

  /// Writes what was kept.
  func release() {
    queue.resume()
    waiting.withLock { $0 -= 1 }
  }

  /// Returns when everything is written; false if the answers cannot be.
  func drain(isolation: isolated (any Actor)? = #isolation) async -> Bool {
    guard waiting.withLock({ $0 > 0 }) else { return output.failure == nil }
    return await withCheckedContinuation { continuation in
      queue.async { [output] in continuation.resume(returning: output.failure == nil) }
    }
  }

  /// Waits until everything is written, but no longer than that: for the end of the process.
  func drain(milliseconds: Int) {
    let group = DispatchGroup()
    queue.async(group: group) {}
    _ = group.wait(timeout: .now() + .milliseconds(milliseconds))
  }
}
