import { expect, test } from 'vitest'
import { dayPhase } from './day-phase.ts'

const buea = { latitude: 4.1527, longitude: 9.241 }
const seoul = { latitude: 37.5665, longitude: 126.978 }

test.each([
  ['2026-03-20T00:00:00Z', 'night', 'day'],
  ['2026-03-20T05:25:00Z', 'dawn', 'day'],
  ['2026-03-20T09:30:00Z', 'day', 'dusk'],
  ['2026-03-20T17:25:00Z', 'dusk', 'night'],
  ['2026-03-20T21:35:00Z', 'night', 'dawn'],
  // The days of Seoul are longer in June than in December; those of Buea are not.
  ['2026-06-21T10:00:00Z', 'day', 'day'],
  ['2026-12-21T10:00:00Z', 'day', 'night'],
])('at %s it is %s in Buea and %s in Seoul', (time, inBuea, inSeoul) => {
  const now = Date.parse(time)
  expect([dayPhase(buea, now), dayPhase(seoul, now)]).toEqual([inBuea, inSeoul])
})
