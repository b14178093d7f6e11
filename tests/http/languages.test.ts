// Mails to visitors are in the browser's preferred language, and so are the pages to which they lead; others stay English.

import { afterAll, beforeEach, expect, test } from 'vitest'
import { languageOfPath } from '#app/languages/pages.ts'
import { linkTo, newestMail, storedMails } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site)
beforeEach(() => empty(site, 'records', 'subscribers', 'outbox', 'rate_limits'))

const email = 'ada@example.com'
const french = 'fr-CM,fr;q=0.9'
const korean = 'ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7'

/** Fills in a form in a browser that prefers these languages. */
async function send(path: string, form: string, values: Record<string, string> = {}, languages?: string) {
  const visitor = site.visitor()
  const headers: Record<string, string> = languages ? { 'Accept-Language': languages } : {}
  const page = await visitor.submit(await visitor.visit(path, { headers }), form, values, { headers })
  expect(page.status, page.text).toBe(200)
  expect(page.$('html').attr('lang')).toBe(languageOfPath(page.url.pathname))
  return page
}
const referenceOn = (page: Page) => page.$('.form-reference').first().text()
const pathIn = async (kind: string, path: string) => {
  const { pathname, search } = new URL(linkTo(path, await newestMail(site.db, { kind })))
  return pathname + search
}
/** The kind and language of each mail, oldest first. */
async function told() {
  const mails = (await storedMails(site.db)).reverse()
  return mails.map(({ kind, html_body }) => `${kind} ${/<html lang="(\w+)">/.exec(html_body)?.[1]}`)
}
const factOf = (page: Page, label: string) => page.$(`dt:contains("${label}")`).first().next('dd').text()

test('a French browser is answered in French; the links work in any browser; notices to staff are in English', async () => {
  const reference = referenceOn(await send('/contact', '#contact', { name: 'Ada', email, message: 'Où ?' }, french))
  const mail = await newestMail(site.db, { kind: 'enquiry-acknowledged' })
  expect(mail.subject).toBe(`Nous avons bien reçu votre message (${reference})`)
  expect(mail.text_body).toContain('Bonjour,')

  await send(await pathIn('enquiry-acknowledged', '/status'), '#status', { email })
  const page = await site.visitor().visit(await pathIn('status-link-requested', '/status/'))
  expect(page.status).toBe(200)
  expect(page.text).toContain('Où ?')
  expect((await told()).sort()).toEqual(['enquiry-acknowledged fr', 'enquiry-received en', 'status-link-requested fr'])
  expect(factOf(await staff.visit(`/dashboard/contacts/${reference}`), 'Language')).toBe('French')
})

test('a quarantined enquiry from a Korean browser is acknowledged in Korean when staff release it', async () => {
  const values = { name: 'Ada', email, message: '안녕하세요', fax_extension: '1' }
  const reference = referenceOn(await send('/contact', '#contact', values, korean))
  expect(await told()).toEqual([])
  await staff.submit(await staff.visit(`/dashboard/contacts/${reference}`), 'form[data-move=new]')
  expect((await told()).sort()).toEqual(['enquiry-acknowledged ko', 'enquiry-received en'])
  const mail = await newestMail(site.db, { kind: 'enquiry-acknowledged' })
  expect(mail.subject).toBe(`문의가 접수되었습니다 (${reference})`)
})

test('an application is acknowledged in the language of its form', async () => {
  const values = { firstName: 'Ada', lastName: 'L', email, agreeTerms: 'yes' }
  const reference = referenceOn(await send('/careers/react', '#application', values, korean))
  expect((await told()).sort()).toEqual(['application-acknowledged ko', 'application-received en'])
  expect(factOf(await staff.visit(`/dashboard/careers/${reference}`), 'Language')).toBe('Korean')
})

test('all mails to a subscriber are in the language of the form', async () => {
  await send('/newsletter', '#newsletter', { name: 'Ada', email }, french)
  await send(await pathIn('subscription-requested', '/newsletter/confirm/'), '#newsletter-confirm')
  const { id } = await site.db.selectFrom('subscribers').select('id').executeTakeFirstOrThrow()
  expect(factOf(await staff.visit(`/dashboard/newsletter/${id}`), 'Language')).toBe('French')
  // Anyone can type the address again in another language.
  await send('/newsletter', '#newsletter', { name: 'Mallory', email }, korean)
  await send('/newsletter/unsubscribe', '#newsletter-unsubscribe', { email }, korean)
  await send(await pathIn('unsubscribe-requested', '/newsletter/unsubscribe/'), '#newsletter-unsubscribe-link')
  expect(await told()).toEqual([
    'subscription-requested fr',
    'subscription-confirmed fr',
    'subscription-repeated fr',
    'unsubscribe-requested fr',
    'unsubscribed fr',
  ])
})

test.each([undefined, 'de-DE,de;q=0.9', '*', 'fr;q=0'])(
  'a browser that asks for %s is answered in English',
  async (languages) => {
    await send('/contact', '#contact', { name: 'Ada', email, message: 'Hello' }, languages)
    expect((await told()).sort()).toEqual(['enquiry-acknowledged en', 'enquiry-received en'])
  },
)
