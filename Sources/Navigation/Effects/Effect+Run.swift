extension Effect {
  /// Asynchronous work that can send any number of actions.
  ///
  /// The work starts as a task once the action that returned it has been dealt with, never before.
  /// It runs under the dependencies in force where this is called. Actions sent after a
  /// cancellation are dropped.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; that of the context if nil.
  ///   - operation: The work.
  ///   - handler: What to do with an error that `operation` throws. Without it an error is reported
  ///     as an issue. It is not called for a `CancellationError`, nor for any error once the effect
  ///     is cancelled.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return Effect(
      node: RunNode(
        priority: priority,
        operation: operation,
        handler: handler,
        dependencies: DependencyValues.current,
        site: site
      )
    )
  }

  /// Sends one action, at once: it is processed before the store's `send` returns.
  @inlinable
  public static func send(_ action: Action) -> Self {
    Effect(node: SendNode(action, animation: nil))
  }

  /// Sends one action at once, with a hint for the observers of the change.
  @inlinable
  public static func send(_ action: Action, animation: AnimationHint?) -> Self {
    Effect(node: SendNode(action, animation: animation))
  }
}

/// Asynchronous work.
final class RunNode<Action>: EffectNode<Action> {
  let priority: TaskPriority?
  let operation: @Sendable (Send<Action>) async throws -> Void
  let handler: (@Sendable (any Error, Send<Action>) async -> Void)?
  let dependencies: DependencyValues
  let site: SourceSite

  init(
    priority: TaskPriority?,
    operation: @escaping @Sendable (Send<Action>) async throws -> Void,
    handler: (@Sendable (any Error, Send<Action>) async -> Void)?,
    dependencies: DependencyValues,
    site: SourceSite
  ) {
    self.priority = priority
    self.operation = operation
    self.handler = handler
    self.dependencies = dependencies
    self.site = site
  }

  override func launch(in scope: EffectScope<Action>) {
    let entry = scope.register(site: site)
    let deliver = scope.deliver
    let send = Send<Action>(
      isDropped: { entry.isCancelled },
      deliver: { action, animation in
        entry.warnIfFinished()
        deliver(action, animation, entry)
      }
    )
    let work = EffectWork(
      entry: entry,
      dismissal: scope.dismissal,
      dependencies: dependencies,
      site: site
    )
    entry.schedule(in: scope.stage) { [priority, operation, handler] in
      entry.run(priority: priority, on: scope.runtime) {
        await work.perform {
          try await operation(send)
        } catch: { error in
          await handler?(error, send)
          return handler != nil
        }
      }
    }
  }
}

/// One action, sent at once.
@usableFromInline
final class SendNode<Action>: EffectNode<Action> {
  @usableFromInline let action: Action
  @usableFromInline let animation: AnimationHint?

  @inlinable
  init(_ action: Action, animation: AnimationHint?) {
    self.action = action
    self.animation = animation
  }

  override var immediate: SendNode<Action>? { self }

  override func launch(in scope: EffectScope<Action>) {
    let entry = scope.register(site: nil, isSingleAction: true)
    entry.schedule(in: scope.stage) { [action, animation] in
      scope.deliver(action, animation, entry)
    }
  }
}
