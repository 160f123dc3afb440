/// The completion script for zsh: a file for its `fpath`, or a text to be evaluated.
enum ZshCompletion {
  static let script = """
    #compdef scrums-cli
    # Completion of scrums-cli for zsh: eval "$(scrums-cli completions zsh)"

    _scrums-cli_offer() {
      local -a offers
      offers=("$@")
      _describe -t values value offers
    }

    _scrums-cli() {
      local curcontext="$curcontext" state result=1
      local -a line offers
      local -A opt_args
      _arguments -C -A '-*' \\
    \(options) \\
        '*:: :->words' && result=0
      [[ $state == words ]] || return result
      case "${(j: :)words[1,CURRENT-1]}" in
        ('')
          offers=(
    \(list(CompletionTable.commands, indent: 8))
          )
          if (( $+opt_args[\(InvocationOption.at.rawValue)] )); then
            offers+=(
    \(list(CompletionTable.commandsElsewhere, indent: 10))
            )
          fi
          _describe -t commands command offers && result=0
          ;;
    \(arguments)
      esac
      return result
    }

    if [[ ${funcstack[1]} == _scrums-cli ]]; then
      _scrums-cli "$@"
    elif (( $+functions[compdef] )); then
      compdef _scrums-cli scrums-cli
    fi
    """

  private static let options: String = CompletionTable.options.map { option, value in
    "    " + specification(of: option, value)
  }
  .joined(separator: " \\\n")

  private static let arguments: String = CompletionTable.places.map { place in
    let patterns = place.names.map(singleQuoted) + place.beginnings.map { "\(singleQuoted($0))*" }
    let calls = calls(place.offer).map { "      \($0) && result=0\n" }.joined()
    return "    (\(patterns.joined(separator: "|")))\n\(calls)      ;;"
  }
  .joined(separator: "\n")

  /// How `_arguments` is told about an option.
  private static func specification(
    of option: InvocationOption,
    _ value: CompletionOffer?
  ) -> String {
    let excluded =
      switch option {
      case .version, .help: "- *"
      case .commands: "* " + InvocationOption.script.rawValue
      case .script: "* \(option.rawValue) " + InvocationOption.commands.rawValue
      case .file, .fixture, .memory, .at, .json, .clock, .seed, .keepGoing, .yes, .noInput, .plain,
        .noColor:
        option.names.joined(separator: " ")
      }
    let repeats = option == .commands ? "*" : ""
    return option.names.map { name in
      var text = "(\(excluded))\(repeats)\(name)"
      if value != nil, name.hasPrefix("--") { text += "=" }
      text += "[\(bracketed(option.line))]"
      if let value {
        let action = value.isEmpty ? " " : "{\(calls(value).joined(separator: "; "))}"
        text += ":\(colonEscaped(option.value ?? "")):\(colonEscaped(action))"
      }
      return singleQuoted(text)
    }
    .joined(separator: " \\\n    ")
  }

  private static func calls(_ offer: CompletionOffer) -> [String] {
    var calls: [String] = []
    if !offer.words.isEmpty {
      let words = offer.words.map { singleQuoted(described($0)) }.joined(separator: " ")
      calls.append("_scrums-cli_offer \(words)")
    }
    if offer.takesFile { calls.append("_files") }
    return calls
  }

  private static func list(_ words: [CompletionWord], indent: Int) -> String {
    let blank = String(repeating: " ", count: indent)
    return words.map { blank + singleQuoted(described($0)) }.joined(separator: "\n")
  }

  /// A word and its meaning as `_describe` takes them: the first bare colon is between them.
  private static func described(_ word: CompletionWord) -> String {
    let text = colonEscaped(word.text)
    return word.meaning.isEmpty ? text : "\(text):\(word.meaning)"
  }

  /// A text without colons of its own.
  static func colonEscaped(_ text: String) -> String {
    String(text.flatMap { $0 == ":" || $0 == "\\" ? ["\\", $0] : [$0] })
  }

  /// A text that stands in brackets.
  static func bracketed(_ text: String) -> String {
    String(text.flatMap { "[]\\:".contains($0) ? ["\\", $0] : [$0] })
  }
}
