// The times at which an office offers consultations. Times are milliseconds since 1970; nothing here reads the clock.
import { findOffice, type Office, type OfficeId } from '#app/content/company/offices.ts'
import { addDays, dayOf } from '#app/time/days.ts'
import { isDayOff, type OwnDays } from '#app/time/office-hours.ts'
import { momentOf } from '#app/time/zoned-time.ts'

/** Local times as HH:MM. */
export type Window = { opens: string; closes: string }

export type AppointmentRules = {
  minutes: number
  /** The least time before an appointment, and the number of days ahead that can be booked. */
  noticeHours: number
  daysAhead: number
  /** Days such as 2026-12-24, in addition to the offices' holidays and closing days. */
  closed: readonly string[]
  /** The windows of each weekday, Monday first; an office without an entry offers none. */
  weeks: Partial<Record<OfficeId, readonly (readonly Window[])[]>>
}

type Timespan = { starts_at: number; minutes: number }

type Situation = {
  now: number
  own: OwnDays
  /** The office's booked appointments. */
  taken: readonly Timespan[]
}

export type SlotDay = { date: string; times: readonly number[] }

const minute = 60_000
const hour = 60 * minute

/** The free times of each day in the office's zone, without days that have none. */
export function freeDays(office: Office, rules: AppointmentRules, situation: Situation): SlotDay[] {
  const today = dayOf(situation.now, office.zone)
  return Array.from({ length: rules.daysAhead + 1 }, (_, ahead) => addDays(today, ahead))
    .map((date) => ({ date, times: freeTimes(office, date, rules, situation) }))
    .filter(({ times }) => times.length > 0)
}

export function isFree(office: Office, at: number, rules: AppointmentRules, situation: Situation): boolean {
  const date = dayOf(at, office.zone)
  const isAhead = date <= addDays(dayOf(situation.now, office.zone), rules.daysAhead)
  return isAhead && freeTimes(office, date, rules, situation).includes(at)
}

function freeTimes(office: Office, date: string, rules: AppointmentRules, { now, own, taken }: Situation): number[] {
  const earliest = now + rules.noticeHours * hour
  return timesOf(office, date, rules, own).filter(
    (at) => at >= earliest && !taken.some((other) => overlaps(other, { starts_at: at, minutes: rules.minutes })),
  )
}

/** In equal steps from each opening, so that a change of the clocks neither repeats nor shortens an appointment. */
function timesOf({ id, zone, countryCode }: Office, date: string, rules: AppointmentRules, own: OwnDays): number[] {
  if (rules.closed.includes(date) || isDayOff(countryCode, date, own)) return []
  const weekday = (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7
  const length = rules.minutes * minute
  return (rules.weeks[id]?.[weekday] ?? []).flatMap(({ opens, closes }) => {
    const [from, until] = [opens, closes].map((time) => momentOf({ date, time }, zone)) as [number, number]
    return Array.from({ length: Math.max(0, Math.floor((until - from) / length)) }, (_, step) => from + step * length)
  })
}

export const overlaps = (one: Timespan, other: Timespan) => one.starts_at < endOf(other) && other.starts_at < endOf(one)

export const endOf = ({ starts_at, minutes }: Timespan) => starts_at + minutes * minute

/** A time of an office, as a form sends it. */
export type Slot = { office: Office; startsAt: number }

export const slotValue = (office: OfficeId, startsAt: number) => `${office}.${startsAt / minute}`

/** Null for a value that no page offers. */
export function parseSlot(value: string): Slot | null {
  const [, id = '', minutes = ''] = /^([a-z]+)\.(\d{1,9})$/.exec(value) ?? []
  const office = findOffice(id)
  return office ? { office, startsAt: Number(minutes) * minute } : null
}

// The hours of a weekday as they are stored, such as "09:00-12:00, 14:00-17:30".

const windowPattern = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/

/** Null where a part is no window, ends before it begins, or begins before the one before it has ended. */
export function parseWindows(typed: string): Window[] | null {
  const windows: Window[] = []
  for (const part of typed.split(',')) {
    const words = part.replaceAll(/\s/g, '').replace('–', '-')
    if (words === '') continue
    const [, opens = '', closes = ''] = windowPattern.exec(words) ?? []
    const last = windows.at(-1)
    if (!opens || opens >= closes || (last && opens < last.closes)) return null
    windows.push({ opens, closes })
  }
  return windows
}

/** The times of a day's form: of two windows, each with a beginning and an end; further windows are kept as they are. */
export const dayTimes = ['from', 'to', 'from2', 'to2'] as const

/** The hours of a day from the times of two windows, and further windows as they are stored; an empty one is left out. */
export const joinWindows = ([from = '', to = '', from2 = '', to2 = '', others = '']: readonly string[]) =>
  [`${from}-${to}`, `${from2}-${to2}`, others].filter((window) => window !== '-' && window !== '').join(', ')
