// The contact form from a browser without JavaScript.
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enquiryServices } from '#app/content/enquiry-services.ts'
import { storedEnquiries } from '#tests/support/records.ts'
import { empty, startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())
beforeEach(() => empty(site, 'records', 'outbox', 'rate_limits'))
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
const stored = () => storedEnquiries(site.db)
const errorsOf = (page: Awaited<ReturnType<typeof send>>) => page.texts('.error-summary li')

describe('a valid form', () => {
  test('is stored and redirected to the thanks with a reference; the receipt replaces the form', async () => {
    const page = await send(everything)
    expect(page.redirects).toEqual([303])
    expect(page.status).toBe(200)
    expect(page.$('#send-a-message .form-status').text()).toContain(thanks)
    expect(page.$('#contact')).toHaveLength(0)
    expect(page.$('h1').text()).toBe('Message sent')
    expect(page.$('title').text()).toBe('Sent: Contact | BN Technologies')
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

  test.each([
    ['/contact?service=cloud-solutions', '#contact'],
    ['/contact?subject=Course%3A+React', '#contact'],
    ['/quick-inquiry?subject=Open+position', '#quick'],
    ['/cta?product=digital-voting-platform', '#connect'],
  ])('after %s another message is about the same', async (path, form) => {
    const visitor = site.visitor()
    const sent = await visitor.submit(await visitor.visit(path), form, right)
    expect(sent.$('.form-another a').attr('href')?.split('#')[0]).toBe(path)
  })

  test('the thanks are shown once: a reload shows the form again, and the reference for half an hour', async () => {
    const visitor = site.visitor()
    const page = await send(right, visitor)
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    const reference = page.$('strong.form-reference').text()
    for (const reload of ['first', 'second']) {
      const again = await visitor.visit('/contact')
      expect(again.text, reload).not.toContain(thanks)
      expect([again.$('strong.form-reference').text(), again.$('#contact').length], reload).toEqual([reference, 1])
      expect(again.headers.get('Cache-Control')).toBe('private, no-store')
    }
    expect((await visitor.visit('/cta')).$('strong.form-reference')).toHaveLength(0)
    expect([...visitor.cookies.keys()]).toEqual(['flash'])
  })

  test('gets the same answer, but is quarantined, when the honeypot is filled in', async () => {
    const page = await send({ ...right, fax_extension: '1' })
    expect(page.text).toContain(thanks)
    expect(await stored()).toMatchObject([{ status: 'spam' }])
    expect(await site.db.selectFrom('outbox').selectAll().execute()).toHaveLength(0)
  })
})

describe('a refused form', () => {
  test('an unlisted service is refused', async () => {
    expect(errorsOf(await send({ ...right, services: ['Cloud Solutions', 'Free Money'] }))).toEqual([
      'Choose from the listed services',
    ])
    expect(errorsOf(await send({ ...right, services: [...enquiryServices] }))).toEqual([])
  })
})

describe('hostile bodies', () => {
  test.each([['a[1000000000]'], ['__proto__'], ['constructor'], ['__proto__[polluted]'], ['name[]'], ['name.first']])(
    'a field called %s is not looked at',
    async (name) => {
      const before = process.cpuUsage()
      const page = await send({ ...right, [name]: 'x' })
      expect(page.redirects).toEqual([303])
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(5_000)
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    },
  )

  test('NUL, lone surrogates and direction marks are removed, the rest stays', async () => {
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

  test('an address that would inject a mail header is invalid', async () => {
    expect(errorsOf(await send({ ...right, email: 'a@b.c\r\nBcc: d@e.f' }))).toEqual(['Email is invalid'])
  })

  test('the first value of a repeated field counts', async () => {
    const page = await send({ ...right, name: ['First', 'Second'] })
    expect(page.redirects).toEqual([303])
    expect(await stored()).toMatchObject([{ name: 'First' }])
  })
})
