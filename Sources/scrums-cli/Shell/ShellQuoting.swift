/// An argument as a shell reads it back.
func shellQuoted(_ argument: String) -> String {
  isShellWord(argument) ? argument : singleQuoted(argument)
}

/// A text between single quotes, for bash, zsh and every shell of POSIX.
func singleQuoted(_ text: String) -> String {
  "'"
    + text.split(separator: "'", omittingEmptySubsequences: false)
    .joined(separator: "'\\''") + "'"
}

/// Whether a text stands for itself in every shell.
func isShellWord(_ text: String) -> Bool {
  !text.isEmpty
    && text.allSatisfy { $0.isLetter || $0.isNumber || "-_./=,:@%+".contains($0) }
}
