// The course application as a browser without JavaScript sends it.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { consentWording } from '#app/features/applications/words.ts'
import { storedMails } from '#tests/support/mailbox.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ MAIL_TO: 'staff@example.com' })
})
afterAll(() => site.close())
beforeEach(async () => {
  for (const table of ['applications', 'outbox', 'rate_limits'] as const) await site.db.deleteFrom(table).execute()
})
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
const stored = () => site.db.selectFrom('applications').selectAll().orderBy('received_at').execute()
const errorsOf = (page: Awaited<ReturnType<typeof send>>) =>
  page
    .$('.error-summary li')
    .toArray()
    .map((line) => page.$(line).text())

describe('a right application', () => {
  test('from the course’s page is stored and thanked with a reference; the form is gone, and back after a reload', async () => {
    const visitor = site.visitor()
    const page = await send(everything, visitor)
    expect(page.redirects).toEqual([303])
    expect(page.url.pathname + page.url.hash).toBe('/careers/react#enroll')
    expect(page.$('#enroll .form-status').text()).toContain(thanks)
    expect(page.$('#application')).toHaveLength(0)
    const reference = page.$('strong.form-reference').text()
    expect(reference).toMatch(/^APP-\w{4}-\w{4}$/)
    expect(await stored()).toMatchObject([
      {
        ...{ reference, status: 'new', first_name: 'Ada', last_name: 'Lovelace', email: right.email },
        ...{ phone: everything.phone, experience: 'advanced', message: everything.message },
        ...{ course_id: 'react', course_name: 'React', course_level: 'Intermediate', course_weeks: 12 },
        ...{ consent_wording: consentWording, consent_version: '1.0' },
      },
    ])
    const again = await visitor.visit('/careers/react')
    expect(again.text).not.toContain(thanks)
    expect(again.$('#application')).toHaveLength(1)
    expect(again.headers.get('Cache-Control')).toMatch(/^public/)
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

  test('refused first, from the panel, still leads back to the list in the end', async () => {
    const visitor = site.visitor()
    const refused = await send({ ...right, email: '' }, visitor, '/careers?path=backend&course=ruby')
    expect([refused.status, refused.url.pathname]).toEqual([422, '/careers/ruby'])
    const page = await visitor.submit(refused, '#application', { email: right.email })
    expect(page.url.pathname + page.url.search).toBe('/careers?path=backend')
  })

  test('what the box says is what is stored', async () => {
    const page = await site.visitor().visit('/careers/react')
    expect(page.$('#application label:has([name=agreeTerms])').text()).toBe(consentWording)
    expect(page.$('#application option[selected]').val()).toBe('beginner')
  })

  test.each([
    ['one character each', { firstName: '민', lastName: 'X' }],
    ['hyphens and apostrophes', { firstName: 'Jean-Luc', lastName: "O’Neil-d'Arc" }],
    ['Korean and emoji', { firstName: '길동 👩‍💻', lastName: '홍', message: '안녕하세요.\n\n지원합니다 🎉' }],
    ['French', { firstName: 'Éloïse', lastName: 'Çağlar', message: 'Où ça ? « Déjà » à Nœud…' }],
    ['markup', { firstName: '<b>x</b>', lastName: '=1+1', message: '</textarea><script>alert(1)</script>' }],
  ])('%s arrive to the letter', async (_, values) => {
    expect((await send({ ...right, ...values })).redirects).toEqual([303])
    const [row] = await stored()
    const { firstName, lastName, message = null } = values as Partial<typeof everything>
    expect(row).toMatchObject({ first_name: firstName, last_name: lastName, message })
  })

  test('50 equal posts at once make one row and 50 equal answers', async () => {
    const form = await site.visitor().visit('/careers/react')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => site.visitor().submit(form, '#application', everything)),
    )
    expect(new Set(answers.map((page) => page.$('strong.form-reference').text())).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    expect(await site.db.selectFrom('application_events').selectAll().execute()).toHaveLength(1)
    expect(await storedMails(site.db)).toHaveLength(2)
  })

  test('needs no cookie and no Origin', async () => {
    const form = await site.visitor().visit('/careers/react')
    const form_key = String(form.$('#application [name=form_key]').val())
    const body = new URLSearchParams({ ...right, experience: 'beginner', course_id: 'react', form_key })
    const response = await fetch(`${site.url}/careers/react`, { method: 'POST', body, redirect: 'manual' })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toBe('/careers/react#enroll')
  })

  test('from a robot is answered the same and kept apart', async () => {
    const page = await send({ ...right, fax_extension: '1' })
    expect(page.text).toContain(thanks)
    expect(await stored()).toMatchObject([{ status: 'spam' }])
    expect(await storedMails(site.db)).toHaveLength(0)
  })

  test('sent again with other words is answered as the first time, and its owner is told by mail', async () => {
    const first = await send(right)
    const second = await send({ ...everything, email: 'ADA@example.com' })
    const shown = (page: typeof first) => page.$('#enroll').text()
    expect(shown(second)).toBe(shown(first))
    expect(await stored()).toMatchObject([{ experience: 'advanced', email: 'ADA@example.com', version: 2 }])
    const [mail] = await storedMails(site.db, { kind: 'application-acknowledged' })
    expect(mail?.subject).toMatch(/^We have added to your application/)
  })
})

describe('its mails', () => {
  test('tell staff everything and the applicant nothing that was typed', async () => {
    await send({ ...everything, firstName: 'Buy', lastName: 'Pills', message: 'at spam.example' })
    const [notice] = await storedMails(site.db, { kind: 'application-received' })
    expect(notice).toMatchObject({ to_address: 'staff@example.com', reply_to: right.email })
    for (const word of [
      'Buy',
      'Pills',
      'at spam.example',
      'React (Intermediate, 12 weeks)',
      'advanced',
      consentWording,
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
  test('empty: every missing field is named, on the course’s page, and nothing is stored', async () => {
    const page = await send({ experience: '' })
    expect(page.status).toBe(422)
    expect(page.$('title').text()).toMatch(/^Error: /)
    expect(errorsOf(page)).toEqual([
      'First name is required',
      'Last name is required',
      'Email is required',
      'Please choose your experience level',
      'Please agree to the terms',
    ])
    for (const line of page.$('.error-summary a').toArray()) {
      expect(page.$(page.$(line).attr('href') ?? '')).toHaveLength(1)
    }
    expect(await stored()).toHaveLength(0)
  })

  test('an invalid address gives back everything that was typed', async () => {
    const page = await send({ ...everything, email: 'ada@example' })
    expect(errorsOf(page)).toEqual(['Email is invalid'])
    const { experience, message, agreeTerms, ...fields } = everything
    for (const [name, value] of Object.entries({ ...fields, email: 'ada@example' })) {
      expect(page.$(`#application-${name}`).val(), name).toBe(value)
    }
    expect(page.$('#application-message').val()).toBe(message)
    expect(page.$('#application option[selected]').val()).toBe(experience)
    expect(page.$('#application-agreeTerms').attr('checked')).toBeDefined()
  })

  test.each([
    ['firstName', 'First name', 80],
    ['lastName', 'Last name', 80],
    ['phone', 'Phone', 40],
    ['message', 'Message', 5000],
    ['code', 'Discount code', 40],
  ])('%s may have its characters and not one more', async (field, label, limit) => {
    const tooLong = await send({ ...right, [field]: '가'.repeat(limit + 1) })
    expect(errorsOf(tooLong)).toEqual([`${label} must be ${limit.toLocaleString('en')} characters or fewer`])
    expect(tooLong.$(`#application-${field}`).val()).toBe('가'.repeat(limit + 1))
    if (field !== 'code') expect((await send({ ...right, [field]: '가'.repeat(limit) })).redirects).toEqual([303])
  })

  test('the address may have 254 characters', async () => {
    const email = `${'a'.repeat(243)}@example.com`
    expect(errorsOf(await send({ ...right, email }))).toEqual(['Email must be 254 characters or fewer'])
    expect((await send({ ...right, email: email.slice(1) })).redirects).toEqual([303])
  })

  test('of the course only the id is believed, and only a known one', async () => {
    const lies = { course_name: 'Free money', course_level: 'Guru', course_duration: '1 day' }
    expect((await send({ ...right, ...lies })).redirects).toEqual([303])
    expect(await stored()).toMatchObject([{ course_name: 'React', course_level: 'Intermediate', course_weeks: 12 }])
    for (const course_id of ['cobol', '', '__proto__']) {
      const page = await send({ ...right, course_id })
      expect(errorsOf(page), course_id).toEqual(['Please choose one of our courses'])
      // The page itself knows which course it is about: the next press is right.
      expect(page.$('[name=course_id]').val()).toBe('react')
    }
    expect((await site.visitor().post('/careers/cobol', 'course_id=react')).status).toBe(404)
  })

  test('a made-up place to lead back to is none', async () => {
    for (const from of ['https://evil.example', '//evil.example', '../x', '']) {
      expect((await send({ ...right, from })).url.pathname, from).toBe('/careers/react')
    }
  })

  test.each([
    ['an old key', 49 * 60],
    ['a key from the future', -2],
  ])('%s costs nothing: the text is there and the next press sends it', async (_, minutes) => {
    const visitor = site.visitor()
    const form = await visitor.visit('/careers/react')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
    const page = await visitor.submit(form, '#application', everything)
    expect(page.status).toBe(422)
    expect(page.$('#application-message').val()).toBe(everything.message)
    expect((await visitor.submit(page, '#application')).redirects).toEqual([303])
    expect(await stored()).toHaveLength(1)
  })

  test('the sixth within ten minutes waits, with its text kept, and is taken later', async () => {
    for (let n = 0; n < 5; n++) await send({ ...right, email: `${n}@example.com` })
    const visitor = site.visitor()
    const refused = await send({ ...right, message: 'One more' }, visitor)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(refused.text).toContain('Too Many Requests')
    expect(refused.$('#application-message').val()).toBe('One more')
    expect(await stored()).toHaveLength(5)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    expect((await visitor.submit(refused, '#application')).redirects).toEqual([303])
  })

  test('when it cannot be stored the applicant is told so, with 503 and the text kept', async () => {
    await site.db.schema.alterTable('application_events').renameTo('gone').execute()
    try {
      const page = await send(everything)
      expect(page.status).toBe(503)
      expect(page.text).toContain('Failed to submit the form. Please try again later.')
      expect(page.$('#application-message').val()).toBe(everything.message)
      expect(await stored()).toHaveLength(0)
    } finally {
      await site.db.schema.alterTable('gone').renameTo('application_events').execute()
    }
  })
})
