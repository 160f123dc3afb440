import Navigation

extension MeetingFeature {
  /// The wait for the next reading.
  enum CancelID { case wake }

  /// Starts the stopwatch and the readings; asked again, only the readings.
  func begin(_ state: inout State) -> Effect<Action> {
    guard state.stopwatch == nil else { return wake(state) }
    state.record = state.record ?? RecordHead(id: uuid(), date: date.now)
    state.stopwatch = MeetingStopwatch.started(on: clock, base: state.round.reading)
    return .merge(tell([.turnBegan(state.round.speaker.id)]), wake(state))
  }

  /// Reads the clock when the next whole second of the meeting has passed, or when something happens
  /// before.
  ///
  /// NB: only a reading starts the wait for the next, and what people do does not: so all of this
  /// belongs to `task`, and what people do is done when it is done. A pause waits second by second.
  func wake(_ state: State) -> Effect<Action> {
    guard let stopwatch = state.stopwatch else { return .none }
    let last = state.round.isPaused ? stopwatch.reading(on: clock) : state.round.reading
    let due = last + state.round.timeToNextReading
    return .run { [clock] send in
      let reading = try await stopwatch.wait(until: due, on: clock)
      await send(.clockRead(reading))
    }
    .cancellable(id: CancelID.wake, cancelInFlight: true)
  }

  func reading(_ state: State) -> Duration {
    guard let stopwatch = state.stopwatch else { return state.round.reading }
    return stopwatch.reading(on: clock)
  }
}
