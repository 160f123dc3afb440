#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

StandardDescriptors.reserve()
// A file that may not grow is a failed save, told like any other, and not the end of the process.
signal(SIGXFSZ, SIG_IGN)
let program = Program(
  environment: EnvironmentVariable.values,
  output: OutputWriter(descriptor: STDOUT_FILENO),
  errors: OutputWriter(descriptor: STDERR_FILENO),
  isTerminal: TerminalProbe.isTerminal(STDIN_FILENO)
)
let exitCode = await program.run(Array(CommandLine.arguments.dropFirst()))
exit(exitCode.rawValue)
