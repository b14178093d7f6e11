// The contact form as a browser without JavaScript sends it.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { enquiryServices } from '#app/content/services.ts'
import { type Site, startSite } from '#tests/support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  for (const table of ['enquiries', 'outbox', 'rate_limits'] as const) await site.db.deleteFrom(table).execute()
})
afterEach(() => vi.useRealTimers())

const right = { name: 'Ada', email: 'ada@example.com', message: 'Hello there' }
const everything = {
  ...right,
  phone: '+82 2 1234 5678',
  company: 'Müller & Söhne',
  subject: 'A plan',
  services: ['Cloud Solutions', 'Data Analytics'],
}
const thanks = "Thank You! Your message has been sent successfully. We'll get back to you shortly."

async function send(values: Record<string, string | string[]>, visitor = site.visitor()) {
  return visitor.submit(await visitor.visit('/contact'), '#contact', values)
}
const stored = () => site.db.selectFrom('enquiries').selectAll().orderBy('received_at').execute()
const errorsOf = (page: Awaited<ReturnType<typeof send>>) =>
  page
    .$('.error-summary li')
    .toArray()
    .map((line) => page.$(line).text())

describe('a right form', () => {
  test('is stored, thanked with a reference by a redirect, and the form is empty again', async () => {
    const page = await send(everything)
    expect(page.redirects).toEqual([303])
    expect(page.status).toBe(200)
    expect(page.$('#contact').closest('body').find('.form-status').text()).toContain(thanks)
    expect(page.$('#contact-message').val()).toBe('')
    const [row] = await stored()
    const reference = page.$('strong.form-reference').text()
    expect(reference).toMatch(/^ENQ-\w{4}-\w{4}$/)
    expect(row).toMatchObject({
      ...right,
      reference,
      phone: everything.phone,
      company: everything.company,
      status: 'new',
    })
    const services = await site.db.selectFrom('enquiry_services').select('service').orderBy('position').execute()
    expect(services.map((line) => line.service)).toEqual(everything.services)
  })

  test('the thanks are said once: a reload shows the plain page, cacheable again', async () => {
    const visitor = site.visitor()
    const page = await send(right, visitor)
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    const again = await visitor.visit('/contact')
    expect(again.text).not.toContain(thanks)
    expect(visitor.cookies.size).toBe(0)
    expect(again.headers.get('Cache-Control')).toMatch(/^public/)
  })

  test.each([
    ['Korean and emoji', { name: '김민수 👩‍💻', message: '안녕하세요.\n\n문의드립니다 🎉' }],
    ['French', { name: 'Éloïse Çağlar-d’Arc', message: 'Où ça ? « Déjà » à Nœud…' }],
    ['a formula as a name', { name: '=HYPERLINK("x")', message: '@SUM(1+1)' }],
    ['markup', { name: '<b>x</b>', message: '</textarea><script>alert(1)</script>' }],
  ])('%s arrives to the letter', async (_, values) => {
    const page = await send({ ...right, ...values })
    expect(page.status).toBe(200)
    expect(await stored()).toMatchObject([values])
  })

  test('50 equal posts at once make one row and 50 equal answers', async () => {
    const visitor = site.visitor()
    const form = await visitor.visit('/contact')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => site.visitor().submit(form, '#contact', everything)),
    )
    expect(new Set(answers.map((page) => page.$('strong.form-reference').text())).size).toBe(1)
    expect(answers.every((page) => page.status === 200)).toBe(true)
    expect(await stored()).toHaveLength(1)
    expect(await site.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1)
  })

  test('needs no cookie and no Origin', async () => {
    const form = await site.visitor().visit('/contact')
    const body = new URLSearchParams({ ...right, form_key: String(form.$('#contact [name=form_key]').val()) })
    const response = await fetch(`${site.url}/contact`, { method: 'POST', body, redirect: 'manual' })
    expect(response.status).toBe(303)
    expect(await stored()).toHaveLength(1)
  })

  test('is answered the same, but kept apart, when the field hidden from people is filled in', async () => {
    const page = await send({ ...right, fax_extension: '1' })
    expect(page.text).toContain(thanks)
    expect(await stored()).toMatchObject([{ status: 'spam' }])
    expect(await site.db.selectFrom('outbox').selectAll().execute()).toHaveLength(0)
  })
})

describe('a refused form', () => {
  test('empty: every missing field is named, in the title too, and nothing is stored', async () => {
    const page = await send({})
    expect(page.status).toBe(422)
    expect(page.$('title').text()).toMatch(/^Error: /)
    expect(errorsOf(page)).toEqual(['Name is required', 'Email is required', 'Message is required'])
    for (const line of page.$('.error-summary a').toArray()) {
      expect(page.$(page.$(line).attr('href') ?? '')).toHaveLength(1)
    }
    expect(page.$('#contact-name').attr('aria-invalid')).toBe('true')
    expect(page.$('.error-summary').attr('autofocus')).toBeDefined()
    expect(await stored()).toHaveLength(0)
  })

  test.each([
    'ada',
    'ada@',
    'ada@example',
    '@example.com',
    'a b@example.com',
    'a@b.c, d@e.f',
    'a@b.c\r\nBcc: d@e.f',
    'a@@b.c',
  ])('the address %j is invalid and everything typed comes back', async (email) => {
    const page = await send({ ...everything, email })
    expect(errorsOf(page)).toEqual(['Email is invalid'])
    expect(page.$('#contact-name').val()).toBe(everything.name)
    expect(page.$('#contact-message').val()).toBe(everything.message)
    expect(page.$('#contact-subject').val()).toBe(everything.subject)
    const ticked = page
      .$('[name=services]:checked')
      .toArray()
      .map((box) => page.$(box).val())
    expect(ticked).toEqual(everything.services)
  })

  test.each([
    ['name', 120],
    ['company', 160],
    ['phone', 40],
    ['subject', 200],
    ['message', 5000],
  ])('%s may have %i characters and not one more', async (field, limit) => {
    const label = field[0]?.toUpperCase() + field.slice(1)
    const tooLong = await send({ ...right, [field]: '가'.repeat(limit + 1) })
    expect(errorsOf(tooLong)).toEqual([`${label} must be ${limit.toLocaleString('en')} characters or fewer`])
    expect(tooLong.$(`#contact-${field}`).val()).toBe('가'.repeat(limit + 1))
    const fits = await send({ ...right, [field]: '가'.repeat(limit) })
    expect(fits.redirects).toEqual([303])
  })

  test('white space is nothing, an unlisted service is refused', async () => {
    expect(errorsOf(await send({ ...right, name: ' \t ', message: '\n\n' }))).toEqual([
      'Name is required',
      'Message is required',
    ])
    expect(errorsOf(await send({ ...right, services: ['Cloud Solutions', 'Free Money'] }))).toEqual([
      'Please choose from the listed services',
    ])
    expect(errorsOf(await send({ ...right, services: [...enquiryServices] }))).toEqual([])
  })

  test.each([
    ['an old key', 49 * 60],
    ['a key from the future', -2],
  ])('%s costs nothing: the text is there and the next press sends it', async (_, minutes) => {
    const visitor = site.visitor()
    const form = await visitor.visit('/contact')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
    const page = await visitor.submit(form, '#contact', everything)
    expect(page.status).toBe(422)
    expect(page.$('#contact-message').val()).toBe(everything.message)
    expect((await visitor.submit(page, '#contact')).redirects).toEqual([303])
    expect(await stored()).toHaveLength(1)
  })

  test.each(['', 'contact.1.abc', 'quick.29000000.00', 'x'.repeat(5000)])('the key %j is not accepted', async (key) => {
    const page = await send({ ...right, form_key: key })
    expect(page.status).toBe(422)
    expect(await stored()).toHaveLength(0)
  })

  test('the sixth within ten minutes waits, with its text kept, and is taken later', async () => {
    for (let index = 0; index < 5; index++) await send({ ...right, email: `a${index}@example.com` })
    const visitor = site.visitor()
    const refused = await send({ ...right, message: 'One more' }, visitor)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(refused.text).toContain('Too Many Requests')
    expect(refused.$('#contact-message').val()).toBe('One more')
    expect(await stored()).toHaveLength(5)
    // What was taken may be sent again as often as a bad network makes it.
    expect((await send({ ...right, email: 'a0@example.com' })).redirects).toEqual([303])

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
    expect((await visitor.submit(refused, '#contact')).redirects).toEqual([303])
  })

  test('when it cannot be stored the visitor is told so, with 503 and the text kept', async () => {
    await site.db.schema.alterTable('enquiry_events').renameTo('gone').execute()
    try {
      const page = await send(right)
      expect(page.status).toBe(503)
      expect(page.text).toContain('Failed to submit the form. Please try again later.')
      expect(page.$('#contact-message').val()).toBe(right.message)
      expect(await stored()).toHaveLength(0)
    } finally {
      await site.db.schema.alterTable('gone').renameTo('enquiry_events').execute()
    }
  })
})

describe('hostile bodies', () => {
  test.each([['a[1000000000]'], ['__proto__'], ['constructor'], ['__proto__[polluted]'], ['name[]'], ['name.first']])(
    'a field called %s is not looked at',
    async (name) => {
      const started = performance.now()
      const page = await send({ ...right, [name]: 'x' })
      expect(page.redirects).toEqual([303])
      expect(performance.now() - started).toBeLessThan(20_000)
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    },
  )

  test('NUL, lone surrogates and direction marks are taken out, the rest stays', async () => {
    const form = await site.visitor().visit('/contact')
    const key = encodeURIComponent(String(form.$('#contact [name=form_key]').val()))
    const body = `form_key=${key}&name=A%00d%E2%80%AEa&email=ada%40example.com&message=x%ED%A0%80y%00%0D%0Az`
    expect((await site.visitor().post('/contact', body)).redirects).toEqual([303])
    const [row] = await stored()
    expect(row?.name).toBe('Ada')
    expect(row?.message).not.toContain('\u0000')
    expect(row?.message.endsWith('y\nz')).toBe(true)
    expect(row?.message.isWellFormed()).toBe(true)
  })

  test('of a field sent many times the first counts', async () => {
    const page = await send({ ...right, name: ['First', 'Second'] })
    expect(page.redirects).toEqual([303])
    expect(await stored()).toMatchObject([{ name: 'First' }])
  })
})
