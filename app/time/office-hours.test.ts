import { afterEach, describe, expect, it, vi } from 'vitest'
import { findOffice, type Office } from '#app/content/company/offices.ts'
import { localOffset, nextHours, openState, zoneOffset } from './office-hours.ts'
import { wallClock } from './wall-clock.ts'
import { hoursWords } from './wall-clock-in.ts'

const seoul = findOffice('seoul') as Office
const cameroon = findOffice('cameroon') as Office
const newYork = { zone: 'America/New_York', hours: seoul.hours, countryCode: 'KR' } as const

const at = (iso: string) => Date.parse(iso)
function label(office: typeof newYork | Office, iso: string) {
  const { open, changesAt } = openState(office, at(iso))
  return open ? 'Open now' : `opens ${wallClock(changesAt, zoneOffset(office.zone))}`
}

describe('the state of an office', () => {
  it.each([
    ['a minute before opening', seoul, '2026-03-03T08:59:59+09:00', 'opens Tue 9:00 AM'],
    ['at the stroke of opening', seoul, '2026-03-03T09:00:00+09:00', 'Open now'],
    ['just before closing', seoul, '2026-03-03T17:59:59+09:00', 'Open now'],
    ['at the stroke of closing', seoul, '2026-03-03T18:00:00+09:00', 'opens Wed 9:00 AM'],
    ['on Friday evening', seoul, '2026-03-06T20:00:00+09:00', 'opens Mon 9:00 AM'],
    ['on Saturday', seoul, '2026-03-07T12:00:00+09:00', 'opens Mon 9:00 AM'],
    ['on Sunday, a minute before midnight', seoul, '2026-03-08T23:59:00+09:00', 'opens Mon 9:00 AM'],
    ['on a holiday in the week', seoul, '2026-10-09T11:00:00+09:00', 'opens Mon 9:00 AM'],
    ['on the eve of a holiday', seoul, '2026-05-04T19:00:00+09:00', 'opens Wed 9:00 AM'],
    ['over a holiday after a weekend', cameroon, '2028-12-22T19:00:00+01:00', 'opens Tue 9:00 AM'],
    ['on the last evening of the year', seoul, '2026-12-31T18:30:00+09:00', 'opens Mon 9:00 AM'],
    ['on another country’s holiday', cameroon, '2026-10-09T11:00:00+01:00', 'Open now'],
    ['while it is still the day before in UTC', seoul, '2026-03-03T00:30:00Z', 'Open now'],
    ['when UTC already has the working day', cameroon, '2026-03-02T07:59:00Z', 'opens Mon 9:00 AM'],
    ['when Douala opens', cameroon, '2026-03-02T08:00:00Z', 'Open now'],
    ['on a leap day', seoul, '2028-02-29T10:00:00+09:00', 'Open now'],
  ])('%s', (_, office, iso, expected) => {
    expect(label(office, iso)).toBe(expected)
  })

  it('keeps the same offset in summer and winter, because neither zone has daylight saving time', () => {
    for (const month of ['01', '07']) {
      expect(openState(seoul, at(`2026-${month}-14T00:00:00Z`)).open).toBe(true)
      expect(openState(cameroon, at(`2026-${month}-14T08:00:00Z`)).open).toBe(true)
      expect(openState(cameroon, at(`2026-${month}-14T17:00:00Z`)).open).toBe(false)
    }
  })

  it('follows daylight saving time in other zones', () => {
    expect(openState(newYork, at('2026-03-07T12:00:00Z')).changesAt).toBe(at('2026-03-09T13:00:00Z'))
    expect(openState(newYork, at('2026-10-31T12:00:00Z')).changesAt).toBe(at('2026-11-02T14:00:00Z'))
  })

  it('changes exactly at the announced time', () => {
    let now = at('2026-12-20T00:00:00Z')
    for (let change = 0; change < 40; change += 1) {
      const before = openState(seoul, now)
      expect(openState(seoul, before.changesAt - 1)).toEqual(before)
      expect(openState(seoul, before.changesAt).open).toBe(!before.open)
      now = before.changesAt
    }
  })
})

describe('the opening hours in other zones', () => {
  afterEach(() => vi.unstubAllEnvs())

  const english = { language: 'en', to: ' to ' } as const
  const told = (office: Office, zone: string, now: number) =>
    hoursWords(nextHours(office, now), zoneOffset(zone), english)

  it('names the day of each end, because it may differ in another zone', () => {
    const now = at('2026-03-07T12:00:00Z')
    expect(told(seoul, 'Asia/Seoul', now)).toBe('Mon 9:00 AM to Mon 6:00 PM')
    expect(told(seoul, 'Africa/Douala', now)).toBe('Mon 1:00 AM to Mon 10:00 AM')
    expect(told(seoul, 'America/Los_Angeles', now)).toBe('Sun 5:00 PM to Mon 2:00 AM')
  })

  it('gives today’s hours while the office is open', () => {
    expect(told(cameroon, 'Asia/Seoul', at('2026-03-03T10:00:00Z'))).toBe('Tue 5:00 PM to Wed 2:00 AM')
  })

  it('formats noon and midnight, and zones with fractional offsets', () => {
    const hours = { opensAt: at('2026-03-07T00:00:00Z'), closesAt: at('2026-03-07T12:05:00Z') }
    expect(hoursWords(hours, zoneOffset('UTC'), english)).toBe('Sat 12:00 AM to Sat 12:05 PM')
    expect(hoursWords(hours, zoneOffset('Asia/Kathmandu'), english)).toBe('Sat 5:45 AM to Sat 5:50 PM')
  })

  it.each(['America/New_York', 'Asia/Kathmandu'])('needs no zone data for this machine’s clock, here in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    for (const now of [at('2026-01-07T12:00:00Z'), at('2026-07-07T12:00:00Z')]) {
      expect(localOffset(now)).toBe(zoneOffset(zone)(now))
    }
  })
})
