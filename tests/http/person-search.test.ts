// The search for a person's data by an address.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { signedIn } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let site: Site
let staff: Visitor
beforeAll(async () => {
  site = await startSite()
  staff = await signedIn(site, 'admin')
})
afterAll(() => site.close())

const find = async (email: string) => staff.submit(await staff.visit('/dashboard/people'), '#find-person', { email })

test('an address without data has a page that says so once, with the address in the field of the search', async () => {
  const page = await find('No@One.example')
  expect(page.status).toBe(200)
  expect(page.url.href).not.toContain('one.example')
  expect(page.$('.empty-state h2').text()).toBe('We hold nothing about No@One.example.')
  expect(page.$('[name=email]').val()).toBe('No@One.example')
  expect(page.$('.error-summary, [aria-invalid]').length).toBe(0)
  expect(page.text.match(/We hold nothing/g)).toHaveLength(1)
})

test('a wrong address is an error at the field, also after a search for nobody', async () => {
  const refused = await staff.submit(await find('no@one.example'), '#find-person', { email: 'no.one' })
  expect(refused.status).toBe(422)
  expect(refused.$('[name=email]').val()).toBe('no.one')
  expect(refused.$('#find-person-email-error').text()).toContain('Email is invalid')
})

test('the page of a person whose data is erased says that there is nothing', async () => {
  const email = 'zoe@example.com'
  const sending = { digest: 'a', client: 'a', now: Date.now(), language: 'en', spamReasons: null } as const
  await submitEnquiry(site.db, 'contact', { name: 'Zoe', email, message: 'Hello' }, sending)
  const known = await find(email)
  expect(known.$('h1').text()).toBe(email)
  const question = await staff.visit(`${known.url.pathname}/erase`)
  await staff.submit(question, '#erase', {})
  for (const late of [await staff.submit(question, '#erase', {}), await staff.visit(question.url.pathname)])
    expect(late.text).toMatch(/We hold nothing about this address\. Last changed by .*: erased/)
  const after = await staff.visit(known.url.pathname)
  expect(after.status).toBe(200)
  expect(after.$('.empty-state h2').text()).toBe(`We hold nothing about ${email}.`)
})
