import { describe, expect, test } from 'vitest'
import { type Office, offices } from '#app/content/company/offices.ts'
import { documentOf } from '#app/forms/document/document-values.ts'
import type { OwnDays } from '#app/time/office-hours.ts'
import { appointmentSettingsSchema, closedFields, fieldsIn, settingsIn, weekOf } from './schema.ts'
import { type AppointmentRules, freeDays, isFree, parseSlot, parseWindows, slotValue } from './slots.ts'

const [seoul, cameroon] = offices
const own: OwnDays = { KR: { closed: [], open: [] }, CM: { closed: [], open: [] } }
const hour = 60 * 60_000

const everyDay = (typed: string) => Array.from({ length: 7 }, () => parseWindows(typed) ?? [])
const rules: AppointmentRules = {
  minutes: 60,
  noticeHours: 0,
  daysAhead: 1,
  closed: [],
  weeks: { seoul: everyDay('09:00-12:00'), cameroon: everyDay('09:00-12:00') },
}

/** Seoul's time. */
const at = (local: string) => Date.parse(`${local}+09:00`)
const midnight = at('2026-12-01T00:00')

/** The free times as the office's clock shows them. */
function shown(
  office: Office,
  changed: Partial<AppointmentRules>,
  now: number,
  taken: Parameters<typeof isFree>[3]['taken'] = [],
) {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: office.zone, dateStyle: 'short', timeStyle: 'short' })
  const days = freeDays(office, { ...rules, ...changed }, { now, own, taken })
  return days.flatMap(({ times }) => times.map((time) => clock.format(time)))
}

describe('free times', () => {
  test('are the windows of each day in steps of the length; a rest that is too short is left out', () => {
    const windows = everyDay('09:00-10:30, 13:00-13:40')
    expect(shown(seoul, { minutes: 40, daysAhead: 0, weeks: { seoul: windows } }, midnight)).toEqual([
      '2026-12-01 09:00',
      '2026-12-01 09:40',
      '2026-12-01 13:00',
    ])
  })

  test('begin after the notice and end with the last day ahead', () => {
    const now = at('2026-12-01T09:30')
    expect(shown(seoul, { noticeHours: 1 }, now)).toEqual([
      '2026-12-01 11:00',
      '2026-12-02 09:00',
      '2026-12-02 10:00',
      '2026-12-02 11:00',
    ])
    expect(isFree(seoul, at('2026-12-03T09:00'), rules, { now, own, taken: [] })).toBe(false)
    expect(isFree(seoul, at('2026-12-02T09:00'), rules, { now, own, taken: [] })).toBe(true)
    expect(isFree(seoul, at('2026-12-02T09:30'), rules, { now, own, taken: [] })).toBe(false)
  })

  test('leave out holidays, closing days of the office and days without appointments', () => {
    const christmas = at('2026-12-25T00:00')
    expect(shown(seoul, { daysAhead: 0 }, christmas)).toEqual([])
    const closed: OwnDays = { ...own, KR: { closed: ['2026-12-01'], open: [] } }
    const times = freeDays(seoul, { ...rules, closed: ['2026-12-02'] }, { now: midnight, own: closed, taken: [] })
    expect(times).toEqual([])
    const opened: OwnDays = { ...own, KR: { closed: [], open: ['2026-12-25'] } }
    expect(freeDays(seoul, { ...rules, daysAhead: 0 }, { now: christmas, own: opened, taken: [] })).toHaveLength(1)
    // A holiday of one country is a working day in the other.
    expect(shown(cameroon, { daysAhead: 0 }, Date.parse('2026-10-09T00:00+01:00'))).toHaveLength(3)
    expect(shown(seoul, { daysAhead: 0 }, at('2026-10-09T00:00'))).toEqual([])
  })

  test('leave out what overlaps an appointment of any length', () => {
    const taken = [{ starts_at: at('2026-12-01T09:45'), minutes: 30 }]
    expect(shown(seoul, { daysAhead: 0 }, midnight, taken)).toEqual(['2026-12-01 11:00'])
    const before = [{ starts_at: at('2026-12-01T08:00'), minutes: 60 }]
    expect(shown(seoul, { daysAhead: 0 }, midnight, before)).toHaveLength(3)
  })

  test('of an office without an entry are none', () => {
    expect(shown(cameroon, { weeks: { seoul: everyDay('09:00-12:00') } }, midnight)).toEqual([])
  })
})

describe('when the clocks change', () => {
  const berlin = { ...seoul, zone: 'Europe/Berlin' }
  const night = { minutes: 60, daysAhead: 0, weeks: { seoul: everyDay('00:00-05:00') } }

  test('an hour that is skipped has no appointment', () => {
    const now = Date.parse('2026-03-28T23:00Z')
    expect(shown(berlin, night, now)).toEqual(['00', '01', '03', '04'].map((clock) => `2026-03-29 ${clock}:00`))
  })

  test('an hour that comes twice has two different ones', () => {
    const now = Date.parse('2026-10-24T22:00Z')
    const [day] = freeDays(berlin, { ...rules, ...night }, { now, own, taken: [] })
    expect(day?.times).toEqual([0, 1, 2, 3, 4, 5].map((step) => now + step * hour))
  })
})

test('a time of an office survives its way through a form; other values are none', () => {
  const startsAt = at('2026-12-01T09:00')
  expect(parseSlot(slotValue('seoul', startsAt))).toEqual({ office: seoul, startsAt })
  for (const value of [
    '',
    'none',
    'paris.1',
    'seoul',
    'seoul.',
    'seoul.-1',
    'seoul.1e9',
    'seoul.99999999999',
    'seoul.1.5x',
  ])
    expect(parseSlot(value)).toBeNull()
})

test('hours are typed as windows in order', () => {
  expect(parseWindows(' 9:00-12:00')).toBeNull()
  expect(parseWindows('09:00 – 12:00,14:00-17:30')).toEqual([
    { opens: '09:00', closes: '12:00' },
    { opens: '14:00', closes: '17:30' },
  ])
  expect(parseWindows('')).toEqual([])
  for (const typed of [
    '12:00-09:00',
    '09:00-09:00',
    '14:00-16:00, 09:00-12:00',
    '09:00-12:00, 11:00-13:00',
    'ab',
    '24:00-25:00',
  ])
    expect(parseWindows(typed)).toBeNull()
})

const stored = {
  seoul: true,
  cameroon: false,
  ...weekOf(''),
  seoul1: '09:00-10:00, 11:00-12:00, 14:00-15:00, 16:00-17:00',
  seoul2: '09:00-12:00',
  minutes: '30' as const,
  noticeHours: 24,
  daysAhead: 14,
  closed: '2026-06-03 Team day\n2026-07-01',
}

test('a form that is sent as it was shown keeps every window of a day', () => {
  const values = fieldsIn(stored)
  const sent = appointmentSettingsSchema.parse({ ...values, version: '1' })
  const document = documentOf(closedFields, values)
  expect(settingsIn({ ...sent, document })).toMatchObject(stored)
})
