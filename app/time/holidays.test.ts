// Compares the table with published sources: the Korean government's calendar, and Cameroon's law 73/5 with its feasts.
import { describe, expect, test } from 'vitest'
import { addDays, cameroonianHolidays, churchDays, koreanHolidays, moonDays } from '#app/commands/holidays/days.ts'
import { holidays, holidayYears } from './holidays.ts'

const published = {
  KR: {
    2025: '01-01 01-28 01-29 01-30 03-01 03-03 05-01 05-05 05-06 06-06 08-15 10-03 10-05 10-06 10-07 10-08 10-09 12-25',
    2026: '01-01 02-16 02-17 02-18 03-01 03-02 05-01 05-05 05-24 05-25 06-06 07-17 08-15 08-17 09-24 09-25 09-26 10-03 10-05 10-09 12-25',
    2027: '01-01 02-06 02-07 02-08 02-09 03-01 05-01 05-05 05-13 06-06 07-17 07-19 08-15 08-16 09-14 09-15 09-16 10-03 10-04 10-09 10-11 12-25 12-27',
  },
  CM: {
    2025: '01-01 02-11 03-30 04-18 05-01 05-20 05-29 06-06 08-15 12-25',
    2026: '01-01 02-11 03-20 04-03 05-01 05-14 05-20 05-27 08-15 12-25',
    2027: '01-01 02-11 03-09 03-26 05-01 05-06 05-16 05-20 08-15 12-25',
  },
} as const

const daysOf = (country: 'KR' | 'CM', year: number) =>
  Object.keys(holidays[country])
    .filter((day) => day.startsWith(`${year}-`))
    .map((day) => day.slice(5))

describe.each(['KR', 'CM'] as const)('the holidays of %s', (country) => {
  test.each(Object.entries(published[country]))('%s are those that are published', (year, days) => {
    expect(daysOf(country, Number(year)).join(' ')).toBe(days)
  })

  test('are in calendar order and cover at least ten years', () => {
    const all = Object.keys(holidays[country])
    expect(all).toEqual([...all].sort())
    expect(holidayYears.last - holidayYears.first).toBeGreaterThanOrEqual(10)
    for (let year = holidayYears.first; year <= holidayYears.last; year += 1) {
      expect(daysOf(country, year).length).toBeGreaterThan(9)
    }
  })
})

test('the table matches the output of the command', () => {
  for (let year = holidayYears.first; year <= holidayYears.last; year += 1) {
    const made = { KR: koreanHolidays(year, moonDays(year)), CM: cameroonianHolidays(year, churchDays(year)) }
    for (const country of ['KR', 'CM'] as const) {
      const listed = Object.entries(holidays[country]).filter(([day]) => day.startsWith(`${year}-`))
      expect([...made[country]].sort()).toEqual(listed)
    }
  }
})

test('two Korean holidays on one day give one substitute holiday, on the next working day', () => {
  const moon = { seollal: '2028-01-27', buddha: '2028-05-02', chuseok: '2028-10-03' }
  expect(koreanHolidays(2028, moon).get('2028-10-05')).toMatch(/^Substitute/)
  // On a Friday, because weekends are no substitute holidays.
  const onFriday = koreanHolidays(2028, { ...moon, buddha: '2028-05-05' })
  expect([onFriday.get('2028-05-06'), onFriday.get('2028-05-08')]).toEqual([undefined, expect.stringMatching(/^Sub/)])
})

test('a civil holiday of Cameroon on a Sunday is also observed on Monday; a religious one is not', () => {
  const none = { goodFriday: '2028-04-14', ascension: '2028-05-25', eids: [] as [string, string][] }
  const sundays = cameroonianHolidays(2029, none)
  expect([sundays.get('2029-02-11'), sundays.get('2029-02-12')]).toEqual(['Youth Day', 'Day after Youth Day'])
  expect(sundays.get('2029-05-21')).toBe('Day after National Day')
  expect(cameroonianHolidays(2027, none).get('2027-08-16')).toBeUndefined()
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
})
