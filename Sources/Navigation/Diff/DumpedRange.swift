/// A range, which is written with its bounds as they are dumped.
protocol DumpedRange {
  var dumpText: String { get }
}

extension Range: DumpedRange {
  var dumpText: String { "\(Dumper.oneLine(lowerBound))..<\(Dumper.oneLine(upperBound))" }
}

extension ClosedRange: DumpedRange {
  var dumpText: String { "\(Dumper.oneLine(lowerBound))...\(Dumper.oneLine(upperBound))" }
}

extension PartialRangeFrom: DumpedRange {
  var dumpText: String { "\(Dumper.oneLine(lowerBound))..." }
}

extension PartialRangeUpTo: DumpedRange {
  var dumpText: String { "..<\(Dumper.oneLine(upperBound))" }
}

extension PartialRangeThrough: DumpedRange {
  var dumpText: String { "...\(Dumper.oneLine(upperBound))" }
}
