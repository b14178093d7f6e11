// The quick inquiry from a browser without JavaScript, from its own page and from the pages that embed it.
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storedEnquiries } from '#tests/support/records.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Page, Values } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
beforeEach(() => empty(site, 'records', 'outbox', 'rate_limits'))
afterEach(() => vi.useRealTimers())

const right = { name: 'Ada', email: 'ada@example.com', message: 'Hello there' }
const everything = { ...right, phone: '+82 2 1234 5678', company: 'Müller & Söhne', subject: 'A plan' }
const thanks = 'Your message has been sent successfully!'

async function send(values: Values, from = '/quick-inquiry', visitor = site.visitor()) {
  return visitor.submit(await visitor.visit(from), '#quick', values)
}
const stored = () => storedEnquiries(site.db)
const errorsOf = (page: Page) => page.texts('.error-summary li')

describe.each(['/quick-inquiry', '/about', '/contact'])('from %s', (path) => {
  test('a valid form is stored, and a receipt with the reference is shown there once', async () => {
    const visitor = site.visitor()
    const page = await send(everything, path, visitor)
    expect(page.redirects).toEqual([303])
    expect(page.url.pathname + page.url.hash).toBe(`${path}#quick-inquiry`)
    expect(page.$('#quick-inquiry .form-thanks').text()).toBe(thanks)
    const [row] = await stored()
    expect(row).toMatchObject({ ...everything, form: 'quick', status: 'new', context: null })
    expect(page.$('#quick-inquiry .form-reference').text()).toBe(row?.reference)
    expect(page.$('#quick')).toHaveLength(0)
    expect(page.$('h1').text() === 'Message sent').toBe(path === '/quick-inquiry')
    expect(page.$('title').text()).toMatch(/^Sent: /)
    const clean = await visitor.visit(page.$('#quick-inquiry .form-status a').last().attr('href') ?? '')
    expect(clean.text).not.toContain(thanks)
    expect(clean.$('#quick-message').val()).toBe('')
    expect(clean.$('#quick-inquiry .form-reference').text()).toBe(row?.reference)
  })

  test('a refused form is redrawn on its owner page with all typed values, and still returns', async () => {
    const visitor = site.visitor()
    const page = await send({ ...everything, email: 'ada@' }, path, visitor)
    expect(page.status).toBe(422)
    expect(page.url.pathname).toBe('/quick-inquiry')
    expect(errorsOf(page)).toEqual(['Email is invalid'])
    expect(page.$('#quick-email-hint').text()).toBe('Such as name@example.com')
    expect(page.$('#quick-email').attr('aria-describedby')).toContain('quick-email-hint')
    for (const name of ['name', 'phone', 'company', 'subject', 'message'] as const) {
      expect(page.$(`#quick-${name}`).val()).toBe(everything[name])
    }
    expect(page.$('h1').text()).toBe('Ask Us Directly')
    const mended = await visitor.submit(page, '#quick', { email: right.email })
    expect(mended.url.pathname).toBe(path)
  })

  test('ids are unique', async () => {
    const page = await site.visitor().visit(path)
    const ids = page
      .$('[id]')
      .toArray()
      .map((element) => page.$(element).attr('id'))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

test('a link fills in the subject, in one line of at most 200 characters', async () => {
  const visitor = site.visitor()
  const page = await visitor.visit(`/quick-inquiry?${new URLSearchParams({ subject: 'Open position: CTO\r\nx' })}`)
  expect(page.$('#quick-subject').val()).toBe('Open position: CTO x')
  expect(page.$('meta[name=robots]').attr('content')).toBe('noindex')
  const long = await visitor.visit(`/quick-inquiry?${new URLSearchParams({ subject: '가'.repeat(900) })}`)
  expect(long.$('#quick-subject').val()).toBe('가'.repeat(200))
})

test('a foreign return path leads to the owner page', async () => {
  const page = await send({ ...right, from: '//evil.example' })
  expect(page.url.pathname).toBe('/quick-inquiry')
})

test('the result of one form is not shown by another', async () => {
  const visitor = site.visitor()
  const quick = await send(right, '/about', visitor)
  expect(quick.$('.form-reference')).toHaveLength(1)
  const refused = await visitor.submit(await visitor.visit('/contact'), '#contact', {})
  expect(refused.$('.form-reference')).toHaveLength(0)
  expect(refused.$('#contact .error-summary')).toHaveLength(1)
})
