#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads our own format for an import, where a scrum that is broken does not lose the others.
///
/// The file that the program lives on is read strictly instead (`ScrumFile.decode`): leaving a
/// scrum out there would delete it with the next save.
enum OwnFormatReader {
  static func read(_ bytes: [UInt8]) throws(UnreadableReason) -> ScrumImport.Result {
    do throws(UnreadableReason) {
      let file = try ScrumFile.decode(bytes)
      return ScrumImport.Result(format: .scrums, scrums: file.scrums.elements, notes: file.repairs)
    } catch {
      guard case .malformed = error,
        let rows = try? JSONDecoder().decode(Rows.self, from: Data(bytes)).scrums
      else { throw error }
      var scrums = rows.compactMap(\.scrum)
      var notes: [ImportNote] = []
      for (index, row) in rows.enumerated() {
        guard let problem = row.problem else { continue }
        notes.append(.scrumSkipped(number: index + 1, problem: problem))
      }
      notes += UniqueIDs.repair(&scrums)
      return ScrumImport.Result(format: .scrums, scrums: scrums, notes: notes)
    }
  }

  private struct Rows: Decodable {
    var scrums: [Row]
  }

  private struct Row: Decodable {
    var scrum: DailyScrum?
    var problem: String?

    init(from decoder: any Decoder) throws {
      do {
        scrum = try DailyScrum(from: decoder)
      } catch let error as DecodingError {
        let depth = decoder.codingPath.count
        guard case .malformed(let place, let words) = UnreadableReason(error, below: depth) else {
          throw error
        }
        problem = "\(place): \(words)"
      }
    }
  }
}
