import Foundation
import NavigationTesting
import Testing

@MainActor
@Suite struct RunEffects {
  struct Oops: Error, Equatable {}

  @Test func anErrorThatNobodyCatchesIsReportedAtTheEffect() async throws {
    var line: UInt = 0
    let issues = await issues {
      let store = Store(initialState: 0) {
        Reduce<Int, Int> { _, _ in
          line = #line + 1
          return .run { _ in
            throw Oops()
          }
        }
      }
      await store.send(0).finish()
    }
    let issue = try #require(issues.first)
    #expect(issues.count == 1)
    #expect(issue.line == line)
    #expect("\(issue.fileID)" == "ConsumerTests/RunEffects.swift")
    #expect(issue.message.contains("Oops"))
  }

  @Test func anErrorReachesItsHandlerWhichMaySend() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        guard action == 0 else {
          state = action
          return .none
        }
        return .run { _ in
          throw Oops()
        } catch: { error, send in
          await send(error is Oops ? 7 : 8)
        }
      }
    }
    await store.send(0)
    await store.receive(7) { $0 = 7 }
  }

  @Test func cancellationErrorsAreSwallowedAndAnyErrorOfACancelledTask() async {
    let log = Log()
    let issues = await issues {
      let store = Store(initialState: 0) {
        Reduce<Int, Int> { _, action in
          switch action {
          case 0:
            return .run { _ in
              throw CancellationError()
            } catch: { _, _ in
              log.add("caught 0")
            }
          case 1:
            return .run { _ in
              do { try await Task.sleep(for: .seconds(1000)) } catch { throw Oops() }
            } catch: { _, _ in
              log.add("caught 1")
            }
            .cancellable(id: 1)
          default:
            return .cancel(id: 1)
          }
        }
      }
      await store.send(0).finish()
      let task = store.send(1)
      await settle()
      store.send(2)
      await task.finish()
      let again = store.send(1)
      await settle()
      again.cancel()
      await again.finish()
    }
    #expect(log.all == [])
    #expect(issues.isEmpty, "\(issues.text)")
  }

  @Test func sendingAfterTheClosureReturnedIsReportedButDelivered() async {
    let keeper = IssueKeeper()
    await withIssueReporters([keeper]) {
      let (stream, continuation) = AsyncStream<Send<Int>>.makeStream()
      let store = Store(initialState: 0) {
        Reduce<Int, Int> { state, action in
          guard action == 0 else {
            state = action
            return .none
          }
          return .run { send in continuation.yield(send) }
        }
      }
      await store.send(0).finish()
      for await send in stream {
        send(5)
        break
      }
      #expect(store.currentState == 5)
    }
    #expect(keeper.issues.count == 1, "\(keeper.issues.text)")
  }

  @Test func dependenciesOfWhereAnEffectWasMadeHoldWhileItRunsAlsoThroughMap() async {
    let log = Log()
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, action in
        guard action < 2 else { return .none }
        let effect: Effect<String> = withDependencies {
          $0.uuid = .constant(UUID(9))
        } operation: {
          .run { send in
            @Dependency(\.uuid) var uuid
            log.add(uuid().uuidString)
            await send("x")
          }
        }
        return action == 0 ? effect.map { _ in 2 } : effect.map { _ in 3 }.map { $0 + 1 }
      }
    } withDependencies: {
      $0.uuid = .constant(UUID(1))
    }
    await store.send(0).finish()
    await store.send(1).finish()
    #expect(log.all == [UUID(9).uuidString, UUID(9).uuidString])
  }

  @Test func overridesOfOneEffectDoNotReachThePassOfTheActionThatItSends() async {
    let log = Log()
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, action in
        @Dependency(\.uuid) var uuid
        log.add("\(action) \(uuid().uuidString.suffix(1))")
        guard action < 2 else { return .none }
        return withDependencies {
          $0.uuid = .constant(UUID(9))
        } operation: {
          .run { send in await send(action + 1) }
        }
      }
    } withDependencies: {
      $0.uuid = .constant(UUID(1))
    }
    await store.send(0).finish()
    #expect(log.all == ["0 1", "1 1", "2 1"])
  }

  @Test func overridesOfAReducerReachEveryPassAlsoForEffectsOfEffects() async {
    let log = Log()
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, action in
        @Dependency(\.uuid) var uuid
        log.add("\(action) \(uuid().uuidString.suffix(1))")
        return action < 2
          ? .run { send in
            @Dependency(\.uuid) var uuid
            log.add("effect \(uuid().uuidString.suffix(1))")
            await send(action + 1)
          } : .none
      }
      .dependency(\.uuid, .constant(UUID(5)))
    } withDependencies: {
      $0.uuid = .constant(UUID(1))
    }
    await store.send(0).finish()
    #expect(log.all == ["0 5", "effect 5", "1 5", "effect 5", "2 5"])
  }

  @Test func mergingOrConcatenatingNothingChangesNothing() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        switch action {
        case 0:
          return .merge(
            .none.merge(with: .send(1)),
            Effect.send(2).merge(with: .none),
            .concatenate(.none, .send(3), .none),
            .none.concatenate(with: .send(4)),
            .merge([]),
            .concatenate([])
          )
        default:
          return .none
        }
      }
    }
    await store.send(0)
    await store.receive(1) { $0 = 1 }
    await store.receive(2) { $0 = 3 }
    await store.receive(3) { $0 = 6 }
    await store.receive(4) { $0 = 10 }
  }
}
