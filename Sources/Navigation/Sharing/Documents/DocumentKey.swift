/// A value that is kept in a document: a file that several programs change, with a journal.
///
/// Each write is in the journal when it returns, and in the file shortly after. `$value.save()`
/// returns when the file is up to date, `$value.load()` when what others wrote is taken over.
public struct DocumentKey<Value: Equatable & Sendable, Note: Sendable>: SharedKey {
  let document: FileDocument<Value, Note>

  public var id: ObjectIdentifier { ObjectIdentifier(document) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    guard case .userInitiated = context else {
      return continuation.resume(returning: document.value)
    }
    document.queue.async { [document] in
      do throws(DocumentError) {
        try document.readNow()
        continuation.resumeReturningInitialValue()
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }

  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    document.state.withLock { $0.subscriber = subscriber }
    return SharedSubscription { [document] in
      document.state.withLock { $0.subscriber = nil }
    }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    guard context == .userInitiated else {
      return document.changed(to: value, continuation: continuation)
    }
    document.queue.async { [document] in
      do throws(DocumentError) {
        try document.saveNow(isWanted: true)
        continuation.resume()
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }
}

extension DocumentKey: GuardedKey {}

extension DocumentKey: CustomStringConvertible {
  public var description: String { ".document(\"\(document.path)\")" }
}

extension SharedReaderKey {
  /// A value that is kept in a document.
  public static func document<Value, Note>(
    _ document: FileDocument<Value, Note>
  ) -> Self where Self == DocumentKey<Value, Note> {
    DocumentKey(document: document)
  }
}

extension Shared {
  /// Refers to what a document holds.
  public init<Note>(document: FileDocument<Value, Note>) where Value: Equatable & Sendable {
    self.init(wrappedValue: document.value, .document(document))
  }
}
