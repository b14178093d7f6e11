// Calendar dates such as 2026-03-02, and the lunar holidays, from the library date-holidays.
import Holidays, { type HolidaysTypes } from 'date-holidays'

export type Day = string
/** The lunar new year, Buddha's birthday, and the middle of the eighth lunar month. */
type MoonDays = { seollal: Day; buddha: Day; chuseok: Day }
type ChurchDays = { goodFriday: Day; ascension: Day; eids: [Day, string][] }

const day = 24 * 60 * 60_000

export const addDays = (date: Day, days: number): Day =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** Sunday is 0. */
const weekdayOf = (date: Day) => new Date(`${date}T00:00:00Z`).getUTCDay()

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

/** The public holidays of Cameroon: law 73/5 of 7 December 1973, articles 2 and 3. */
export function cameroonianHolidays(year: number, { goodFriday, ascension, eids }: ChurchDays): Map<Day, string> {
  const names = new Map<Day, string>([
    ...eids,
    [goodFriday, 'Good Friday'],
    [ascension, 'Ascension Day'],
    [`${year}-08-15`, 'Assumption Day'],
    [`${year}-12-25`, 'Christmas Day'],
  ])
  const civil: [Day, string][] = [
    [`${year}-01-01`, 'New Year’s Day'],
    [`${year}-02-11`, 'Youth Day'],
    [`${year}-05-01`, 'Labour Day'],
    [`${year}-05-20`, 'National Day'],
  ]
  for (const [day, name] of civil) {
    const isOnHoliday = names.has(day)
    names.set(day, [names.get(day), name].filter(Boolean).join(', '))
    // After the others, the president may declare the next day a holiday, each time by a decision of its own.
    const next = addDays(day, 1)
    if ((isOnHoliday || weekdayOf(day) === 0) && !names.has(next)) names.set(next, `Day after ${name}`)
  }
  return names
}

type Holiday = {
  day: Day
  name: string
  /** When a substitute holiday is given: on either day of the weekend, or on Sundays only; both also on another holiday. */
  substitute?: 'weekend' | 'Sunday'
}

/** The public holidays of South Korea: the Public Holidays Act, with the decree on substitute holidays (its article 3). */
export function koreanHolidays(year: number, { seollal, buddha, chuseok }: MoonDays): Map<Day, string> {
  const fixed = (monthDay: string, name: string, substitute?: Holiday['substitute']): Holiday => ({
    day: `${year}-${monthDay}`,
    name,
    substitute,
  })
  const holidays: Holiday[] = [
    fixed('01-01', 'New Year’s Day'),
    ...[-1, 0, 1].map((offset) => moon(addDays(seollal, offset), 'Seollal')),
    fixed('03-01', 'Independence Movement Day', 'weekend'),
    fixed('05-01', 'Labour Day'),
    fixed('05-05', 'Children’s Day', 'weekend'),
    { day: buddha, name: 'Buddha’s Birthday', substitute: 'weekend' },
    fixed('06-06', 'Memorial Day'),
    // A public holiday again since the amendment of 2026.
    ...(year >= 2026 ? [fixed('07-17', 'Constitution Day', 'weekend')] : []),
    fixed('08-15', 'Liberation Day', 'weekend'),
    ...[-1, 0, 1].map((offset) => moon(addDays(chuseok, offset), 'Chuseok')),
    fixed('10-03', 'National Foundation Day', 'weekend'),
    fixed('10-09', 'Hangeul Day', 'weekend'),
    fixed('12-25', 'Christmas Day', 'weekend'),
  ]
  const names = new Map<Day, string>()
  for (const { day, name } of holidays) names.set(day, [names.get(day), name].filter(Boolean).join(', '))
  for (const day of [...names.keys()].sort()) {
    const here = holidays.filter((holiday) => holiday.day === day)
    if (here.some((holiday) => isLost(holiday, here.length))) {
      names.set(nextFreeDay(day, names), `Substitute for ${names.get(day)}`)
    }
  }
  return names
}

const moon = (day: Day, name: string): Holiday => ({ day, name, substitute: 'Sunday' })

function isLost({ day, substitute }: Holiday, holidaysThen: number): boolean {
  if (!substitute) return false
  const weekday = weekdayOf(day)
  return holidaysThen > 1 || weekday === 0 || (weekday === 6 && substitute === 'weekend')
}

function nextFreeDay(day: Day, taken: ReadonlyMap<Day, string>): Day {
  const next = addDays(day, 1)
  return [0, 6].includes(weekdayOf(next)) || taken.has(next) ? nextFreeDay(next, taken) : next
}
