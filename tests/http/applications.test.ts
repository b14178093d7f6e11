// The course application, from a browser without JavaScript.
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { consentWording } from '#app/features/applications/insert-application.server.ts'
import { applicationSchema } from '#app/features/applications/schema.ts'
import { storedMails } from '#tests/support/mailbox.ts'
import { storedApplications } from '#tests/support/records.ts'
import { empty, startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())
beforeEach(() => empty(site, 'records', 'outbox', 'rate_limits'))
afterEach(() => vi.useRealTimers())

const thanks = "Thank you for your interest! We'll contact you shortly."
const right = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', agreeTerms: 'yes' }
const everything = {
  ...right,
  phone: '+82 2 1234 5678',
  experience: 'advanced',
  message: 'Why this course:\n\nI want to build things.',
}

type Values = Record<string, string | string[]>
async function send(values: Values, visitor = site.visitor(), page = '/careers/react') {
  return visitor.submit(await visitor.visit(page), '#application', values)
}
const stored = () => storedApplications(site.db)
const errorsOf = (page: Awaited<ReturnType<typeof send>>) => page.texts('.error-summary li')

describe('a right application', () => {
  test('from the course’s page is stored and acknowledged with a reference; a reload shows the form again', async () => {
    const visitor = site.visitor()
    const page = await send(everything, visitor)
    expect(page.redirects).toEqual([303])
    expect(page.url.pathname + page.url.hash).toBe('/careers/react#enroll')
    expect(page.$('#enroll .form-status').text()).toContain(thanks)
    expect(page.$('#application')).toHaveLength(0)
    expect(page.$('#enroll .form-receipt').text()).toContain('within 24 hours')
    const reference = page.$('strong.form-reference').text()
    expect(reference).toMatch(/^APP-\w{4}-\w{4}$/)
    expect(await stored()).toMatchObject([
      {
        reference,
        status: 'new',
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: right.email,
        phone: everything.phone,
        experience: 'advanced',
        message: everything.message,
        course_id: 'react',
        course_name: 'React',
        course_level: 'Intermediate',
        course_weeks: 12,
        consent_wording: consentWording('en'),
        consent_version: '1.0',
      },
    ])
    const again = await visitor.visit('/careers/react')
    expect(again.text).not.toContain(thanks)
    expect([again.$('#application').length, again.$('.form-reference').text()]).toEqual([1, reference])
    expect(again.$('[id=enroll]')).toHaveLength(1)
  })

  test.each([
    ['/careers?course=vue#enroll', '/careers'],
    ['/careers?path=frontend&course=vue#enroll', '/careers?path=frontend'],
  ])('from the panel at %s leads back to the list, with the panel closed', async (panel, back) => {
    const page = await send(right, site.visitor(), panel)
    expect(page.url.pathname + page.url.search).toBe(back)
    expect(page.$('#enroll').text()).toContain(thanks)
    expect(page.$('#application')).toHaveLength(0)
    expect(await stored()).toMatchObject([{ course_id: 'vue' }])
  })

  test('refused first, from the panel, still returns to the list in the end', async () => {
    const visitor = site.visitor()
    const refused = await send({ ...right, email: '' }, visitor, '/careers?path=backend&course=ruby')
    expect([refused.status, refused.url.pathname]).toEqual([422, '/careers/ruby'])
    const page = await visitor.submit(refused, '#application', { email: right.email })
    expect(page.url.pathname + page.url.search).toBe('/careers?path=backend')
  })

  test('stores the state of the checkbox', async () => {
    const page = await site.visitor().visit('/careers/react')
    expect(page.$('#application label:has([name=agreeTerms])').text()).toBe(consentWording('en'))
    expect(page.$('#application option[selected]').val()).toBe('beginner')
  })

  test.each([
    ['one character each', { firstName: '민', lastName: 'X' }],
    ['hyphens and apostrophes', { firstName: 'Jean-Luc', lastName: "O’Neil-d'Arc" }],
  ])('%s arrive to the letter', async (_, values) => {
    expect((await send({ ...right, ...values })).redirects).toEqual([303])
    const [row] = await stored()
    const { firstName, lastName, message = null } = values as Partial<typeof everything>
    expect(row).toMatchObject({ first_name: firstName, last_name: lastName, message })
  })

  test('from a robot gets the same answer and is quarantined', async () => {
    const page = await send({ ...right, fax_extension: '1' })
    expect(page.text).toContain(thanks)
    expect(await stored()).toMatchObject([{ status: 'spam' }])
    expect(await storedMails(site.db)).toHaveLength(0)
  })

  test('sent again with changes gets the same answer, changes nothing, and its owner is notified by mail', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const first = await send(right)
    const second = await send({ ...everything, email: 'ADA@example.com' })
    const shown = (page: typeof first) => page.$('#enroll').text()
    expect(shown(second)).toBe(shown(first))
    expect(await stored()).toMatchObject([{ experience: 'beginner', message: null, email: right.email, version: 2 }])
    const [mail] = await storedMails(site.db, { kind: 'application-acknowledged' })
    expect(mail?.subject).toMatch(/^We have added to your application/)
  })
})

test('the form asks for everything that its schema reads', async () => {
  const page = await site.visitor().visit('/careers/react')
  const asked = page
    .$('#application [name]')
    .toArray()
    .map(({ attribs }) => attribs.name)
  expect(asked).toEqual(expect.arrayContaining(Object.keys(applicationSchema(['react']).shape)))
})

describe('its mails', () => {
  test('give staff all answers, and the applicant no typed text', async () => {
    await send({ ...everything, firstName: 'Buy', lastName: 'Pills', message: 'at spam.example' })
    const [notice] = await storedMails(site.db, { kind: 'application-received' })
    expect(notice).toMatchObject({ to_address: 'staff@example.com', reply_to: right.email })
    for (const word of [
      'Buy',
      'Pills',
      'at spam.example',
      'React (Intermediate, 12 weeks)',
      'advanced',
      consentWording('en'),
    ]) {
      expect(notice?.text_body.replace(/\s+/g, ' ')).toContain(word)
    }
    const [receipt] = await storedMails(site.db, { kind: 'application-acknowledged' })
    expect(receipt?.to_address).toBe(right.email)
    expect(JSON.parse(receipt?.headers ?? '{}')).toMatchObject({ 'Auto-Submitted': 'auto-replied' })
    for (const word of ['Buy', 'Pills', 'spam.example', '1234']) {
      expect(`${receipt?.subject}${receipt?.text_body}${receipt?.html_body}`).not.toContain(word)
    }
  })
})

describe('a refused application', () => {
  test('accepts only a known course id, and nothing else about the course', async () => {
    const lies = { course_name: 'Free money', course_level: 'Guru', course_duration: '1 day' }
    expect((await send({ ...right, ...lies })).redirects).toEqual([303])
    expect(await stored()).toMatchObject([{ course_name: 'React', course_level: 'Intermediate', course_weeks: 12 }])
    for (const course_id of ['cobol', '', '__proto__']) {
      const page = await send({ ...right, course_id })
      expect(errorsOf(page), course_id).toEqual(['Choose one of our courses'])
      // The redrawn page knows the course: the next attempt succeeds.
      expect(page.$('[name=course_id]').val()).toBe('react')
    }
    expect((await site.visitor().post('/careers/cobol', 'course_id=react')).status).toBe(404)
  })

  test('ignores a forged return path', async () => {
    for (const from of ['https://evil.example', '//evil.example', '../x', '']) {
      expect((await send({ ...right, from })).url.pathname, from).toBe('/careers/react')
    }
  })
})
