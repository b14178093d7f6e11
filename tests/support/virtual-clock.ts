// Simulated time: a wall clock that can be set, and a monotonic clock.
import { setImmediate as nextTurn } from 'node:timers/promises'

export type VirtualClock = ReturnType<typeof virtualClock>

export function virtualClock(start: number) {
  let wall = start
  let passed = 0
  const sleepers: number[] = []
  const pass = (ms: number) => {
    wall += ms
    passed += ms
  }
  return {
    now: () => wall,
    elapsed: () => passed,
    pass,
    /** Sets the wall clock; no time passes. */
    set(to: number) {
      wall = to
    },
    /** Several sleepers wake in order, each after the work of the one before has begun. */
    async sleep(ms: number) {
      const end = passed + ms
      sleepers.push(end)
      do await nextTurn()
      while (end > Math.min(...sleepers))
      sleepers.splice(sleepers.indexOf(end), 1)
      if (end > passed) pass(end - passed)
    },
  }
}
