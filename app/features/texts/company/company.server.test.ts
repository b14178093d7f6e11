import { expect } from 'vitest'
import { offices } from '#app/content/company/offices.ts'
import { readOwnDays } from '#app/features/records/office-days.server.ts'
import { wholeSchema } from '#app/forms/document/document-schema.ts'
import { placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import { errorsIn } from '#app/forms/read/read-form.server.ts'
import { currentMailLook } from '#app/mail/outbox/queue.server.ts'
import { openState } from '#app/time/office-hours.ts'
import { answeringOffice } from '#app/time/promise.ts'
import { theSite } from '#db/audit.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { missingIn, ownFields, ownSeed } from '../define-texts.ts'
import { textKinds } from '../kinds.server.ts'
import { launchChecklist } from '../launch-checklist.server.ts'
import { withFacts } from '../missing-facts.ts'
import { parseStored } from '../parse-stored.ts'
import { reversedHours } from '../rules/document-errors.server.ts'
import { saveText } from '../write-texts.server.ts'
import { type Company, handEmailToMails, readCompany } from './company.server.ts'
import { type CompanyFacts, companyTexts } from './company-texts.ts'
import { fieldsFor } from './facts-in-content.ts'

const noon = Date.UTC(2026, 10, 24, 12)

test('what the code says fits the schema of its kind, in every language', () => {
  for (const kind of textKinds) {
    for (const key of kind.keys) {
      for (const language of kind.languages) {
        const seed = ownSeed(kind, { key, language })
        expect(wholeSchema(ownFields(kind, language)).parse(seed)).toEqual(seed)
      }
    }
  }
})

test('every placeholder of the texts has a line on the launch checklist, and every field named there is one', () => {
  const lines = launchChecklist.flatMap(({ facts = [] }) => facts)
  for (const { label } of textKinds.flatMap(missingIn)) expect(lines).toContain(label)
  const seed = ownSeed(companyTexts, { key: 'facts', language: 'en' })
  const names = placesIn(companyTexts.fields, valuesOf(companyTexts.fields, seed)).map(({ name }) => name)
  for (const field of launchChecklist.flatMap(({ fields = [] }) => fields)) expect(names).toContain(field)
})

describeOnBothDialects('the company', () => {
  test('has its email address below every mail once it is known', async ({ db }) => {
    handEmailToMails()
    expect((await currentMailLook(db, noon)).contacts).toEqual([])
    const place = { key: 'facts', language: 'en' } as const
    const document = { ...(ownSeed(companyTexts, place) as CompanyFacts), email: 'office@example.com' }
    const publish = { at: 'now' } as const
    await saveText(db, companyTexts, place, { document, version: 0, publish }, { actor: theSite, now: noon })
    expect((await currentMailLook(db, noon)).contacts).toEqual(['office@example.com'])
  })

  test('is what staff published: offices, statistics and what stands in content', async ({ db }) => {
    const before = await readCompany(db, noon)
    expect(before.statsIn.en.map(({ value }) => value)).toEqual(['20+', '2+', '24/7'])
    expect(before.offices[0].location.approximate).toBe(true)
    expect(before.inContent.en.get('businessHours')).toBe(
      'Monday to Friday 9:00 AM to 6:00 PM, local time of each office; closed at weekends',
    )
    expect(await readCompany(db, noon)).toBe(before)
    const place = { key: 'facts', language: 'en' } as const
    const seed = ownSeed(companyTexts, place) as CompanyFacts
    const document = {
      ...seed,
      legalName: 'BN Ltd.',
      registeredAddress: '1 Hill Road, Seoul',
      foundedOn: '2021-11-25',
      cameroon: { ...seed.cameroon, hours: { firstDay: '1', lastDay: '6', opens: '08:00', closes: '16:00' } },
      seoul: { ...seed.seoul, street: '1 Hill Road', latitude: '37.5', longitude: '127', landmark: 'Exit 4' },
      stats: [{ value: '{years}+', label: 'Years', helper: '' }],
    }
    const publish = { at: 'now' } as const
    await saveText(db, companyTexts, place, { document, version: 0, publish }, { actor: theSite, now: noon })
    const after = await readCompany(db, noon)
    expect(after.offices[0]).toMatchObject({
      addressLines: ['1 Hill Road', '[Postal code, Seoul – to be confirmed]'],
      location: { latitude: 37.5, longitude: 127, approximate: false },
      directions: ['Exit 4', ...seed.directions.seoul],
    })
    expect(after.hoursText).toBe(
      'Seoul: Monday to Friday 9:00 AM to 6:00 PM; Buea: Monday to Saturday 8:00 AM to 4:00 PM',
    )
    expect(after.inContent.en.get('weekend')).toBe('Seoul: Closed at weekends; Buea: Closed on Sunday')
    expect(after.offices[1].hours).toEqual({ days: [1, 2, 3, 4, 5, 6], opens: '08:00', closes: '16:00' })
    // A Saturday, in the clock and in the promises.
    const saturday = Date.UTC(2026, 10, 28, 10)
    const own = await readOwnDays(db, saturday)
    expect(offices.map((office) => openState(office, saturday, own).open)).toEqual([false, true])
    expect(after.offices.map((office) => openState(office, saturday).open)).toEqual([false, true])
    expect(answeringOffice(saturday, own).id).toBe('cameroon')
    expect(after.statsIn.en).toEqual([{ id: 'Years', value: '4+', label: 'Years', helper: '' }])
    expect((await readCompany(db, noon + 24 * 60 * 60_000)).statsIn.en[0]?.value).toBe('5+')
    const content = [
      'Founded: [Founding date – to be confirmed].',
      '[등록 상호 및 주소 – to be confirmed], [Hébergeur – to be confirmed]',
      'We reply {replyPromise}, {role}.',
    ]
    expect(withFacts(content, after.inContent.en)).toEqual([
      'Founded: 25 November 2021.',
      'BN Ltd., 1 Hill Road, Seoul, [Hébergeur – to be confirmed]',
      'We reply within 24 hours (from opening, if Seoul and Buea are closed for longer), {role}.',
    ])
    const lacking = fieldsFor('Registered company name, registration number and address', after.words)
    expect(lacking[0]?.name).toBe('registrationNumbers')
  })

  test('a statistic is shown in another language while its value stands in English', async ({ db }) => {
    const place = { key: 'facts', language: 'en' } as const
    const valuesIn = ({ statsIn }: Company) => [statsIn.en, statsIn.fr].map((stats) => stats.map(({ value }) => value))
    expect(valuesIn(await readCompany(db, noon))).toEqual([
      ['20+', '2+', '24/7'],
      ['20+', '2+', '24/7'],
    ])
    const document = { ...ownSeed(companyTexts, place), stats: [{ value: '18+', label: 'Clients', helper: '' }] }
    await saveText(
      db,
      companyTexts,
      place,
      { document, version: 0, publish: { at: 'now' } },
      { actor: theSite, now: noon },
    )
    expect(valuesIn(await readCompany(db, noon))).toEqual([['18+'], []])
  })
})

const place = { key: 'facts', language: 'en' } as const

describeOnBothDialects('the years of experience', () => {
  test('are counted from the founding date in every language, and are the code’s without one', async ({ db }) => {
    const years = async (now: number) =>
      Object.values((await readCompany(db, now)).statsIn).map((stats) => stats.map(({ value }) => value).join(' '))
    expect(await years(noon)).toEqual(Array(3).fill('20+ 2+ 24/7'))
    const found = async (foundedOn: string, version: number) => {
      const document = { ...ownSeed(companyTexts, place), foundedOn }
      await saveText(
        db,
        companyTexts,
        place,
        { document, version, publish: { at: 'now' } },
        { actor: theSite, now: noon },
      )
    }
    await found('2021-11-25', 0)
    expect(await years(noon)).toEqual(Array(3).fill('20+ 4+ 24/7'))
    expect(await years(noon + 24 * 60 * 60_000)).toEqual(Array(3).fill('20+ 5+ 24/7'))
    await found('2026-11-23', 1)
    expect(await years(noon)).toEqual(Array(3).fill('20+ 24/7'))
  })
})

test('a stored figure that was the code’s is counted too', () => {
  const stats = [
    { value: '2+', label: 'Offices', helper: '' },
    { value: '2+', label: 'Years of experience', helper: '' },
  ]
  const document = JSON.stringify({ ...ownSeed(companyTexts, place), stats })
  const values = (parseStored(companyTexts, place, { document, schema: 3 }) as CompanyFacts | null)?.stats
  expect(values?.map(({ value }) => value)).toEqual(['2+', '{years}+'])
})

test('hours that were words become the timetable where they have the usual form, and else the code’s', () => {
  const place = { key: 'facts', language: 'en' } as const
  const stored = (hours: unknown) => {
    const { seoul, ...seed } = ownSeed(companyTexts, place) as CompanyFacts
    const { hours: _, ...office } = seoul
    return parseStored(companyTexts, place, { document: JSON.stringify({ ...seed, seoul: office, hours }), schema: 2 })
  }
  const words = { seoul: 'Sunday to Thursday 12:30 AM to 12:00 PM', cameroon: 'By appointment' }
  expect(stored(words)).toMatchObject({
    seoul: { hours: { firstDay: '7', lastDay: '4', opens: '00:30', closes: '12:00' } },
    cameroon: { hours: { firstDay: '1', lastDay: '5', opens: '09:00', closes: '18:00' } },
  })
  expect(stored(undefined)).toMatchObject({ seoul: { hours: { opens: '09:00' } } })
})

test('an office that closes before it opens is refused', () => {
  const place = { key: 'facts', language: 'en' } as const
  const seed = ownSeed(companyTexts, place) as CompanyFacts
  const seoul = { ...seed.seoul, hours: { ...seed.seoul.hours, closes: '09:00' } }
  expect(reversedHours(companyTexts, place, seed)).toEqual({})
  expect(errorsIn('en', reversedHours(companyTexts, place, { ...seed, seoul }))).toEqual({
    'seoul.hours.closes': ['Seoul office: Opening hours: Closes must be later than the opening time'],
  })
})
