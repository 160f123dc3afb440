/// A collection of the standard library that knows its children without a mirror of all of them.
protocol DumpedCollection {
  var dumpShape: DumpShape { get }
}

extension RandomAccessCollection where Index == Int {
  /// Elements by their positions.
  var dumpShape: DumpShape {
    DumpShape(open: "[", close: "]", children: DumpChildren(elements: self), isCompact: true)
  }
}

extension Array: DumpedCollection {}
extension ArraySlice: DumpedCollection {}
extension ContiguousArray: DumpedCollection {}

extension Dictionary: DumpedCollection {
  /// Entries by their keys, in the order of those.
  var dumpShape: DumpShape {
    let sorted = (self as? any SortedEntries)?.sortedEntries as? [(key: Key, value: Value)]
    let entries = sorted ?? sortedByText(map { $0 }, \.key)
    return DumpShape(
      open: isEmpty ? "[:" : "[",
      close: "]",
      children: DumpChildren(keys: entries.map(\.key), values: entries.map(\.value)) {
        Dumper.oneLine($0)
      }
    )
  }
}

extension Set: DumpedCollection {
  /// Elements in their order.
  var dumpShape: DumpShape {
    let sorted = (self as? any SortedEntries)?.sortedEntries as? [Element]
    let elements = sorted ?? sortedByText(map { $0 }, \.self)
    return DumpShape(
      open: "[",
      close: "]",
      children: DumpChildren(keys: elements, values: elements) { _ in nil },
      isCompact: true
    )
  }
}

/// A collection without an order whose keys have one.
private protocol SortedEntries {
  var sortedEntries: Any { get }
}

extension Dictionary: SortedEntries where Key: Comparable {
  fileprivate var sortedEntries: Any { sorted { $0.key < $1.key } }
}

extension Set: SortedEntries where Element: Comparable {
  fileprivate var sortedEntries: Any { sorted() }
}

/// In the order of how they are written, which is the same in every run.
private func sortedByText<Entry, Key>(_ entries: [Entry], _ key: (Entry) -> Key) -> [Entry] {
  entries.map { (text: String(customDumping: key($0)), entry: $0) }
    .sorted { $0.text < $1.text }
    .map(\.entry)
}

/// A collection that is shown, and compared, by the ids of its elements.
package protocol CustomDumpIdentified {
  /// The elements, with their ids.
  var customDumpElements: IdentifiedDump { get }
}

/// What is shown of a collection whose elements have ids.
package struct IdentifiedDump {
  let children: DumpChildren

  /// - Parameters:
  ///   - ids: The ids, in order.
  ///   - elements: The elements, in the same order.
  ///   - label: How an id is written.
  package init<ID: Hashable, Element>(
    ids: OrderedIDs<ID>,
    elements: ContiguousArray<Element>,
    label: @escaping (ID) -> String
  ) {
    children = DumpChildren(keys: ids, values: elements) { "[id: \(label($0))]" }
  }
}

extension IdentifiedArray: CustomDumpIdentified {
  package var customDumpElements: IdentifiedDump {
    IdentifiedDump(ids: ids, elements: storage.values) { Dumper.oneLine($0) }
  }
}
