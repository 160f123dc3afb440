/// The completion script for bash, from the 3.2 of macOS on; it needs no package of completions.
enum BashCompletion {
  static let script = """
    # Completion of scrums-cli for bash: eval "$(scrums-cli completions bash)"

    _scrums_cli_offer() {
      local word
      for word in "$@"; do
        if [[ $word == "$current"* ]]; then COMPREPLY+=("$word"); fi
      done
    }

    _scrums_cli_files() {
      local file written=${current#[\\"\\']}
      # Where compopt is missing, names are not marked as those of files.
      compopt -o filenames 2>/dev/null
      while IFS= read -r file; do
        COMPREPLY+=("$file")
      done < <(compgen -f -- "${written//\\\\/}")
    }

    _scrums_cli_value() {
      case $1 in
    \(values)
      esac
    }

    _scrums_cli_start() {
      if [[ $current == -* && -z $literal ]]; then
        _scrums_cli_offer \(words(CompletionTable.options.flatMap(\.option.names)))
      elif [[ -z $source ]]; then
        _scrums_cli_offer \(words(CompletionTable.commands))
        if [[ -n $place ]]; then
          _scrums_cli_offer \(words(CompletionTable.commandsElsewhere))
        fi
      fi
    }

    _scrums_cli() {
      local current=${COMP_WORDS[COMP_CWORD]} word='' place='' source='' literal='' index=1 IFS=' '
      COMPREPLY=()
      while ((index < COMP_CWORD)); do
        word=${COMP_WORDS[index]}
        case $word in \(InvocationOption.at.rawValue)) place=1 ;; \(sources)) source=1 ;; esac
        case $word in
          \(takers))
            ((index += 1))
            if [[ ${COMP_WORDS[index]} == '=' ]]; then ((index += 1)); fi
            if ((index > COMP_CWORD)); then current=''; fi
            if ((index >= COMP_CWORD)); then
              _scrums_cli_value "$word"
              return
            fi
            ;;
          --)
            literal=1
            ((index += 1))
            break
            ;;
          -*) ;;
          *) break ;;
        esac
        ((index += 1))
      done
      word=''
      while ((index < COMP_CWORD)); do
        word+=${word:+ }${COMP_WORDS[index]}
        ((index += 1))
      done
      case $word in
        '') _scrums_cli_start ;;
    \(arguments)
      esac
    }

    complete -F _scrums_cli scrums-cli
    """

  /// The branches for the values of options.
  private static let values: String = CompletionTable.options.compactMap { option, value in
    guard let value, !value.isEmpty else { return nil }
    return "    \(patterns(option.names))) \(calls(value)) ;;"
  }
  .joined(separator: "\n")

  /// The branches for the arguments of commands: what the words in front of the cursor are.
  private static let arguments: String = CompletionTable.places.map { place in
    let patterns = place.names.map(shellQuoted) + place.beginnings.map { "\(singleQuoted($0))*" }
    return "    \(patterns.joined(separator: " | "))) \(calls(place.offer)) ;;"
  }
  .joined(separator: "\n")

  private static let takers = patterns(
    InvocationOption.allCases.filter { $0.value != nil }.flatMap(\.names)
  )

  private static let sources = patterns(
    InvocationOption.allCases.filter(\.choosesSource).flatMap(\.names)
  )

  private static func calls(_ offer: CompletionOffer) -> String {
    var calls: [String] = []
    if !offer.words.isEmpty { calls.append("_scrums_cli_offer \(words(offer.words))") }
    if offer.takesFile { calls.append("_scrums_cli_files") }
    return calls.joined(separator: "; ")
  }

  /// The words as arguments; without aliases, which only make the list longer.
  private static func words(_ words: [CompletionWord]) -> String {
    self.words(words.filter { !$0.isAlias }.map(\.text))
  }

  private static func words(_ words: [String]) -> String {
    words.map(shellQuoted).joined(separator: " ")
  }

  private static func patterns(_ names: [String]) -> String {
    names.map(shellQuoted).joined(separator: " | ")
  }
}
