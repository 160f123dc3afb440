extension FileSystem {
  /// Writes until all is written.
  package func writeAll(_ bytes: [UInt8], to file: Descriptor) throws(SystemFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(try write(file, rest))
    }
  }
}
