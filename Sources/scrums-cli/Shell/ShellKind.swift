/// The shells that there are completions for.
enum ShellKind: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// How they are written where one is to be chosen.
  static let choice = allCases.map(\.rawValue).joined(separator: "|")

  /// The script that lets this shell complete the program's command line.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }

  /// The line that makes it do so from its next start on.
  var installation: String {
    switch self {
    case .bash: "echo 'eval \"$(scrums-cli completions bash)\"' >> ~/.bashrc"
    case .zsh: "echo 'eval \"$(scrums-cli completions zsh)\"' >> ~/.zshrc"
    case .fish: "echo 'scrums-cli completions fish | source' >> ~/.config/fish/config.fish"
    }
  }
}
