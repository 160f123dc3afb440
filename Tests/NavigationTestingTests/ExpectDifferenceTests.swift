import NavigationTesting
import Testing

@MainActor
@Suite(.leavesNothing)
struct ExpectDifferenceTests {
  private struct Broken: Error {}

  @Test
  func equalValuesPass() {
    expectNoDifference(Counter.State(count: 1), Counter.State(count: 1))
  }

  @Test
  func valuesThatDifferAreShownLineByLine() async {
    let line = UInt(#line) + 2
    let failures = await Failures.of {
      expectNoDifference(Counter.State(count: 1), Counter.State(count: 2), "The counters")
    }
    #expect(
      failures.messages == [
        """
        The counters

        The values are not equal:

              Counter.State(
            -   count: 1,
            +   count: 2,
                … (1 unchanged)
              )

        (− first, + second)
        """
      ]
    )
    #expect(failures.all.map(\.line) == [line])
  }

  @Test
  func aChangeThatIsSaidPasses() async {
    var values = [1]
    expectDifference(values) {
      values.append(2)
    } changes: {
      $0.append(2)
    }
    expectDifference(values, changes: { _ in })
    await expectDifference(values) {
      await Task.yield()
      values = []
    } changes: {
      $0.removeAll()
    }
  }

  @Test
  func anotherChangeIsShownLineByLine() async {
    var values = [1]
    let failures = await Failures.of {
      expectDifference(values) {
        values = [1, 3]
      } changes: {
        $0.append(2)
      }
      await expectDifference(values) {
        await Task.yield()
        values = []
      } changes: { _ in
      }
    }
    #expect(
      failures.messages == [
        """
        The value did not change as expected:

            - [1, 2]
            + [1, 3]

        (− expected, + actual)
        """,
        """
        The value did not change as expected:

            - [1, 3]
            + []

        (− expected, + actual)
        """,
      ]
    )
  }

  @Test
  func anErrorIsReported() async {
    func broken() throws -> Int { throw Broken() }
    func check() {
      expectNoDifference(try broken(), 1)
      expectDifference(1, operation: { throw Broken() }, changes: { _ in })
    }
    let failures = await Failures.of { check() }
    #expect(failures.messages == ["Threw error: Broken()", "Threw error: Broken()"])
  }
}
