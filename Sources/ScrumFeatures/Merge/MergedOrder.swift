/// The order of what two sides have.
enum MergedOrder {
  /// The numbers of both lists in the order of the side that moved something, ours where both did;
  /// what only the other side has follows what it follows there. Linear.
  static func order(base: PositionTable, ours: PositionTable, theirs: PositionTable) -> [Int] {
    let stayed = base.numbers.filter { ours.contains($0) && theirs.contains($0) }
    let stay = ours.numbers.filter { base.contains($0) && theirs.contains($0) }
    return stay == stayed ? order(theirs, taking: ours) : order(ours, taking: theirs)
  }

  private static func order(_ first: PositionTable, taking second: PositionTable) -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(first.numbers.count + second.numbers.count)
    order += second.numbers.prefix { !first.contains($0) }
    for number in first.numbers {
      order.append(number)
      guard let place = second[number] else { continue }
      order += second.numbers[(place + 1)...].prefix { !first.contains($0) }
    }
    return order
  }
}
