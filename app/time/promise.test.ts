import { readdirSync, readFileSync } from 'node:fs'
import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offices } from '#app/content/company/offices.ts'
import { openState } from './office-hours.ts'
import { answeringOffice, inOfficeTimes, promisedBy, promiseSentence, promiseWords } from './promise.ts'

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

describe('the promise in one sentence', () => {
  const told = (
    received: string,
    now = received,
    { bookedAt = null as string | null, language = 'en' as const } = {},
  ) => {
    const received_at = at(received)
    const promised = { received_at, promised_by: promisedBy(received_at), asked_again_at: null }
    const sentence = promiseSentence(promised, bookedAt === null ? null : at(bookedAt), { language, now: at(now) })
    return sentence && inOfficeTimes(sentence)
  }
  const tuesday = '2026-03-03T05:00Z'

  it.each([
    [
      'while an office is open',
      told(tuesday),
      'We reply within 24 hours, by Wed 4 Mar, 2:00 PM in Seoul / 6:00 AM in Buea.',
    ],
    [
      'at night, when an office opens within the day',
      told('2026-03-03T20:00Z'),
      'We reply within 24 hours, by Thu 5 Mar, 5:00 AM in Seoul / Wed 4 Mar, 9:00 PM in Buea.',
    ],
    [
      'on Saturday',
      told('2026-03-07T12:00Z'),
      'We open Mon 9 Mar, 9:00 AM in Seoul / 1:00 AM in Buea; you hear from us within 24 hours of that, by Tue 10 Mar, 9:00 AM in Seoul / 1:00 AM in Buea.',
    ],
    [
      'once it has passed',
      told(tuesday, '2026-03-04T05:00Z'),
      'Our answer was due by Wed 4 Mar, 2:00 PM in Seoul / 6:00 AM in Buea. We are late, and we are sorry. Your message has not been forgotten.',
    ],
    [
      'with an appointment before it, which is the answer',
      told(tuesday, tuesday, { bookedAt: '2026-03-04T01:00Z' }),
      'Our answer is your consultation: Wed 4 Mar, 10:00 AM in Seoul / 2:00 AM in Buea.',
    ],
    ['once that has begun', told(tuesday, '2026-03-04T01:00Z', { bookedAt: '2026-03-04T01:00Z' }), null],
    [
      'with a later appointment',
      told(tuesday, tuesday, { bookedAt: '2026-03-05T01:00Z' }),
      'We reply within 24 hours, by Wed 4 Mar, 2:00 PM in Seoul / 6:00 AM in Buea.',
    ],
  ])('%s', (_, sentence, expected) => {
    expect(sentence).toBe(expected)
  })
})

/** Round-the-clock support and statements for staff alone. */
const otherHours = /24\sh\/24|24시간 (지원|대응|연락)/
const forStaff = /catalogues\/\w+\/staff|messages\/staff|company\/launch-checklist/

it('the hours of the promise stand in no text of the site and in no mail but by its one sentence and rule', () => {
  const rooms = ['content', 'features', 'languages', 'mail', 'routes/public', 'routes/admin/brand', 'forms', 'root']
  const texts = rooms.flatMap((room) =>
    (readdirSync(`app/${room}`, { recursive: true }) as string[])
      .filter((path) => /\.(ts|tsx|md|yaml|json)$/.test(path))
      .map((path) => `app/${room}/${path}`),
  )
  expect(texts.length).toBeGreaterThan(400)
  const found = texts
    .filter((path) => !(path.includes('.test.') || forStaff.test(path)))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .map((line) => `${path}: ${line.trim()}`),
    )
    .filter((line) => /24\s?(hours?|시간|heures?|h\b)|24-hour|twenty-four hours|vingt-quatre heures/i.test(line))
    .filter((line) => !(otherHours.test(line) || /: (\/\*\*|\*|\/\/)/.test(line)))
  expect(found).toEqual([])
})
