// npm run holidays: generates app/time/holidays.ts, the days on which the offices are closed.
import { writeFileSync } from 'node:fs'
import { runTool } from './command.ts'
import { cameroonianHolidays, churchDays, type Day, koreanHolidays, moonDays } from './holidays/days.ts'

const [first, last] = [2025, 2036]

const usage = {
  usage: 'npm run holidays',
  about: `Generates app/time/holidays.ts, the public holidays of both countries from ${first} to ${last}.`,
  options: {},
}

const linesOf = (names: ReadonlyMap<Day, string>) =>
  [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, name]) => `    '${day}': ${quoted(name)},`)

const quoted = (name: string) => (name.includes("'") ? `"${name}"` : `'${name}'`)

const head = `// Made by \`npm run holidays\`; not edited by hand. The public holidays of both countries, from ${first} to ${last}.
// Lunar holidays and Easter: date-holidays (npm). Korean substitute holidays: the Public Holidays Act and article 3 of its
// decree. Cameroon: law 73/5 of 1973, articles 2 and 3; the Islamic days are calculated, and the moon may move them by one.
// Elections, holidays declared for one year and corrections are entered at /dashboard/settings/holidays.
import type { CountryCode } from './offices.ts'

export const holidayYears = { first: ${first}, last: ${last} } as const

/** Names by date, such as 2026-03-02. */
export const holidays: Readonly<Record<CountryCode, Readonly<Record<string, string>>>> = {
`

await runTool(usage, async () => {
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const tables = {
    KR: years.flatMap((year) => linesOf(koreanHolidays(year, moonDays(year)))),
    CM: years.flatMap((year) => linesOf(cameroonianHolidays(year, churchDays(year)))),
  }
  const countries = Object.entries(tables).map(([country, lines]) => `  ${country}: {\n${lines.join('\n')}\n  },`)
  writeFileSync('app/time/holidays.ts', `${head}${countries.join('\n')}\n}\n`)
  console.log(`${tables.KR.length} days in South Korea, ${tables.CM.length} in Cameroon.`)
})
