import Navigation
import Testing

@MainActor @Suite(.leavesNothing) struct RunEffectTests {
  private struct Failure: Error {}

  @Test func anErrorWithoutAHandlerIsReportedWithTheSiteOfTheRun() async {
    let line = UInt(#line) + 3
    let failing = House { _, action in
      guard case .left = action else { return .none }
      return .run { _ in throw Failure() }
    }
    await withStore(House.State(), failing) { store in
      let reports = await issues { await store.send(.left(.add(1))).finish() }
      #expect(
        reports == [
          """
          An "Effect.run" at "NavigationTests/RunEffectTests.swift:\(line)" threw an error that \
          nothing handles:

            Failure()

          Handle it with "catch:", as in "Effect.run { send in … } catch: { error, send in … }", \
          or inside the operation.
          """
        ]
      )
    }
  }

  @Test func anErrorGoesToItsHandler() async {
    let failing = House { _, action in
      guard case .left = action else { return .none }
      return .run { _ in
        throw Failure()
      } catch: { error, send in
        await send(.right(.add(error is Failure ? 7 : 0)))
      }
    }
    await withStore(House.State(), failing) { store in
      await store.send(.left(.add(1))).finish()
      #expect(store.right.count == 7)
    }
  }

  @Test func aCancellationErrorIsSwallowed() async {
    let failing = House { _, action in
      guard case .left = action else { return .none }
      return .run { _ in
        throw CancellationError()
      } catch: { _, send in
        await send(.right(.add(7)))
      }
    }
    await withStore(House.State(), failing) { store in
      await store.send(.left(.add(1))).finish()
      #expect(store.right.count == 0)
    }
  }

  @Test func anyErrorIsSwallowedOnceTheEffectIsCancelled() async {
    let gate = AsyncStream.makeStream(of: Void.self)
    let escaped = Escaped()
    let failing = House { _, action in
      guard case .left = action else { return .none }
      return .run { _ in
        for await _ in gate.stream {}
        await escaped.note("throws")
        throw Failure()
      } catch: { _, _ in
        await escaped.note("caught")
      }
    }
    await withStore(House.State(), failing) { store in
      let work = store.send(.left(.add(1)))
      await EffectQueue.current?.settle()
      work.cancel()
      await work.finish()
      #expect(escaped.notes == ["throws"])
    }
  }

  @Test func aSendAfterTheEndIsReportedAndDelivered() async {
    let escaped = Escaped()
    let line = UInt(#line) + 3
    let escaping = House { _, action in
      guard case .left = action else { return .none }
      return .run { send in await escaped.keep(send) }
    }
    await withStore(House.State(), escaping) { store in
      await store.send(.left(.add(1))).finish()
      let reports = await issues { escaped.send?(.right(.add(7))) }
      escaped.send = nil
      #expect(store.right.count == 7)
      #expect(
        reports == [
          """
          An action was sent from an effect that has ended.

          The operation of the "Effect.run" at "NavigationTests/RunEffectTests.swift:\(line)" had \
          returned when its "send" was used, so the effect can no longer be cancelled. Do not let \
          "send" escape from the operation: await the work inside it.
          """
        ]
      )
    }
  }

  @Test func dependenciesInForceWhereTheEffectIsMadeHoldWhileItRunsAlsoThroughMap() async {
    let overriding = House { _, action in
      guard case .right = action else { return .none }
      let effect: Effect<Int> = withDependencies {
        $0.calendar.firstWeekday = 5
      } operation: {
        .run { send in
          @Dependency(\.calendar.firstWeekday) var firstWeekday
          await send(firstWeekday)
        }
      }
      return effect.map { .left(.add($0)) }
    }
    await withStore(House.State(), overriding) { store in
      await store.send(.right(.add(1))).finish()
      #expect(store.left.count == 5)
    }
  }

  @Test func aRunNeverStartsAtOnce() async {
    let escaped = Escaped()
    let starting = House { _, action in
      guard case .left = action else { return .none }
      return .run { _ in await escaped.note("started") }
    }
    await withStore(House.State(), starting) { store in
      let work = store.send(.left(.add(1)))
      escaped.note("sent")
      await work.finish()
      #expect(escaped.notes == ["sent", "started"])
    }
  }

  @Test func noneIsNeutral() async {
    #expect(Effect<Int>.none.merge(with: .none).isNone)
    #expect(Effect<Int>.merge(.none, .none).isNone)
    #expect(Effect<Int>.concatenate(.none, .none).isNone)
    let send = Effect.send(1)
    #expect(send.merge(with: .none).isSame(as: send))
    #expect(Effect.none.merge(with: send).isSame(as: send))
    #expect(send.concatenate(with: .none).isSame(as: send))
    #expect(Effect.none.concatenate(with: send).isSame(as: send))
    #expect(Effect.none.map { (number: Int) in number }.isNone)
    #expect(Effect<Int>.none.cancellable(id: 1).isNone)
  }

  @Test func stepsOfAConcatenateRunOneAfterTheOther() async {
    let clock = TestClock()
    let chain = House { _, action in
      guard case .left(.add) = action else { return .none }
      return .concatenate(
        .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.right(.add(1)))
        },
        .send(.right(.add(10))),
        .merge(
          .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.right(.add(100)))
          },
          .send(.right(.add(1_000)))
        ),
        .send(.right(.add(10_000)))
      )
    }
    await withStore(House.State(), chain) { store in
      let work = store.send(.left(.add(1)))
      #expect(store.right.count == 0)
      await clock.advance(by: .seconds(1))
      #expect(store.right.count == 1_011)
      await clock.advance(by: .seconds(1))
      #expect(store.right.count == 11_111)
      await work.finish()
    }
  }
}

@MainActor private final class Escaped {
  var send: Send<House.Action>?
  var notes: [String] = []

  func note(_ text: String) {
    notes.append(text)
  }

  func keep(_ send: Send<House.Action>) {
    self.send = send
  }
}
