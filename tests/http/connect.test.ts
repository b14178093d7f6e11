// Connect With Us from a browser without JavaScript, with the subject that the page knows.
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storedMails } from '#tests/support/mailbox.ts'
import { storedEnquiries } from '#tests/support/records.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Values } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
beforeEach(() => empty(site, 'records', 'outbox', 'rate_limits'))
afterEach(() => vi.useRealTimers())

const right = { name: 'Ada', email: 'ada@example.com', message: 'Hello there' }
const thanks = "Thank You! Your message has been sent successfully. We'll get back to you shortly."

async function send(values: Values, query = '', visitor = site.visitor()) {
  return visitor.submit(await visitor.visit(`/cta${query}`), '#connect', values)
}
const stored = () => storedEnquiries(site.db)

describe('the subject', () => {
  test.each([
    ['', 'Schedule a Consultation', 'Start with a conversation'],
    ['?service=cloud-solutions', 'Schedule a Consultation', 'About: Cloud Solutions'],
    ['?industry=banking', 'Schedule a Consultation', 'About: Banking industry'],
    ['?industry=manufacturing', 'Schedule a Consultation', 'About: Manufacturing industry'],
    ['?industry=logistics', 'Schedule a Consultation', 'About: Logistics industry'],
    ['?plan=professional', 'Schedule a Consultation', 'About: Professional plan'],
    ['?intent=demo', 'Schedule a Demo', 'About: Demo'],
    ['?product=digital-voting-platform&intent=demo', 'Schedule a Demo', 'About: Demo, Digital Voting Platform'],
    ['?service=free-money&plan=__proto__&intent=constructor', 'Schedule a Consultation', 'Start with a conversation'],
    ['?service=%3Cscript%3E', 'Schedule a Consultation', 'Start with a conversation'],
  ])('/cta%s is headed "%s" and says "%s"', async (query, title, about) => {
    const page = await site.visitor().visit(`/cta${query}`)
    expect(page.status).toBe(200)
    expect(page.$('h1').text()).toBe(title)
    expect(page.$('title').text()).toBe(`${title} | BN Technologies`)
    expect(page.$('#connect-with-us h2').first().text()).toBe('Connect With Us')
    expect(page.$('#connect-with-us .enquiry-subject > h3').text()).toBe(about)
    expect(page.text).toContain('within 24 hours')
    expect(page.$('#connect .field-hint').first().text()).toBe(
      'Tell us which days and times suit you, and your time zone, and we will suggest a time.',
    )
  })

  const anyScope = 'It depends on the scope. You receive'
  test.each([
    [
      'service=cloud-solutions',
      '/services/cloud-solutions',
      ['What you receive', 'It begins with: Inventory'],
      'How long it takes depends on the number of systems and the downtime each can tolerate. The plan gives a date for each move.',
      `${anyScope} a figure in writing before work begins.`,
    ],
    [
      'industry=education',
      '/industries#education',
      ['Our Solutions', 'It begins with: Industry Analysis'],
      `${anyScope} a plan with dates before work begins.`,
      `${anyScope} a figure in writing before work begins.`,
    ],
    [
      'product=digital-voting-platform',
      '/products/digital-voting-platform',
      ['What you receive', 'How it begins'],
      `${anyScope} a plan with dates before work begins.`,
      'The price depends on the product, what it connects to and where it runs. Ask us for a figure in writing.',
    ],
    [
      'plan=standard',
      '/products#pricing',
      ['What you receive', 'How it begins'],
      `${anyScope} a plan with dates before work begins.`,
      'Price on request. What decides the price: The product you choose and the records that we bring over.',
    ],
  ])('is told before the form for %s: five lines, of length and cost too', async (query, href, begin, length, cost) => {
    const page = await site.visitor().visit(`/cta?${query}`)
    const outline = page.$('.enquiry-subject')
    expect(outline.find('summary > span > span').text().length).toBeGreaterThan(20)
    const points = outline.find('li').length
    expect([points >= 3, points <= 5]).toEqual([true, true])
    const texts = (of: string) =>
      outline
        .find(of)
        .toArray()
        .map((one) => page.$(one).text())
    expect(texts('dt')).toEqual([...begin, 'How long it takes', 'What it costs'])
    expect(texts('dd').slice(2)).toEqual([length, cost])
    expect(outline.find(`a[href="${href}"]`).text()).toBe('Read all about it')
  })

  test('is for a demo without a product what can be shown', async () => {
    const { $ } = await site.visitor().visit('/cta?intent=demo')
    const outline = $('.enquiry-subject')
    expect(outline.find('summary > span > span').text()).toBe(
      'Tell us the product and the task, and we will prepare a demonstration.',
    )
    expect(outline.find('dd').first().text()).toContain('Digital Voting Platform, Healthcare Data Hub')
    expect(outline.find('a[href="/products"]').text()).toBe('Read all about it')
  })

  test('is, without one, a first conversation with the services to choose from', async () => {
    const { $ } = await site.visitor().visit('/cta')
    const outline = $('.enquiry-subject')
    expect(outline.find('summary > span > span').text()).toBe('Half an hour is enough to find out whether we can help.')
    const terms = outline
      .find('dt')
      .toArray()
      .map((term) => $(term).text())
    expect(terms).toEqual(['It begins with: Discovery', 'How long it takes', 'What it costs', 'Services'])
    expect(outline.find('dd a')).toHaveLength(8)
    expect(outline.find('a[href="/cta?service=cloud-solutions"]').text()).toBe('Cloud Solutions: What you receive')
  })

  test('is stored with the enquiry, mailed to staff, and kept after a refusal and in the thanks', async () => {
    const visitor = site.visitor()
    const refused = await send({ ...right, email: '' }, '?product=digital-voting-platform&intent=demo', visitor)
    expect(refused.status).toBe(422)
    expect(refused.$('h1').text()).toBe('Schedule a Demo')
    expect(refused.text).toContain('About: Demo, Digital Voting Platform')
    const page = await visitor.submit(refused, '#connect', { email: right.email })
    expect(page.$('.enquiry-subject').text()).toContain('About: Demo, Digital Voting Platform')
    const [row] = await stored()
    expect(row).toMatchObject({ ...right, form: 'connect', subject: null })
    expect(JSON.parse(row?.context ?? '')).toEqual({ intent: 'demo', product: 'digital-voting-platform' })
    const [notice] = await storedMails(site.db, { to: 'staff@example.com' })
    expect(notice?.text_body).toContain('About: Demo, Digital Voting Platform')
  })

  test('is validated again on submission: an unknown id is dropped without an error', async () => {
    const page = await send({ ...right, service: 'free-money', plan: 'x'.repeat(9000), industry: 'retail' })
    expect(page.redirects).toEqual([303])
    const [row] = await stored()
    expect(row?.context).toBe('{"industry":"retail"}')
  })

  test('the same message about another subject is another enquiry', async () => {
    await send(right, '?plan=standard')
    await send(right, '?plan=enterprise')
    await send(right, '?plan=enterprise')
    expect(await stored()).toHaveLength(2)
  })
})

test('the thanks replace the form, with the reference, until the visitor asks for another one', async () => {
  const visitor = site.visitor()
  const page = await send(right, '', visitor)
  expect(page.redirects).toEqual([303])
  expect(page.url.hash).toBe('#connect-with-us')
  expect(page.$('.form-status').text()).toContain(thanks)
  expect(page.$('#connect')).toHaveLength(0)
  expect(page.$('h1').text()).toBe('Message sent')
  expect(page.$('title').text()).toMatch(/^Sent: /)
  const [row] = await stored()
  expect(page.$('.form-reference').text()).toBe(row?.reference)
  const link = page.$('.form-another a')
  expect(link.text()).toBe('Send Another Message')
  const clean = await visitor.visit(link.attr('href') ?? '')
  expect(clean.text).not.toContain(thanks)
  expect(clean.$('h1').text()).toBe('Schedule a Consultation')
  expect(clean.$('#connect-message').val()).toBe('')
  expect(clean.$('.form-reference').text()).toBe(row?.reference)
})

test('/connect redirects here permanently, with its query', async () => {
  const page = await site.visitor().visit('/connect?intent=demo')
  expect(page.redirects).toEqual([301])
  expect(page.url.pathname + page.url.search).toBe('/cta?intent=demo')
})
