import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offices } from '#app/content/company/offices.ts'
import { openState } from './office-hours.ts'
import { answeringOffice, promisedBy, promiseWords } from './promise.ts'

const hour = 60 * 60_000
const at = (iso: string) => Date.parse(iso)
const iso = (moment: number) => new Date(moment).toISOString().slice(0, 16)

describe('the promised time', () => {
  it.each([
    ['while Seoul is open', '2026-03-03T05:00Z', '2026-03-04T05:00'],
    ['while Buea is open', '2026-03-03T14:00Z', '2026-03-04T14:00'],
    ['at night, before Seoul opens', '2026-03-03T20:00Z', '2026-03-04T20:00'],
    ['on Friday, a minute before Buea closes', '2026-03-06T16:59Z', '2026-03-07T16:59'],
    ['on Friday, when Buea has closed: a day after Seoul opens on Monday', '2026-03-06T17:00Z', '2026-03-10T00:00'],
    ['on Saturday', '2026-03-07T12:00Z', '2026-03-10T00:00'],
    ['on Sunday, just a day before the opening', '2026-03-08T00:00Z', '2026-03-10T00:00'],
    ['on Sunday, when Seoul opens within the day', '2026-03-08T00:01Z', '2026-03-09T00:01'],
    ['on a Korean holiday after a weekend: Buea opens first', '2027-02-28T09:00Z', '2027-03-01T09:00'],
    ['before a Korean holiday on Monday, from Saturday', '2027-02-27T09:00Z', '2027-03-02T08:00'],
    ['on Labour Day, a holiday in both countries on a Friday', '2026-04-30T17:00Z', '2026-05-05T00:00'],
    ['on New Year’s Eve before a free Friday', '2026-12-31T18:00Z', '2027-01-05T00:00'],
    ['on New Year’s Eve in the week', '2024-12-31T16:00Z', '2025-01-01T16:00'],
    ['on New Year’s Eve in the week, when Buea has closed', '2024-12-31T17:30Z', '2025-01-03T00:00'],
    ['on a leap day', '2028-02-29T10:00Z', '2028-03-01T10:00'],
  ])('%s', (_, received, expected) => {
    expect(iso(promisedBy(at(received)))).toBe(expected)
  })

  const anyMoment = integer({ min: at('2024-01-01T00:00Z'), max: at('2031-12-31T00:00Z') })
  const opensWithin = (now: number) =>
    Math.min(...offices.map((office) => (openState(office, now).open ? now : openState(office, now).changesAt))) - now

  it('is never sooner than 24 hours, never more than 24 hours of open time away', () => {
    assert(
      property(anyMoment, (now) => {
        const by = promisedBy(now)
        expect(by).toBeGreaterThanOrEqual(now + 24 * hour)
        expect(by).toBeLessThanOrEqual(now + Math.max(0, opensWithin(now)) + 24 * hour)
        // An office opens between the two.
        expect(opensWithin(now)).toBeLessThan(by - now)
      }),
    )
  })

  it('comes later for later enquiries, if both or neither have an open office within the day', () => {
    assert(
      property(anyMoment, integer({ min: 1, max: 200 * hour }), (now, later) => {
        const same = opensWithin(now) < 24 * hour === opensWithin(now + later) < 24 * hour
        if (same) expect(promisedBy(now + later)).toBeGreaterThanOrEqual(promisedBy(now))
      }),
    )
  })
})

describe('the office that answers', () => {
  it.each([
    ['Seoul alone is open', '2026-03-03T05:00Z', 'seoul'],
    ['both are open, and Buea stays', '2026-03-03T08:30Z', 'cameroon'],
    ['Buea alone is open', '2026-03-03T12:00Z', 'cameroon'],
    ['both are closed, and Seoul opens next', '2026-03-03T20:00Z', 'seoul'],
    ['on the weekend', '2026-03-07T12:00Z', 'seoul'],
    ['Seoul has a holiday', '2026-10-09T05:00Z', 'cameroon'],
    ['Buea has a holiday', '2026-05-20T09:30Z', 'seoul'],
  ])('%s', (_, now, expected) => {
    expect(answeringOffice(at(now)).id).toBe(expected)
  })
})

describe('the promised time in words', () => {
  it('names the day once if it is the same in both offices', () => {
    expect(promiseWords(at('2026-01-12T09:00Z'))).toBe('Mon 12 Jan, 6:00 PM in Seoul / 10:00 AM in Buea')
  })

  it('names both days if they differ', () => {
    expect(promiseWords(at('2026-12-31T17:30Z'))).toBe('Fri 1 Jan, 2:30 AM in Seoul / Thu 31 Dec, 6:30 PM in Buea')
  })
})
