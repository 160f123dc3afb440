/// How the process ends.
enum ExitCode: Int32, CaseIterable, Error, Sendable {
  case success = 0
  case commandFailed = 1
  case usage = 64
  case badData = 65
  case missingInput = 66
  case internalFault = 70
  case cannotCreateOutput = 73
  case inputOutput = 74
  case locked = 75
  case interrupted = 130

  /// What it tells, for `help exit-codes`.
  var meaning: String {
    switch self {
    case .success: "all well"
    case .commandFailed: "a command failed"
    case .usage: "wrong usage"
    case .badData: "data that is not what it should be"
    case .missingInput: "an input file is missing"
    case .internalFault: "a fault of this program"
    case .cannotCreateOutput: "an output file cannot be created"
    case .inputOutput: "reading or writing failed, standard output included"
    case .locked: "the file was locked for more than 5 s"
    case .interrupted: "interrupted"
    }
  }
}
