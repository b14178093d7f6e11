import { expect, test } from 'vitest'
import { offices } from '#app/content/company/offices.ts'
import { cityHours } from './city-hours.server.ts'
import { namePlace } from './two-cities.tsx'

const own = { KR: { closed: [], open: [] }, CM: { closed: [], open: [] } }
const at = (time: string) => Date.parse(time)

test.each([
  ['while both are open', '2026-03-03T08:30:00Z'],
  ['in the night between them', '2026-03-03T20:00:00Z'],
  ['at the weekend', '2026-03-07T12:00:00Z'],
  ['on a holiday of one', '2026-05-20T12:00:00Z'],
])('the offices share the hour before Seoul closes, also %s', (_, time) => {
  const { shared, sharedWords } = cityHours('en', at(time), own, offices)
  const hour = (instant = 0) => new Date(instant).getUTCHours()
  expect([hour(shared?.from), hour(shared?.to)]).toEqual([8, 9])
  expect(sharedWords).toBe('Both offices open: Buea 9:00 AM to 10:00 AM, Seoul 5:00 PM to 6:00 PM')
})

test('offices whose hours do not meet share none', () => {
  const hours = { days: [1, 2, 3, 4, 5], opens: '12:00', closes: '20:00' }
  const late = { ...own, CM: { ...own.CM, hours } }
  expect(cityHours('en', at('2026-03-03T08:30:00Z'), late, offices)).toMatchObject({ shared: null, sharedWords: '' })
})

test('the sky of each city is told in words', () => {
  const { cities } = cityHours('en', at('2026-03-02T22:00:00Z'), own, offices)
  expect(cities.map(({ city, sky }) => [city, sky])).toEqual([
    ['Buea', 'night'],
    ['Seoul', 'sunrise'],
  ])
})

test.each([
  ['before it opens', '2026-03-03T07:00:00Z', 4.5],
  ['in the first half', '2026-03-03T09:00:00Z', 6.75],
  ['in the second half', '2026-03-03T16:00:00Z', 2.25],
  ['a day before that', '2026-03-02T16:00:00Z', 2.25],
])('the name of a city stands clear of the line for now: %s', (_, time, hours) => {
  const [opensAt, closesAt] = [at('2026-03-03T08:00:00Z'), at('2026-03-03T17:00:00Z')]
  expect(24 * namePlace(at(time), opensAt, closesAt)).toBe(hours)
})
