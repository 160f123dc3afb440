/// What goes out around a prompt when the terminal itself edits the line: values in, text out.
///
/// What has been typed after the prompt can be neither read nor repainted then, so a message is
/// put on a line of its own, and the prompt again after it; the typed text still counts.
struct PromptTranscript {
  /// The prompt that waits for a line, if one does.
  private(set) var prompt: String?

  /// Asks for a line.
  mutating func ask(_ prompt: String) -> String {
    self.prompt = prompt
    return prompt
  }

  /// A line has come: its end was echoed by the terminal.
  mutating func lineEntered() {
    prompt = nil
  }

  /// Something to be told at any moment; `message` has no line end.
  ///
  /// - Parameter newPrompt: What the prompt is by now, if it is up.
  mutating func message(_ message: String, newPrompt: String? = nil) -> String {
    guard let prompt else { return message + "\n" }
    let shown = newPrompt ?? prompt
    self.prompt = shown
    return "\n\(message)\n\(shown)"
  }

  /// `Ctrl-C`: the line stays as it is, with the `^C` that the terminal echoes, and a fresh prompt.
  func interrupted() -> String {
    prompt.map { "\n\($0)" } ?? ""
  }

  /// The process was stopped and goes on, or the screen is not to be trusted: the prompt again.
  func resumed() -> String {
    prompt ?? ""
  }

  /// The input has ended; what comes after begins on a line of its own.
  mutating func ended() -> String {
    defer { prompt = nil }
    return prompt == nil ? "" : "\n"
  }
}
