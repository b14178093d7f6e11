// The search for a person's data by an address, a name or a phone number.
import { afterAll, expect, test } from 'vitest'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site, 'admin')

const find = async (who: string) => staff.submit(await staff.visit('/dashboard/people'), '#find-person', { who })

test('an address without data has a page that says so once, with the address in the field of the search', async () => {
  const page = await find('No@One.example')
  expect(page.status).toBe(200)
  expect(page.url.href).not.toContain('one.example')
  expect(page.$('.empty-state h2').text()).toBe('We hold nothing about No@One.example.')
  expect(page.$('[name=who]').val()).toBe('No@One.example')
  expect(page.$('.error-summary, [aria-invalid]').length).toBe(0)
  expect(page.text.match(/We hold nothing/g)).toHaveLength(1)
})

test('a wrong address is an error at the field, also after a search for nobody', async () => {
  const refused = await staff.submit(await find('no@one.example'), '#find-person', { who: 'no@one' })
  expect(refused.status).toBe(422)
  expect(refused.$('[name=who]').val()).toBe('no@one')
  expect(refused.$('#find-person-who-error').text()).toContain('Email is invalid')
})

test('one person of a name or number is shown at once, several are listed, and nobody is an error at the field', async () => {
  const enquire = async (name: string, email: string, phone: string) => {
    const sending = { digest: email, client: email, now: Date.now(), language: 'en', spamReasons: null } as const
    await submitEnquiry(site.db, 'contact', { name, email, phone, message: 'I know Marie Ngo' }, sending)
  }
  await enquire('Marie Ngo', 'marie@example.com', '+237 677 12 34 56')
  await enquire('Paul Ngo', 'paul@example.com', '')
  expect((await find('marie')).$('h1').text()).toBe('marie@example.com')
  expect((await find('+237677123456')).$('h1').text()).toBe('marie@example.com')
  const several = await find('ngo')
  expect(several.$('#found-heading, #found').closest('section').text()).toContain('paul@example.com')
  expect(several.url.search).not.toContain('ngo')
  expect(several.$('main a[href*="/dashboard/people/"]').length).toBeGreaterThanOrEqual(2)
  const nobody = await find('Zebedee')
  expect(nobody.status).toBe(422)
  expect(nobody.$('[name=who]').val()).toBe('Zebedee')
  expect(nobody.$('#find-person-who-error').text()).toContain('Nobody is known by this name or number')
})

test('a person’s name and phone are corrected from their page, beside what is stored', async () => {
  const email = 'ann@example.com'
  const sending = { digest: 'ann', client: 'ann', now: Date.now(), language: 'en', spamReasons: null } as const
  const typed = { name: 'Ann Kimm', email, phone: '+82 2 1234', message: 'Hello' }
  const { reference } = await submitEnquiry(site.db, 'contact', typed, sending)
  const known = await find(email)
  const form = await staff.visit(`${known.url.pathname}/correct`)
  expect(form.$('main table').text()).toContain('Ann Kimm')
  const values = ['name', 'phone', 'company'].map((name) => form.$(`[name=${name}]`).val())
  expect(values).toEqual(['Ann Kimm', '+82 2 1234', ''])
  const stale = await staff.visit(`${known.url.pathname}/correct`)
  const done = await staff.submit(form, '#correct-person', { name: 'Ann Kim', company: 'Acme' })
  expect([done.url.pathname, done.text.includes('The details are corrected.')]).toEqual([known.url.pathname, true])
  const record = await staff.visit(`/dashboard/contacts/${reference}`)
  expect(record.$('h1').text()).toBe('Ann Kim')
  expect(record.$('.thread').text()).toContain('Contact details changed, by')
  expect(record.$('.thread').text()).toContain('Ann Kimm → Ann Kim')
  expect(record.$('main').text()).toContain('Acme')
  const late = await staff.submit(stale, '#correct-person', { name: 'Anna' })
  expect([late.status, late.$('[name=name]').val()]).toEqual([409, 'Anna'])
  expect(late.$('.error-summary').text()).toMatch(
    /You changed this yourself in another tab, .+ Nothing you typed is lost/,
  )
  expect(late.$('.field-stored')).toHaveLength(0)
  expect((await staff.submit(late, '#correct-person')).text).toContain('The details are corrected.')
  const colleague = await signedIn(site, 'admin', { name: 'Bea' })
  const mine = await staff.visit(`${known.url.pathname}/correct`)
  await colleague.submit(await colleague.visit(`${known.url.pathname}/correct`), '#correct-person', { name: 'Ann Lee' })
  const after = await staff.submit(mine, '#correct-person', { name: 'Ann Park' })
  expect([after.status, after.$('[name=name]').val()]).toEqual([409, 'Ann Park'])
  expect(after.$('.field-stored').first().text()).toBe('Stored now: Ann Lee')
  expect((await staff.submit(after, '#correct-person')).text).toContain('The details are corrected.')
  const same = await staff.submit(await staff.visit(`${known.url.pathname}/correct`), '#correct-person')
  expect(same.text).toContain('Nothing was different, so nothing has changed.')
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
