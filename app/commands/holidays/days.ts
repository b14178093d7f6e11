// Calendar dates such as 2026-03-02, and the lunar holidays, from the library date-holidays.
import Holidays, { type HolidaysTypes } from 'date-holidays'

export type Day = string
/** The lunar new year, Buddha's birthday, and the middle of the eighth lunar month. */
export type MoonDays = { seollal: Day; buddha: Day; chuseok: Day }
export type ChurchDays = { goodFriday: Day; ascension: Day; eids: [Day, string][] }

const day = 24 * 60 * 60_000

export const addDays = (date: Day, days: number): Day =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** Sunday is 0. */
export const weekdayOf = (date: Day) => new Date(`${date}T00:00:00Z`).getUTCDay()

export function moonDays(year: number): MoonDays {
  const found = listed('KR', year)
  // The library returns three days from the first: Chuseok itself is the second of them, Seollal the first.
  return {
    seollal: dayOf(found, /^korean 0?1-0-0?1\b/),
    buddha: dayOf(found, /^korean 4-0-8$/),
    chuseok: addDays(dayOf(found, /^korean 8-0-14\b/), 1),
  }
}

/** The Islamic days are calculated: the sighting of the moon may move them by a day. */
export function churchDays(year: number): ChurchDays {
  const found = listed('CM', year)
  const eid = (rule: RegExp, name: string) =>
    found.filter((holiday) => rule.test(holiday.rule)).map(({ date }): [Day, string] => [date.slice(0, 10), name])
  return {
    goodFriday: dayOf(found, /^easter -2$/),
    ascension: dayOf(found, /^easter 39$/),
    eids: [...eid(/^1 Shawwal/, 'Eid al-Fitr (calculated)'), ...eid(/^10 Dhu al-Hijjah/, 'Eid al-Adha (calculated)')],
  }
}

const listed = (country: string, year: number) => new Holidays(country, { timezone: 'UTC' }).getHolidays(year, 'en')

function dayOf(holidays: HolidaysTypes.Holiday[], rule: RegExp): Day {
  const found = holidays.find((holiday) => rule.test(holiday.rule))
  if (!found) throw new Error(`date-holidays has no rule ${rule}`)
  return found.date.slice(0, 10)
}
