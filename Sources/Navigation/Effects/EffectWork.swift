/// What surrounds the operation of an effect while it runs: its dependencies, its way to dismiss,
/// its errors.
struct EffectWork: Sendable {
  let entry: EffectEntry
  let dismissal: Dismissal?
  let dependencies: DependencyValues
  let site: SourceSite

  /// Runs an operation. An error goes to `handler`, which says whether it took it; what it does not
  /// take is reported.
  func perform(
    _ operation: @Sendable () async throws -> Void,
    catch handler: @Sendable (any Error) async -> Bool
  ) async {
    await withDependencies {
      $0 = dependencies
      if dismissal?.isOfRoot == false { $0.isPresented = true }
    } operation: {
      await EffectContext.$current.withValue(EffectContext(entry: entry, dismissal: dismissal)) {
        do {
          try await operation()
        } catch is CancellationError {
          return
        } catch {
          guard !Task.isCancelled else { return }
          guard await !handler(error) else { return }
          report(error)
        }
      }
    }
  }

  private func report(_ error: any Error) {
    reportIssue(
      """
      An "Effect.run" at "\(site.fileID):\(site.line)" threw an error that nothing handles:

        \(error)

      Handle it with "catch:", as in "Effect.run { send in … } catch: { error, send in … }", or \
      inside the operation.
      """,
      fileID: site.fileID,
      filePath: site.filePath,
      line: site.line,
      column: site.column
    )
  }
}

/// What the code of a running effect can ask about the place that it runs for.
struct EffectContext: Sendable {
  @TaskLocal static var current: EffectContext?

  let entry: EffectEntry
  /// How the nearest presented ancestor is dismissed; nil when there is none.
  let dismissal: Dismissal?
}

/// A place in the source, for a report.
@usableFromInline
package struct SourceSite: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  @usableFromInline
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}
