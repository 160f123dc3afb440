/// The completion script for fish, from 3.0 on.
enum FishCompletion {
  static let script = """
    # Completion of scrums-cli for fish: scrums-cli completions fish | source

    # The words behind the options, up to the cursor.
    function __scrums_cli_words
      set -l words (commandline -opc)
      set -e words[1]
      while set -q words[1]
        switch $words[1]
          case \(takers.joined(separator: " "))
            set -e words[1]
          case --
            set -e words[1]
            break
          case '-*'
          case '*'
            break
        end
        set -q words[1]; and set -e words[1]
      end
      string join ' ' -- $words
    end

    # Whether those words are one of these.
    function __scrums_cli_behind
      set -l words (__scrums_cli_words)
      for pattern in $argv
        string match -q -- $pattern "$words"; and return 0
      end
      return 1
    end

    # Whether an option was given.
    function __scrums_cli_given
      for option in $argv
        string match -q -- "$option" (commandline -opc); and return 0
        string match -q -- "$option=*" (commandline -opc); and return 0
      end
      return 1
    end

    # Whether a command may come now.
    function __scrums_cli_starts
      __scrums_cli_behind ''; and not __scrums_cli_given \(sources.joined(separator: " "))
    end

    complete -c scrums-cli -f

    \(options)

    \(lines(CompletionTable.commands, when: "__scrums_cli_starts"))

    \(lines(CompletionTable.commandsElsewhere, when: elsewhere))

    \(arguments)
    """

  private static let elsewhere =
    "__scrums_cli_starts; and __scrums_cli_given \(InvocationOption.at.rawValue)"

  private static let takers = InvocationOption.allCases.filter { $0.value != nil }.flatMap(\.names)

  private static let sources = InvocationOption.allCases.filter(\.choosesSource).flatMap(\.names)

  private static let options: String = CompletionTable.options.map { option, value in
    var line = "complete -c scrums-cli -n \(quoted("__scrums_cli_behind ''"))"
    for name in option.names {
      let isLong = name.hasPrefix("--")
      line += " \(isLong ? "-l" : "-s") \(quoted(String(name.dropFirst(isLong ? 2 : 1))))"
    }
    if let value { line += value.takesFile ? " -r -F" : " -x" }
    if let words = value?.words, !words.isEmpty { line += " -a \(list(words))" }
    return line + " -d \(quoted(option.line))"
  }
  .joined(separator: "\n")

  private static let arguments: String = CompletionTable.places.map { place in
    let patterns = place.names.map(pattern) + place.beginnings.map { pattern($0) + "*" }
    let condition = "__scrums_cli_behind " + patterns.map(quoted).joined(separator: " ")
    let words = place.offer.words.isEmpty ? [] : [lines(place.offer.words, when: condition)]
    let file = "complete -c scrums-cli -n \(quoted(condition)) -F"
    return (words + (place.offer.takesFile ? [file] : [])).joined(separator: "\n")
  }
  .joined(separator: "\n")

  private static func lines(_ words: [CompletionWord], when condition: String) -> String {
    let start = "complete -c scrums-cli -n \(quoted(condition)) -a"
    if words.allSatisfy(\.meaning.isEmpty) { return "\(start) \(list(words))" }
    return words.map { "\(start) \(list([$0])) -d \(quoted($0.meaning))" }.joined(separator: "\n")
  }

  /// Words for `-a`, which fish reads as a line of its own.
  static func list(_ words: [CompletionWord]) -> String {
    quoted(words.map { isShellWord($0.text) ? $0.text : quoted($0.text) }.joined(separator: " "))
  }

  /// A text that `string match` takes as it is.
  static func pattern(_ text: String) -> String {
    String(text.flatMap { "*?\\".contains($0) ? ["\\", $0] : [$0] })
  }

  /// Between single quotes, where a backslash and a quote are all that is special.
  static func quoted(_ text: String) -> String {
    "'" + String(text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] }) + "'"
  }
}
