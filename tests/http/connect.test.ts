// Connect With Us as a browser without JavaScript sends it, with what the page knows that it is about.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { storedMails } from '#tests/support/mailbox.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import type { Page, Values } from '#tests/support/visitor.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ MAIL_TO: 'office@example.com' })
})
afterAll(() => site.close())
beforeEach(async () => {
  for (const table of ['enquiries', 'outbox', 'rate_limits'] as const) await site.db.deleteFrom(table).execute()
})
afterEach(() => vi.useRealTimers())

const right = { name: 'Ada', email: 'ada@example.com', message: 'Hello there' }
const thanks = "Thank You! Your message has been sent successfully. We'll get back to you shortly."

async function send(values: Values, query = '', visitor = site.visitor()) {
  return visitor.submit(await visitor.visit(`/cta${query}`), '#connect', values)
}
const stored = () => site.db.selectFrom('enquiries').selectAll().orderBy('received_at').execute()
const errorsOf = (page: Page) =>
  page
    .$('.error-summary li')
    .toArray()
    .map((line) => page.$(line).text())

describe('what it is about', () => {
  test.each([
    ['', 'Schedule a Consultation', ''],
    ['?service=cloud-solutions', 'Schedule a Consultation', 'About: Cloud Solutions'],
    ['?industry=banking', 'Schedule a Consultation', 'About: Banking industry'],
    ['?industry=manufacturing', 'Schedule a Consultation', 'About: Manufacturing industry'],
    ['?industry=logistics', 'Schedule a Consultation', 'About: Logistics industry'],
    ['?plan=professional', 'Schedule a Consultation', 'About: Professional plan'],
    ['?intent=demo', 'Schedule a Demo', 'About: Demo'],
    ['?product=digital-voting-platform&intent=demo', 'Schedule a Demo', 'About: Demo, Digital Voting Platform'],
    ['?service=free-money&plan=__proto__&intent=constructor', 'Schedule a Consultation', ''],
    ['?service=%3Cscript%3E', 'Schedule a Consultation', ''],
  ])('/cta%s is headed "%s" and says "%s"', async (query, title, about) => {
    const page = await site.visitor().visit(`/cta${query}`)
    expect(page.status).toBe(200)
    expect(page.$('h1').text()).toBe(title)
    expect(page.$('title').text()).toBe(`${title} | BN Technologies`)
    expect(page.$('#connect-with-us h2').first().text()).toBe('Connect With Us')
    expect(page.$('#connect-with-us .section-header').first().find('p').text()).toBe(about)
    expect(page.text).toContain('within 24 hours')
  })

  test('is stored with the enquiry, told to staff, and kept through a refusal and in the thanks', async () => {
    const visitor = site.visitor()
    const refused = await send({ ...right, email: '' }, '?product=digital-voting-platform&intent=demo', visitor)
    expect(refused.status).toBe(422)
    expect(refused.$('h1').text()).toBe('Schedule a Demo')
    expect(refused.text).toContain('About: Demo, Digital Voting Platform')
    const page = await visitor.submit(refused, '#connect', { email: right.email })
    expect(page.$('h1').text()).toBe('Schedule a Demo')
    const [row] = await stored()
    expect(row).toMatchObject({ ...right, kind: 'connect', subject: null })
    expect(JSON.parse(row?.context ?? '')).toEqual({ intent: 'demo', product: 'digital-voting-platform' })
    const [notice] = await storedMails(site.db, { to: 'office@example.com' })
    expect(notice?.text_body).toContain('About: Demo, Digital Voting Platform')
  })

  test('is checked again when it comes back: an unknown id is dropped and costs the visitor nothing', async () => {
    const page = await send({ ...right, service: 'free-money', plan: 'x'.repeat(9000), industry: 'retail' })
    expect(page.redirects).toEqual([303])
    const [row] = await stored()
    expect(row?.context).toBe('{"industry":"retail"}')
  })

  test('the same words about something else are another enquiry', async () => {
    await send(right, '?plan=standard')
    await send(right, '?plan=enterprise')
    await send(right, '?plan=enterprise')
    expect(await stored()).toHaveLength(2)
  })
})

test('the thanks stand in the form’s place, with the reference, until another message is wanted', async () => {
  const visitor = site.visitor()
  const page = await send(right, '', visitor)
  expect(page.redirects).toEqual([303])
  expect(page.url.hash).toBe('#connect-with-us')
  expect(page.$('.form-status').text()).toContain(thanks)
  expect(page.$('#connect')).toHaveLength(0)
  const [row] = await stored()
  expect(page.$('.form-reference').text()).toBe(row?.reference)
  const link = page.$('.form-status a')
  expect(link.text()).toBe('Send Another Message')
  const clean = await visitor.visit(link.attr('href') ?? '')
  expect(clean.text).not.toContain(thanks)
  expect(clean.$('#connect-message').val()).toBe('')
  expect(visitor.cookies.size).toBe(0)
})

test('/connect leads here for good, with its query', async () => {
  const page = await site.visitor().visit('/connect?intent=demo')
  expect(page.redirects).toEqual([301])
  expect(page.url.pathname + page.url.search).toBe('/cta?intent=demo')
})

test('empty: every missing field is named and nothing is stored', async () => {
  const page = await send({})
  expect(page.status).toBe(422)
  expect(page.$('title').text()).toMatch(/^Error: /)
  expect(errorsOf(page)).toEqual(['Name is required', 'Email is required', 'Message is required'])
  expect(await stored()).toHaveLength(0)
})

test.each(['ada', 'ada@example', 'a@b.c, d@e.f', 'a@b.c\r\nBcc: d@e.f'])('the address %j is invalid', async (email) => {
  const page = await send({ ...right, email })
  expect(errorsOf(page)).toEqual(['Email is invalid'])
  expect(page.$('#connect-message').val()).toBe(right.message)
})

test.each([
  ['name', 120],
  ['message', 5000],
])('%s may have %i characters and not one more', async (field, limit) => {
  const label = field[0]?.toUpperCase() + field.slice(1)
  const tooLong = await send({ ...right, [field]: '가'.repeat(limit + 1) })
  expect(errorsOf(tooLong)).toEqual([`${label} must be ${limit.toLocaleString('en')} characters or fewer`])
  expect((await send({ ...right, [field]: '가'.repeat(limit) })).redirects).toEqual([303])
})

test.each([
  ['Korean and emoji', { name: '김민수 👩‍💻', message: '안녕하세요.\n\n문의드립니다 🎉' }],
  ['French', { name: 'Éloïse Çağlar-d’Arc', message: 'Où ça ? « Déjà » à Nœud…' }],
])('%s arrives to the letter', async (_, values) => {
  await send({ ...right, ...values })
  expect(await stored()).toMatchObject([values])
})

test('50 equal posts at once make one row and 50 equal answers', async () => {
  const form = await site.visitor().visit('/cta?service=cybersecurity')
  const answers = await Promise.all(Array.from({ length: 50 }, () => site.visitor().submit(form, '#connect', right)))
  expect(new Set(answers.map((page) => page.$('.form-reference').text())).size).toBe(1)
  expect(answers.every((page) => page.text.includes(thanks))).toBe(true)
  expect(await stored()).toHaveLength(1)
  expect(await storedMails(site.db)).toHaveLength(2)
})

test('needs no cookie and no Origin', async () => {
  const form = await site.visitor().visit('/cta')
  const body = new URLSearchParams({ ...right, form_key: String(form.$('#connect [name=form_key]').val()) })
  const response = await fetch(`${site.url}/cta`, { method: 'POST', body, redirect: 'manual' })
  expect(response.status).toBe(303)
  expect(await stored()).toMatchObject([{ context: null }])
})

test('an old key costs nothing but a second press', async () => {
  const visitor = site.visitor()
  const form = await visitor.visit('/cta?plan=standard')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 49 * 60 * 60_000 })
  const page = await visitor.submit(form, '#connect', right)
  expect(page.status).toBe(422)
  expect((await visitor.submit(page, '#connect')).redirects).toEqual([303])
  expect(await stored()).toMatchObject([{ ...right, context: '{"plan":"standard"}' }])
})

test('the sixth within ten minutes waits, with its text kept', async () => {
  for (let index = 0; index < 5; index++) await send({ ...right, message: `Message ${index}` })
  const refused = await send({ ...right, message: 'One more' }, '?intent=demo')
  expect(refused.status).toBe(429)
  expect(refused.text).toContain('Too Many Requests')
  expect(refused.$('#connect-message').val()).toBe('One more')
  expect(refused.$('h1').text()).toBe('Schedule a Demo')
})

test('when it cannot be stored the visitor is told so, with 503 and the text kept', async () => {
  await site.db.schema.alterTable('enquiry_events').renameTo('gone').execute()
  try {
    const page = await send(right)
    expect(page.status).toBe(503)
    expect(page.$('#connect .error-summary').text()).toContain('Failed to send message. Please try again.')
    expect(page.$('#connect-message').val()).toBe(right.message)
  } finally {
    await site.db.schema.alterTable('gone').renameTo('enquiry_events').execute()
  }
})
