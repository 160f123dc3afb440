import Foundation
import Testing

@testable import NavigationExpansion

/// Every Swift file of this package is input.
@Suite struct PackageSourcesTests {
  private static let root: URL = {
    var url = URL(filePath: #filePath)
    while !FileManager.default.fileExists(atPath: url.appending(path: "Package.swift").path) {
      url = url.deletingLastPathComponent()
    }
    return url
  }()

  private static let files: [String] = ["Sources", "Tests", "Fixtures", "Benchmarks"].flatMap {
    let folder = root.appending(path: $0)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    let sources = paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
    return sources.sorted().map { path in folder.appending(path: path).path }
  }

  @Test func filesAreFound() {
    #expect(Self.files.count > 30)
    #expect(Self.files.contains(#filePath))
  }

  @Test(arguments: files)
  func theLexerPrintsEachFileBack(path: String) throws {
    let data = try Data(contentsOf: URL(filePath: path))
    let source = SourceText(String(decoding: data, as: UTF8.self))
    let bytes = Lexer.tokens(in: source).flatMap { token in
      source.bytes[token.leading] + source.bytes[token.range]
    }
    #expect(Data(bytes) == data)
  }

  @Test(arguments: files)
  func bracketsOfEachFilePair(path: String) throws {
    let source = SourceText(try String(contentsOf: URL(filePath: path), encoding: .utf8))
    var open: [String] = []
    let partners = [")": "(", "]": "[", "}": "{"]
    for token in Lexer.tokens(in: source) where token.kind == .symbol {
      let word = source.text(token)
      if partners.values.contains(word) { open.append(word) }
      if let partner = partners[word] { #expect(open.popLast() == partner) }
    }
    #expect(open.isEmpty)
  }

  @Test(arguments: files)
  func theParserFindsADeclarationOnEachLineThatBeginsOne(path: String) throws {
    let source = SourceText(try String(contentsOf: URL(filePath: path), encoding: .utf8))
    let declarations = DeclarationParser.members(in: source).flatMap(flatten)
    let starts = Set(declarations.map(\.keywordRange.lowerBound))
    let types: Set<String> = ["struct", "enum", "extension", "protocol", "actor", "func"]
    var depth = 0
    for token in Lexer.tokens(in: source) {
      let word = source.text(token)
      if ["{", "("].contains(word) { depth += 1 }
      if ["}", ")"].contains(word) { depth -= 1 }
      guard depth == 0, token.startsLine, token.kind == .identifier, types.contains(word) else {
        continue
      }
      #expect(starts.contains(token.range.lowerBound), "\(word) at \(token.range.lowerBound)")
    }
  }

  private func flatten(_ member: Declaration.Member) -> [Declaration] {
    switch member {
    case .declaration(let declaration): [declaration]
    case .conditional(let clauses): clauses.flatMap { $0.members.flatMap(flatten) }
    }
  }
}
