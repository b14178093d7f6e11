// The time by which an answer is promised: in the thanks, in the mails and in the staff area.
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { promisedBy } from '#app/time/promise.ts'
import { newestMail } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
beforeEach(() => empty(site, 'records', 'outbox', 'rate_limits'))
afterEach(() => vi.useRealTimers())

const saturday = Date.UTC(2027, 0, 9, 12)
const typed = { name: 'Ada', email: 'ada@example.com', message: 'Hello there' }
const pause = (at: number) => vi.useFakeTimers({ toFake: ['Date'], now: at })

async function send(path: string, form: string, visitor: Visitor = site.visitor()) {
  return visitor.submit(await visitor.visit(path), form, typed)
}

test.each([
  ['/contact', '#contact'],
  ['/quick-inquiry', 'form#quick'],
  ['/cta', '#connect'],
])('%s tells the moment beside the reference, and stores what it told', async (path, form) => {
  pause(saturday)
  const page = await send(path, form)
  const words =
    'We open Mon 11 Jan, 9:00 AM in Seoul / 1:00 AM in Buea; you hear from us within 24 hours of that, by Tue 12 Jan, 9:00 AM in Seoul / 1:00 AM in Buea.'
  expect(page.$('.form-receipt').text()).toContain(words)
  // No other of them beside it.
  expect(
    page
      .$('.form-receipt')
      .text()
      .match(/24 hours/g),
  ).toHaveLength(1)
  expect(page.$('.form-receipt a').attr('href')).toMatch(/^\/status\?reference=ENQ-/)
  expect(await site.db.selectFrom('records').select(['promised_by', 'office']).execute()).toEqual([
    { promised_by: promisedBy(saturday), office: 'seoul' },
  ])
  const acknowledgement = await newestMail(site.db, { kind: 'enquiry-acknowledged' })
  expect(acknowledgement.text_body.replace(/\s+/g, ' ')).toContain(words)
  expect(acknowledgement.text_body.match(/24 hours/g)).toHaveLength(1)
  // Times for staff have 24 hours.
  const notice = await newestMail(site.db, { kind: 'enquiry-received' })
  expect(notice.text_body).toContain('Reply due: 12 Jan 2027, 09:00 (Seoul) / 12 Jan 2027, 01:00 (Buea)')
})

test.each(['/', '/services', '/products', '/about', '/contact', '/quick-inquiry', '/cta'])(
  '%s tells the moment, and no rule beside it',
  async (path) => {
    pause(saturday)
    const { $ } = await site.visitor().visit(path)
    const told = $('main [data-longest^="We open Mon 11 Jan, 9:00 AM in Seoul"]')
    expect(told.first().text()).toContain('by Tue 12 Jan, 9:00 AM in Seoul / 1:00 AM in Buea.')
    expect($('main').text()).not.toContain('(from opening')
  },
)

test('staff see when an answer is due, and that it is overdue, until it is answered', async () => {
  const start = Date.UTC(2027, 0, 12, 12)
  pause(start)
  await send('/contact', '#contact')
  const staff = await signedIn(site)
  const due = await staff.visit('/dashboard/contacts')
  expect(due.$('tbody td:nth-child(4)').text().trim()).toBe('24 h left')
  expect((await staff.visit('/dashboard')).$('#due-heading').text()).toContain('(0)')
  expect((await staff.visit('/dashboard/contacts?status=overdue')).$('tbody tr')).toHaveLength(0)

  pause(start + 24 * 60 * 60_000)
  const again = await signedIn(site)
  expect((await again.visit('/dashboard')).$('#due-heading').text()).toContain('(1)')
  const late = await again.visit('/dashboard/contacts?status=overdue')
  expect(late.$('tbody td:nth-child(4)').text()).toBe('due now')
  const page = await again.visit(late.$('tbody a').attr('href') ?? '')
  expect(page.text).toContain('Cameroon office')
  expect(page.$('.pill[data-status=failed]').text()).toContain('due now')

  const begun = await again.submit(page, 'form[data-move=in_progress]')
  expect(begun.$('.pill[data-status=failed]').text()).toContain('due now')
  expect((await again.visit('/dashboard')).$('#due-heading').text()).toContain('(1)')
  const done = await again.submit(begun, 'form[data-move=completed]')
  expect(done.text).toContain('No contacts are overdue')
  expect((await again.visit('/dashboard')).$('#due-heading').text()).toContain('(0)')
})
