import { expect, test } from 'vitest'
import { interviewTimeSchema, passedTime } from './decision-schema.ts'

const now = Date.UTC(2026, 10, 29, 12)

test.each([
  ['2020-01-01', '25:99', ['date', 'time']],
  ['2026-11-28', '', ['date', 'time']],
  ['2026-11-29', '9:00', ['date']],
  ['2026-11-29', '25:99', ['time']],
  ['2026-11-29', '12:01', []],
  ['2026-02-30', '25:99', ['date', 'time']],
])('all that is known to be wrong of %s, %s is told at once', (date, time, wrong) => {
  const typed = { date, time, zone: 'UTC', minutes: '20', applicantZone: '' }
  const fields = interviewTimeSchema.safeParse(typed).error?.issues.map(({ path }) => String(path[0])) ?? []
  expect([...new Set([...fields, ...Object.keys(passedTime(typed, now))])].sort()).toEqual(wrong)
})
