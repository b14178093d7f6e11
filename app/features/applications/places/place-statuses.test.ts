import { expect, test } from 'vitest'
import { findPlaceMove, placeMovesFrom, placeStatuses } from './place-statuses.ts'

const allowed = [
  'pending>confirmed',
  'pending>cancelled',
  'confirmed>completed',
  'confirmed>cancelled',
  'cancelled>pending',
]

test.each(placeStatuses.flatMap((from) => placeStatuses.map((to) => [from, to] as const)))(
  'a place from %s to %s',
  (from, to) => {
    expect(findPlaceMove(from, to, false) !== null).toBe(allowed.includes(`${from}>${to}`))
    const isAllowedWaiting = allowed.includes(`${from}>${to}`) && to !== 'confirmed'
    expect(findPlaceMove(from, to, true) !== null).toBe(isAllowedWaiting)
  },
)

test('cancelling and completing ask for confirmation; at most one button is the main one', () => {
  const all = placeStatuses.flatMap((from) => placeMovesFrom(from, false))
  expect(new Set(all.filter(({ asks }) => asks).map(({ to }) => to))).toEqual(new Set(['cancelled', 'completed']))
  for (const from of placeStatuses) {
    expect(placeMovesFrom(from, false).filter(({ isMinor }) => !isMinor).length).toBeLessThan(2)
  }
})
