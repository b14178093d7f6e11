// Spam through the public forms: the sender sees success, staff see why it was quarantined, nothing is lost.
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storedMails } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import { storedEnquiries } from '#tests/support/records.ts'
import { empty, startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())
afterEach(() => vi.useRealTimers())
beforeEach(() => empty(site, 'records', 'subscribers', 'outbox', 'rate_limits'))

const person = { name: 'Ada', email: 'ada@example.com' }
const pills = 'Cheap pills: <a href="https://spam.example/pills">here</a>'
const forms = [
  ['/contact', '#contact'],
  ['/quick-inquiry', 'form#quick'],
  ['/cta', '#connect'],
] as const

async function send(path: string, form: string, values: Record<string, string>) {
  const visitor = site.visitor()
  return visitor.submit(await visitor.visit(path), form, values)
}
async function from(network: string, values: Record<string, string>) {
  const visitor = site.visitor()
  const page = await visitor.visit('/contact')
  return visitor.submit(page, '#contact', { ...person, ...values }, { headers: { 'X-Forwarded-For': network } })
}
const stored = () => storedEnquiries(site.db)

describe.each(forms)('%s', (path, form) => {
  test('quarantines suspected spam with its reasons, mails no one, and the sender cannot tell', async () => {
    // Both answers say the present time and the promised one.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const taken = await send(path, form, { ...person, message: 'A plan for our shop' })
    const held = await send(path, form, { ...person, email: 'bob@example.com', message: pills })
    const withoutReference = (text: string) => text.replaceAll(/ENQ-\w{4}-\w{4}/g, 'ENQ')
    expect([held.status, held.redirects, withoutReference(held.text)]).toEqual([
      taken.status,
      taken.redirects,
      withoutReference(taken.text),
    ])
    const [, row] = await stored()
    expect(row).toMatchObject({ status: 'spam', message: pills })
    expect(row?.spam_reasons).toBe('{"sentences":["It contains a web address.","It contains an HTML link."]}')
    expect(await storedMails(site.db, { to: 'bob@example.com' })).toHaveLength(0)
  })

  test.each([
    ['Korean', { name: '김민수', message: '안녕하세요. 홈페이지 제작을 문의드립니다. 감사합니다!' }],
    ['Cyrillic', { name: 'Иван Петров', message: 'Здравствуйте! Нам нужен новый сайт для магазина.' }],
    ['emoji', { name: '🦊', message: '👋🎉🚀🚀🚀' }],
  ])('takes %s for what it is', async (_, values) => {
    await send(path, form, { ...person, ...values })
    expect(await stored()).toMatchObject([{ status: 'new', spam_reasons: null }])
  })
})

test('staff read why it was quarantined; "Not spam" releases it and sends its mails, once', async () => {
  const held = await send('/contact', '#contact', { ...person, message: 'https://spam.example' })
  const reference = held.$('.form-reference').text()
  const staff = await signedIn(site)
  const page = await staff.visit(`/dashboard/contacts/${reference}`)
  expect(page.text).toContain('It contains a web address. The message consists only of web addresses.')
  const released = await staff.submit(page, 'form[data-move=new]')
  expect(released.$('.pill').first().text()).toBe('New')
  const mails = await storedMails(site.db)
  expect(mails.map(({ kind, to_address }) => [kind, to_address]).sort()).toEqual([
    ['enquiry-acknowledged', 'ada@example.com'],
    ['enquiry-received', 'staff@example.com'],
  ])
  await staff.submit(await staff.submit(released, 'form[data-move=spam]'), 'form[data-move=new]')
  expect(await storedMails(site.db)).toHaveLength(2)
})

test('one visitor may send each form five times an hour with one address; the address’s owner elsewhere is not throttled', async () => {
  for (const index of [1, 2]) await send('/contact', '#contact', { ...person, message: `Contact ${index}` })
  for (const index of [1, 2]) await send('/cta', '#connect', { ...person, message: `Connect ${index}` })
  await send('/quick-inquiry', 'form#quick', { ...person, message: 'Quick' })
  await site.db.deleteFrom('rate_limits').where('key', 'not like', 'form:sender:%').execute()
  const refused = await send('/contact', '#contact', { ...person, email: 'ADA@example.com', message: 'One more' })
  expect(refused.status).toBe(429)
  expect(refused.text).toContain(
    'Too Many Requests. You have tried several times in a short while. Please wait 60 minutes',
  )
  expect(refused.$('#contact-message').val()).toBe('One more')
  const other = await send('/contact', '#contact', { ...person, email: 'bob@example.com', message: 'One more' })
  expect(other.redirects).toEqual([303])
})

test('the owner of an address that others have used is not throttled in another network', async () => {
  for (let n = 0; n < 5; n++) await from('203.0.113.7', { message: `Not from Ada ${n}` })
  expect((await from('203.0.113.7', { message: 'Not from Ada' })).status).toBe(429)
  expect((await from('198.51.100.4', { message: 'From Ada' })).redirects).toEqual([303])
  expect((await stored()).at(-1)).toMatchObject({ status: 'new', message: 'From Ada' })
})

test('a newsletter request with an advertisement as name is quarantined with the same answer', async () => {
  const values = { name: 'Win at https://spam.example', email: 'victim@example.com' }
  const page = await send('/newsletter', '#newsletter', values)
  expect(page.text).toContain('Thank you for subscribing!')
  expect(await storedMails(site.db)).toHaveLength(0)
  const [subscriber] = await site.db.selectFrom('subscribers').select(['status', 'spam_reasons']).execute()
  expect(subscriber?.spam_reasons).toContain('A name contains a web address.')
})
