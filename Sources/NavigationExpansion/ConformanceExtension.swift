/// The extension that gives a type its protocol.
enum ConformanceExtension {
  /// `extension Outer.Inner: Navigation.Name {}`, or nothing when the type conforms already.
  ///
  /// NB: a protocol refined by another of them must be named too, or the compiler (6.3) does not
  /// find that the type conforms to it.
  static func source(
    to protocolNames: [String],
    of declaration: Declaration,
    in context: MacroContext,
    text: SourceText
  ) -> MacroExpansion {
    // NB: the compiler may ask for a conformance that the type declares.
    let missing = protocolNames.filter { name in
      context.isMissingConformance(to: name) && !declaration.declaresConformance(to: name)
    }
    guard let type = context.extendedType, !missing.isEmpty else { return .nothing }
    let inheritance = missing.map { "Navigation.\($0)" }.joined(separator: ", ")
    let availability = context.availability(of: declaration, in: text)
    let header = "extension \(type.trimmed): \(inheritance) {}"
    return MacroExpansion(source: (availability + [header]).joined(separator: "\n"))
  }
}

extension MacroContext {
  /// Whether this role is the one that tells what is wrong with the declaration.
  ///
  /// NB: the compiler asks for members only when somebody looks for one, and for the extension
  /// only when the type does not declare the conformance itself.
  func tellsProblems(of declaration: Declaration, protocolName: String) -> Bool {
    role == (declaration.declaresConformance(to: protocolName) ? .member : .extension)
  }

  /// Says that the macro cannot extend a type that is private to another.
  func hiddenTypeDiagnostic(for declaration: Declaration, macro: String) -> Diagnostic? {
    guard !lexicalContext.isEmpty,
      let modifier = declaration.modifiers.first(where: { $0.name == "private" })
    else { return nil }
    return Diagnostic(
      "\(macro) adds an extension, which cannot see \"\(declaration.name)\" while it is private to "
        + "the type around it: make it fileprivate",
      at: modifier.range,
      fixIt: Diagnostic.FixIt(
        "make it fileprivate",
        replacing: modifier.range,
        with: "fileprivate"
      )
    )
  }

  /// Whether the compiler asks for a conformance to this protocol.
  func isMissingConformance(to protocolName: String) -> Bool {
    guard let conformances else { return true }
    return Lexer.tokens(in: SourceText(conformances)).contains { token in
      SourceText(conformances).text(token) == protocolName
    }
  }

  /// Whether a type around the declaration is generic, or may be: an extension does not tell.
  var mayBeInGenericType: Bool {
    lexicalContext.contains { outer in
      guard let header = DeclarationParser.header(in: SourceText(outer)) else { return false }
      return header.genericParameters != nil || header.keyword == "extension"
    }
  }

  /// The `@available` attributes that an extension needs which leaves the types around it.
  func availability(of declaration: Declaration, in text: SourceText) -> [String] {
    var attributes = declaration.availability(in: text)
    for outer in lexicalContext {
      let outerText = SourceText(outer)
      attributes += DeclarationParser.header(in: outerText)?.availability(in: outerText) ?? []
    }
    return attributes
  }

  /// The access that generated members need: the type's own, or that of an extension around it.
  func accessPrefix(of declaration: Declaration) -> String {
    guard !declaration.hasAccessModifier, let outer = lexicalContext.first,
      let enclosing = DeclarationParser.header(in: SourceText(outer)),
      enclosing.keyword == "extension"
    else { return declaration.accessPrefix }
    return enclosing.accessPrefix
  }
}

extension Declaration {
  /// Whether the type's header names the protocol.
  func declaresConformance(to protocolName: String) -> Bool {
    inheritance.contains { TypeSource($0).names(protocolName) }
  }

  /// The `@available` attributes as written.
  func availability(in text: SourceText) -> [String] {
    attributes.filter { $0.baseName == "available" }.map { text.text($0.range) }
  }
}

extension String {
  /// Without the blanks around it.
  var trimmed: String {
    let isBlank: (Character) -> Bool = { $0.isWhitespace }
    guard let first = firstIndex(where: { !isBlank($0) }),
      let last = lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(self[first...last])
  }

  /// Each line moved to the right.
  func indented(by columns: Int = 2) -> String {
    let margin = String(repeating: " ", count: columns)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }
      .joined(separator: "\n")
  }
}
