import { expect } from 'vitest'
import { offices } from '#app/content/company/offices.ts'
import { flatSchema } from '#app/forms/document/document-schema.ts'
import { documentOf, valuesOf } from '#app/forms/document/document-values.ts'
import { openState } from '#app/time/office-hours.ts'
import { answeringOffice, promisedBy } from '#app/time/promise.ts'
import { theSite } from '#db/audit.ts'
import { applicant } from '#tests/support/course-runs.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { changeOfficeDays, readOwnDays } from './office-days.server.ts'
import { documentOfDays, officeDaysFields, officeDaysOf, ownDaysIn } from './office-days.ts'

const none = { seoulClosed: '', seoulOpen: '', cameroonClosed: '', cameroonOpen: '' }
const at = (iso: string) => Date.parse(iso)
const [seoul] = offices

test('a day of its own closes an office, or opens it on a holiday; a weekend stays closed', () => {
  const own = ownDaysIn({ ...none, seoulClosed: '2026-06-03 Local elections', seoulOpen: '2026-05-05\n2026-05-09' })
  expect(openState(seoul, at('2026-06-03T02:00Z')).open).toBe(true)
  expect(openState(seoul, at('2026-06-03T02:00Z'), own).open).toBe(false)
  expect(openState(seoul, at('2026-05-05T02:00Z')).open).toBe(false)
  expect(openState(seoul, at('2026-05-05T02:00Z'), own).open).toBe(true)
  expect(openState(seoul, at('2026-05-09T02:00Z'), own).open).toBe(false)
})

test('the promise and the answering office respect lunar holidays and own days', () => {
  // Seollal 2026 ends on Wednesday; Buea is open then.
  expect(answeringOffice(at('2026-02-17T01:00Z')).id).toBe('cameroon')
  const own = ownDaysIn({ ...none, cameroonClosed: '2026-02-16\n2026-02-17\n2026-02-18' })
  expect(new Date(promisedBy(at('2026-02-14T00:00Z'), own)).toISOString()).toBe('2026-02-20T00:00:00.000Z')
  expect(answeringOffice(at('2026-02-17T01:00Z'), own).id).toBe('seoul')
})

test('the largest number of own days still leaves an office hours', () => {
  const lines = Array.from({ length: 90 }, (_, index) =>
    new Date(Date.UTC(2026, 2, 2 + index)).toISOString().slice(0, 10),
  )
  const weekdays = lines.filter((day) => ![0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay())).slice(0, 60)
  const stored = { ...none, seoulClosed: weekdays.join('\n') }
  expect(openState(seoul, at('2026-03-02T00:00Z'), ownDaysIn(stored)).open).toBe(false)
  expect(weekdays).toHaveLength(officeDaysFields.seoul.fields.closed.most)
})

const valuesFor = (days: typeof none) => valuesOf(officeDaysFields, documentOfDays(days))

test('what is stored is what the form shows and sends, in the order of the calendar', () => {
  const stored = { ...none, seoulClosed: '2026-06-03 Local elections\n2026-07-01', cameroonOpen: '2026-05-20 Fair' }
  const values = valuesFor(stored)
  expect(values).toMatchObject({ 'seoul.closed': '2', 'seoul.closed.0.name': 'Local elections', 'cameroon.open': '1' })
  expect(officeDaysOf(documentOf(officeDaysFields, values))).toEqual(stored)
  const turned = { ...stored, seoulClosed: stored.seoulClosed.split('\n').reverse().join('\n') }
  expect(officeDaysOf(documentOf(officeDaysFields, valuesFor(turned)))).toEqual(stored)
})

test.each(['', 'tomorrow', '2026-02-30', '2026-06-03x', '3 June 2026'])('%o is no day', (day) => {
  const values = { ...valuesFor({ ...none, seoulOpen: '2026-06-03' }), 'seoul.open.0.day': day }
  expect(flatSchema(officeDaysFields, values).safeParse(values).success).toBe(false)
})

describeOnBothDialects('the days of the offices', () => {
  test('apply to records received after they were saved', async ({ db }) => {
    const now = at('2026-03-06T17:00Z')
    const promised = async () => {
      const reference = await applicant(db, now)
      const found = db.selectFrom('records').select(['promised_by', 'office']).where('reference', '=', reference)
      return found.executeTakeFirstOrThrow()
    }
    expect(await promised()).toEqual({ promised_by: at('2026-03-10T00:00Z'), office: 'seoul' })
    const chosen = { ...none, seoulClosed: '2026-03-09 Moving', version: 0 }
    expect(await changeOfficeDays(db, chosen, { actor: theSite, now })).toBe(true)
    expect((await readOwnDays(db, now)).KR.closed).toEqual(['2026-03-09'])
    expect(await promised()).toEqual({ promised_by: at('2026-03-10T08:00Z'), office: 'cameroon' })
    expect(await changeOfficeDays(db, chosen, { actor: theSite, now })).toBe(false)
  })
})
