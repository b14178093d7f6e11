// The public holidays of Cameroon: law 73/5 of 7 December 1973, articles 2 and 3.
import { addDays, type ChurchDays, type Day, weekdayOf } from './days.ts'

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
