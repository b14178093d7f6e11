import { expect, test } from 'vitest'
import { mayMovePlace, placeStatuses } from './place-statuses.ts'

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
    expect(mayMovePlace(from, to, false)).toBe(allowed.includes(`${from}>${to}`))
    expect(mayMovePlace(from, to, true)).toBe(allowed.includes(`${from}>${to}`) && to !== 'confirmed')
  },
)
