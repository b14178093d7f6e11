import { expect, test } from 'vitest'
import type { MoveMark } from '#db/move/standstill.ts'
import { howOn } from './next-steps.ts'

/** What is true of each state, by its own description. */
const states: Record<MoveMark['state'], { stores: boolean; hasEnded: boolean }> = {
  announced: { stores: true, hasEnded: false },
  moving: { stores: false, hasEnded: false },
  moved: { stores: false, hasEnded: true },
}

test.each(Object.entries(states))(
  'of a move that is %s nothing is said that is not so',
  (state, { stores, hasEnded }) => {
    const words = howOn[state as MoveMark['state']]
    expect(words.includes('stores as usual')).toBe(stores)
    expect(words.includes('stores nothing')).toBe(!stores)
    expect(/not ended|until the move has ended/.test(words)).toBe(!hasEnded)
    expect(words.includes('--resume')).toBe(!hasEnded)
    // A move that has ended is given up only with certainty.
    expect(words.includes('--give-up --yes')).toBe(hasEnded)
  },
)
