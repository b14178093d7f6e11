// The public holidays of South Korea: the Public Holidays Act, with the decree on substitute holidays (its article 3).
import { addDays, type Day, type MoonDays, weekdayOf } from './days.ts'

type Holiday = {
  day: Day
  name: string
  /** When a substitute holiday is given: on either day of the weekend, or on Sundays only; both also on another holiday. */
  substitute?: 'weekend' | 'Sunday'
}

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
