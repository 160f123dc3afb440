/// One step of a `concatenate`: it waits for the step before, and counts what is still at work in
/// it.
///
/// A class, since its effects and the steps around it share the count.
@MainActor
final class EffectStage {
  private var count = 0
  private var isStarted = false
  private var waiting: [@MainActor () -> Void] = []
  private var onEnd: (@MainActor () -> Void)?
  private var parent: EffectStage?
  /// The `concatenate` that it is a step of, and which of its steps it is.
  private var chain: Chain?
  private var index = 0

  /// A class for its identity alone.
  private final class Chain {}

  /// Runs the stages one after the other; together they are one piece of work of the `parent`
  /// stage.
  static func chain(_ stages: [EffectStage], in parent: EffectStage?) {
    parent?.add()
    let chain = Chain()
    for (index, stage) in stages.enumerated() {
      stage.parent = parent
      stage.chain = chain
      stage.index = index
      stage.onEnd = {
        guard index + 1 < stages.count else {
          parent?.finishOne()
          return
        }
        stages[index + 1].start()
      }
    }
    guard let first = stages.first else { return }
    if let parent {
      parent.whenStarted { first.start() }
    } else {
      first.start()
    }
  }

  func add() {
    count += 1
  }

  func finishOne() {
    count -= 1
    endIfIdle()
  }

  func whenStarted(_ begin: @escaping @MainActor () -> Void) {
    if isStarted {
      begin()
    } else {
      waiting.append(begin)
    }
  }

  /// Whether this stage is another one or lies inside of it.
  func isWithin(_ other: EffectStage) -> Bool {
    self === other || parent?.isWithin(other) == true
  }

  /// Whether this stage, or one around it, is a later step than another stage or one around that.
  func isAfter(_ other: EffectStage) -> Bool {
    ancestry.contains { step in
      other.ancestry.contains { $0.chain === step.chain && $0.index < step.index }
    }
  }

  private var ancestry: [EffectStage] {
    [self] + (parent?.ancestry ?? [])
  }

  private func start() {
    isStarted = true
    count += 1
    let beginnings = waiting
    waiting = []
    for begin in beginnings {
      begin()
    }
    finishOne()
  }

  private func endIfIdle() {
    guard isStarted, count == 0, let onEnd else { return }
    self.onEnd = nil
    onEnd()
  }
}
