import Foundation
import NavigationTesting
import Testing

@MainActor
@Suite struct TestStores {
  let clock = TestClock()

  @Test func exactlyOneFailureTellsWhatIsWrongWithAnExpectation() async {
    let store = sum(clock)
    let mismatch = await issues { await store.send(.add(1)) { $0.total = 2 } }
    #expect(mismatch.count == 1)
    #expect(mismatch.text.contains("total: 2") && mismatch.text.contains("total: 1"))
    #expect(mismatch.text.contains("-") && mismatch.text.contains("+"))
    let silent = await issues { await store.send(.add(1)) }
    #expect(silent.count == 1)
    #expect(
      silent.text.localizedCaseInsensitiveContains("not expected to change"),
      "\(silent.text)"
    )
    let idle = await issues { await store.send(.note("")) { $0.total = 2 } }
    #expect(idle.count == 1)
    #expect(idle.text.contains("xpected"), "\(idle.text)")
    #expect(idle.text != silent.text)
    let line = UInt(#line + 1)
    let placed = await issues { await store.send(.add(1)) { $0.total = 0 } }
    #expect(placed.first?.line == line)
    #expect(store.state.total == 3)
  }

  @Test func withinTheClosureTheStoreHasTheOldState() async {
    let store = sum(clock)
    await store.send(.add(5)) {
      #expect(store.state.total == 0)
      #expect($0.total == 0)
      $0.total = 5
    }
    #expect(store.state.total == 5)
  }

  @Test func anActionOfAnEffectWaitsUnprocessed() async {
    let store = sum(clock)
    await store.send(.sendTwo) { $0.total = 1 }
    await settle()
    #expect(store.state.total == 1)
    await store.receive(.add(10)) { $0.total = 11 }
    #expect(store.state.total == 11)
    await store.receive(.add(20)) { $0.total = 31 }
  }

  @Test func sendingWithUnreceivedActionsFailsAndGoesOn() async {
    let store = sum(clock)
    await store.send(.sendTwo) { $0.total = 1 }
    await settle()
    let failures = await issues { await store.send(.add(100)) { $0.total = 101 } }
    #expect(failures.count == 1, "\(failures.text)")
    await store.receive(.add(10)) { $0.total = 111 }
    await store.receive(.add(20)) { $0.total = 131 }
  }

  @Test func receivingNothingFailsAtOnce() async {
    let store = sum(clock)
    store.timeout = .seconds(1_000)
    let nothing = await issues { await store.receive(.add(1)) }
    #expect(nothing.count == 1, "\(nothing.text)")
    await store.send(.wait)
    let parked = await issues { await store.receive(.add(1)) }
    #expect(parked.count == 1, "\(parked.text)")
    await clock.advance(by: .seconds(1))
    await store.receive(.add(1)) { $0.total = 1 }
  }

  @Test func whatLeftForTheOutsideWorldIsWaitedFor() async {
    let store = sum(clock)
    store.timeout = .seconds(60)
    for round in 1...20 {
      await store.send(.waitOutside)
      await store.receive(.add(2)) { $0.total = 2 * round }
    }
  }

  @Test func aWrongActionIsConsumedAndItsStateNotAsserted() async {
    let store = sum(clock)
    await store.send(.sendTwo) { $0.total = 1 }
    let failures = await issues {
      await store.receive(.add(11)) { $0.total = 9999 }
    }
    #expect(failures.count == 1, "\(failures.text)")
    #expect(store.state.total == 11)
    await store.receive(.add(20)) { $0.total = 31 }
  }

  @Test func theEndOfAStoreReportsWhatIsLeftWhereItBegan() async throws {
    var created: UInt = 0
    var sent: UInt = 0
    let left = await issues {
      let clock = clock
      created = #line + 1
      let store = TestStore(initialState: Sum.State()) {
        Sum()
      } withDependencies: {
        $0.continuousClock = clock
      }
      await store.send(.sendTwo) { $0.total = 1 }
      await settle()
      await store.send(.note(""))
      sent = #line + 1
      await store.send(.wait)
      await settle()
    }
    let atCreation = left.filter { $0.line == created }
    #expect(atCreation.count == 1, "\(left.map(\.description))")
    #expect(atCreation.text.contains("add") && atCreation.text.contains("20"))
    #expect(left.contains { $0.line == sent && $0.message.contains("effect") }, "\(left.text)")
  }

  @Test func finishComplainsOnceAndTheEndDoesNotRepeatIt() async {
    let left = await issues {
      let store = sum(clock)
      await store.send(.sendTwo) { $0.total = 1 }
      await settle()
      await store.finish()
    }
    #expect(left.count == 1, "\(left.text)")
    let running = await issues {
      let store = sum(clock)
      await store.send(.wait)
      await store.finish()
    }
    #expect(running.count == 1, "\(running.text)")
  }

  @Test func aPresentedChildIsNoWorkButItsEffectIs() async {
    let fine = await issues {
      let store = TestStore(initialState: House.State()) {
        House { state, action in
          if action == .button(0) { state.sheet = Leaf.State() }
          return .none
        }
      }
      await store.send(.button(0)) { $0.sheet = Leaf.State() }
    }
    #expect(fine.isEmpty, "\(fine.text)")
    let left = await issues { [clock] in
      let store = TestStore(initialState: House.State(sheet: Leaf.State())) {
        House()
      } withDependencies: {
        $0.continuousClock = clock
      }
      await store.send(\.sheet.start)
    }
    #expect(left.count == 1, "\(left.text)")
  }

  @Test func skippingWhatIsNotThereFailsIfStrict() async {
    let store = sum(clock)
    let strict = await issues {
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
    }
    #expect(strict.count == 2, "\(strict.text)")
    let lenient = await issues {
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
    }
    #expect(lenient.isEmpty, "\(lenient.text)")
    await store.send(.sendTwo) { $0.total = 1 }
    await settle()
    await store.skipReceivedActions()
    #expect(store.state.total == 31)
  }

  @Test func anEffectThatWasSkippedAndStillDeliversIsReported() async {
    let late = await issues {
      let store = sum(clock)
      await store.send(.wait)
      await settle()
      await store.skipInFlightEffects()
      await clock.advance(by: .seconds(1))
      await settle()
    }
    #expect(late.count == 1, "\(late.text)")
    #expect(late.allSatisfy { "\($0.fileID)" == "ConsumerTests/Sum.swift" })
  }

  @Test func aClosureYieldsTheReducersStackIDsAndLeavesTheGeneratorsAlone() async {
    let store = sum(clock)
    await store.send(.push(1)) {
      $0.path.append(1)
    }
    await store.send(.push(2)) {
      var scratch = StackState<Int>()
      for number in 0..<10 { scratch.append(number) }
      $0.path[id: 1] = 2
    }
    await store.send(.push(3)) { $0.path.append(3) }
    #expect(Array(store.state.path.ids) == [0, 1, 2])
    await store.send(.stamp) {
      @Dependency(\.uuid) var uuid
      $0.ids = [UUID(0)]
      _ = uuid
    }
  }

  @Test func dependenciesMayChangeWithinATestAndArePreparedOnce() async {
    let log = Log()
    let store = sum(clock) { _ in log.add("prepared") }
    await store.send(.stamp) { $0.ids = [UUID(0)] }
    await store.send(.stamp) { $0.ids = [UUID(0), UUID(1)] }
    store.dependencies.uuid = .constant(UUID(77))
    await store.send(.stamp) { $0.ids.append(UUID(77)) }
    #expect(log.all == ["prepared"])
  }

  @Test func aThrowingClosureIsReported() async {
    let store = sum(clock)
    let thrown = await issues {
      await store.send(.add(0)) { _ in throw Sum.Oops() }
    }
    #expect(thrown.text.contains("Threw error: "), "\(thrown.text)")
    #expect(thrown.text.contains("Oops"))
  }

  @Test func aWrongPayloadIsShownAsADiff() async {
    let store = sum(clock)
    await store.send(.sendTwo) { $0.total = 1 }
    let wrong = await issues { await store.receive(\.add, 11) }
    #expect(wrong.count == 1)
    #expect(wrong.text.contains("11") && wrong.text.contains("10"), "\(wrong.text)")
    #expect(wrong.text.contains("-") && wrong.text.contains("+"))
    await store.receive(\.add, 20) { $0.total = 31 }
  }

  @Test func anActionBehindOthersIsNamedWithThoseBeforeIt() async {
    let store = sum(clock)
    await store.send(.sendThree)
    let behind = await issues { await store.receive(.add(43)) }
    #expect(behind.count == 1)
    #expect(behind.text.contains("2"), "how many: \(behind.text)")
    #expect(behind.text.contains(#"note("a")"#) && behind.text.contains(#"note("b")"#))
    await store.receive(.note("b"))
    await store.receive(.add(43)) { $0.total = 43 }
  }

  @Test func effectsSideBySideAreReceivedInAnyOrder() async {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return action == 0
          ? .merge(.run { await $0(1) }, .run { await $0(2) }, .run { await $0(3) }) : .none
      }
    }
    await store.send(0)
    await store.receiveUnordered(3, 1, 2) { $0 = 6 }
  }

  @Test func aResultIsReachedByItsCases() async {
    let store = TestStore(initialState: Sum.State()) {
      Reduce<Sum.State, Sum.Action> { _, action in
        action == .note("go")
          ? .merge(.send(.willFail(.success(3))), .send(.willFail(.failure(Sum.Oops())))) : .none
      }
    }
    await store.send(.note("go"))
    await store.receive(\.willFail.success, 3)
    await store.receive(\.willFail.failure)
  }

  @Test func thePresentStateCanBeAssertedWithoutAnAction() async {
    let store = sum(clock)
    await store.send(.add(3)) { $0.total = 3 }
    store.assert { $0.total = 3 }
    let wrong = issuesAtOnce { store.assert { $0.total = 4 } }
    #expect(wrong.count == 1)
    store.withExhaustivity(.off) {
      store.assert { #expect($0.total == 3) }
    }
    #expect(store.exhaustivity == .on)
  }
}
