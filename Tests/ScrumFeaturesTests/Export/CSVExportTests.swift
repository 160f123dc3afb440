import Foundation
import Testing

@testable import ScrumFeatures

/// The history as comma-separated values, read by a parser that goes by RFC 4180 alone.
@Suite struct CSVExportTests {
  /// The records of a file; nil where it breaks the grammar.
  private func parsed(_ text: String) -> [[String]]? {
    var records: [[String]] = []
    var record: [String] = []
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      var field = ""
      if rest.first == "\"" {
        rest.removeFirst()
        while true {
          guard let scalar = rest.popFirst() else { return nil }
          if scalar != "\"" {
            field.unicodeScalars.append(scalar)
          } else if rest.first == "\"" {
            rest.removeFirst()
            field += "\""
          } else {
            break
          }
        }
      } else {
        while let scalar = rest.first, scalar != ",", scalar != "\r" {
          if scalar == "\n" || scalar == "\"" { return nil }
          field.unicodeScalars.append(rest.removeFirst())
        }
      }
      record.append(field)
      switch rest.popFirst() {
      case ",": continue
      case "\r":
        guard rest.popFirst() == "\n" else { return nil }
        records.append(record)
        record = []
      default: return nil
      }
    }
    return record.isEmpty ? records : nil
  }

  private func guarded(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map { "=+-@\t\r\n".unicodeScalars.contains($0) }
    return (isFormula ?? false ? "'" : "") + text
  }

  /// How many texts are guarded: a meeting's title and notes once, whatever rows they are in.
  private func guardedTexts(_ scrum: DailyScrum) -> Int {
    scrum.history.reduce(0) { sum, meeting in
      let texts =
        [scrum.title, meeting.notes.joined(separator: "\n")] + meeting.absent
        + meeting.attendees.flatMap { [$0.name, $0.notes.joined(separator: "\n")] }
      return sum + texts.count { guarded($0) != $0 }
    }
  }

  private func expectedRows(_ scrums: [DailyScrum]) -> [[String]] {
    var rows: [[String]] = []
    for scrum in scrums {
      for meeting in scrum.history {
        var people = meeting.attendees.map { attendee in
          [
            guarded(attendee.name), attendee.isGuest ? "guest" : "present",
            attendee.seconds.map { "\($0)" } ?? "",
            guarded(attendee.notes.joined(separator: "\n")),
          ]
        }
        people += meeting.absent.map { [guarded($0), "absent", "", ""] }
        if people.isEmpty { people = [["", "", "", ""]] }
        for person in people {
          rows.append(
            [
              guarded(scrum.title), ISODate.text(for: meeting.date),
              meeting.lengthInSeconds.map { "\($0)" } ?? "",
            ] + person + [guarded(meeting.notes.joined(separator: "\n"))]
          )
        }
      }
    }
    return rows
  }

  @Test(arguments: 0..<300)
  func everyFieldIsReadBack(seed: UInt64) throws {
    var random = RandomFiles(state: seed)
    let scrums = random.exportScrums(4, in: 9)
    let output = try ScrumExport.export(scrums, as: .csv)
    let records = try #require(parsed(output.text))
    #expect(records.first == CSVExport.header)
    let rows = expectedRows(scrums)
    #expect(records.count == rows.count + 1)
    for (record, row) in zip(records.dropFirst(), rows) {
      #expect(record.count == CSVExport.header.count)
      for (column, (field, value)) in zip(record, row).enumerated() {
        let isNumber = column == 2 || column == 5
        let isEqual =
          isNumber ? Double(field) == Double(value) : field.utf8.elementsEqual(value.utf8)
        #expect(isEqual, "\(CSVExport.header[column]): \(field)")
      }
    }
    let guards = output.losses.filter { $0.kind == .guardedTexts }.reduce(0) { $0 + $1.count }
    #expect(guards == scrums.reduce(0) { $0 + guardedTexts($1) })
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@A1", "\tx", "\rx", "\nx"])
  func whatASpreadsheetWouldRunGetsAnApostrophe(text: String) throws {
    var scrum = DailyScrum.design
    scrum.title = text
    scrum.history = [
      Meeting(
        id: UUID(9),
        date: Date(timeIntervalSinceReferenceDate: 0),
        lengthInSeconds: -5,
        attendees: [.init(name: text, seconds: -1, notes: [text])],
        notes: [text]
      )
    ]
    let output = try ScrumExport.export([scrum], as: .csv)
    let record = try #require(parsed(output.text)?.last)
    #expect(
      record == [
        "'" + text, "2001-01-01T00:00:00Z", "-5", "'" + text, "present", "-1", "'" + text,
        "'" + text,
      ]
    )
    #expect(output.losses.first { $0.kind == .guardedTexts }?.count == 4)
  }

  @Test func fieldsAreQuotedOnlyWhereTheyMustBe() {
    for text in ["", "a", "a b", "'", "é", "a'b"] { #expect(CSVField.quoted(text) == text) }
    for text in ["a,b", "a;b", "a\nb", "a\rb", "a\tb", " a", "a "] {
      #expect(CSVField.quoted(text) == "\"\(text)\"")
    }
    #expect(CSVField.quoted("a\"b") == "\"a\"\"b\"")
    #expect(CSVField.number(300) == "300")
    #expect(CSVField.number(0.1) == "0.1")
    #expect(CSVField.number(nil) == "")
  }
}
