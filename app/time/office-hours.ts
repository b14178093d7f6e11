// Opening hours of an office, in its own zone. Times are milliseconds since 1970; nothing here reads the clock.

import { fixedHolidays, type Office, offices } from '#app/content/company/offices.ts'
import { dateFormat } from './date-format.ts'
import { holidays, holidayYears } from './holidays.ts'
import type { Offset } from './wall-clock.ts'

type OpenState = {
  open: boolean
  /** The time of the next opening or closing: until then the state stays the same. */
  changesAt: number
}

/** Milliseconds since 1970. */
export type Hours = { opensAt: number; closesAt: number }

/** The choices of staff. Days are as 2026-03-02: closed in addition to the holidays, or open in spite of one. */
export type OwnDays = Readonly<
  Record<
    Office['countryCode'],
    {
      closed: readonly string[]
      open: readonly string[]
      /** Those that staff chose, in place of the code's. */
      hours?: Office['hours']
    }
  >
>

type Timetable = Pick<Office, 'zone' | 'hours' | 'countryCode'>
/** A calendar date, in any zone. */
type Day = { year: number; month: number; day: number }

const minute = 60_000
/** Longer than any series of closed days, with one working day a week and mostOwnDays entered by staff. */
const daysAhead = 700
export const mostOwnDays = 60

/** Each office's public holidays in the next twelve months, and the last year for which they are known. */
export function nextHolidays(now: number) {
  const [today = '', inOneYear = ''] = [now, now + 365 * 24 * 60 * minute].map((at) =>
    new Date(at).toISOString().slice(0, 10),
  )
  const next = offices.map(({ title, countryCode }) => ({
    title,
    days: Object.entries(holidays[countryCode]).filter(([date]) => date >= today && date <= inOneYear),
  }))
  return { next, lastYear: holidayYears.last }
}

export function openState(office: Timetable, now: number, own?: OwnDays): OpenState {
  const today = dayIn(office.zone, now)
  for (let ahead = 0; ahead <= daysAhead; ahead += 1) {
    const day = addDays(today, ahead)
    if (!isWorkday(office, day, own)) continue
    const hours = hoursOf(office, own)
    const opens = instantOf(office.zone, day, hours.opens)
    const closes = instantOf(office.zone, day, hours.closes)
    if (now < opens) return { open: false, changesAt: opens }
    if (now < closes) return { open: true, changesAt: closes }
  }
  throw new Error('An office without working days has no hours')
}

/** The working hours of the current or next working day. */
export function nextHours(office: Timetable, now: number, own?: OwnDays): Hours {
  const { open, changesAt } = openState(office, now, own)
  const day = dayIn(office.zone, open ? now : changesAt)
  const { opens, closes } = hoursOf(office, own)
  return { opensAt: instantOf(office.zone, day, opens), closesAt: instantOf(office.zone, day, closes) }
}

/** The offset of a time zone. The first call for a zone loads its data: some 20 ms in a browser. */
export const zoneOffset =
  (zone: string): Offset =>
  (instant) =>
    offsetAt(zone, instant)

/** The offset of this machine, in the browser the visitor's own; it needs no zone data. */
export const localOffset: Offset = (instant) => -new Date(instant).getTimezoneOffset() * minute

const hoursOf = ({ hours, countryCode }: Timetable, own?: OwnDays) => own?.[countryCode].hours ?? hours

function isWorkday(office: Timetable, day: Day, own?: OwnDays): boolean {
  const { countryCode } = office
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day))
  const key = date.toISOString().slice(0, 10)
  return hoursOf(office, own).days.includes(date.getUTCDay() || 7) && !isDayOff(countryCode, key, own)
}

/** @param date such as 2026-03-02 @returns true for a holiday or a closing day, whatever the weekday */
export function isDayOff(countryCode: Office['countryCode'], date: string, own?: OwnDays): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  if (own?.[countryCode].closed.includes(date)) return true
  return isHoliday(countryCode, { year, month, day }, date) && !own?.[countryCode].open.includes(date)
}

function isHoliday(countryCode: Office['countryCode'], { year, month, day }: Day, key: string): boolean {
  if (year >= holidayYears.first && year <= holidayYears.last) return key in holidays[countryCode]
  return fixedHolidays[countryCode].some((holiday) => holiday.month === month && holiday.day === day)
}

function addDays({ year, month, day }: Day, days: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day + days))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

function dayIn(zone: string, instant: number): Day {
  const local = new Date(instant + offsetAt(zone, instant))
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() }
}

function instantOf(zone: string, { year, month, day }: Day, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const local = Date.UTC(year, month - 1, day, hours, minutes)
  // Applied twice: the first offset may be from the other side of a clock change.
  return local - offsetAt(zone, local - offsetAt(zone, local))
}

// Cached by quarters of an hour, at which all clock changes happen: one enquiry needs a handful of offsets many times.
const quarter = 15 * minute
const offsets = new Map<string, number>()
const mostOffsets = 1_000

function offsetAt(zone: string, instant: number): number {
  const key = `${Math.floor(instant / quarter)} ${zone}`
  const cached = offsets.get(key)
  if (cached !== undefined) return cached
  const offset = readOffset(zone, instant)
  if (offsets.size >= mostOffsets) offsets.clear()
  offsets.set(key, offset)
  return offset
}

function readOffset(zone: string, instant: number): number {
  const parts = calendarOf(zone).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((candidate) => candidate.type === type)?.value)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return local - Math.floor(instant / minute) * minute
}

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const [year, month, day, hour, minute] = Array<'numeric'>(5).fill('numeric')
  return dateFormat('en-US', { timeZone, hourCycle: 'h23', year, month, day, hour, minute })
}
