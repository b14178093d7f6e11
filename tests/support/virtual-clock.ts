// Time as a test wants it: a wall clock that can be set, and a stopwatch that only ever goes on.
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
    /** Somebody sets the wall clock; no time passes. */
    set(to: number) {
      wall = to
    },
    /** Several may sleep at once: each wakes in its turn, and no sooner than what woke before it has begun its work. */
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
