// The outbox in the staff area, without JavaScript.
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { pauseOutbox } from '#app/mail/outbox/health.server.ts'
import { queueMail, type WrittenMail } from '#app/mail/outbox/queue.server.ts'
import type { MailStatus } from '#db/tables/mail.ts'
import { linksIn } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import { empty, startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site)
beforeEach(() => empty(site, 'records', 'outbox', 'outbox_pause', 'rate_limits'))

const noon = Date.UTC(2026, 0, 15, 12)
async function mail(status: MailStatus, more: Partial<WrittenMail> = {}, now = noon) {
  const words = {
    kind: 'clock-doubted' as const,
    to: 'a@example.com',
    subject: 'Subject',
    text: 'Text',
    html: '<p>Text</p>',
    ...more,
  }
  const id = await site.db.transaction().execute((trx) => queueMail(trx, words, now))
  await site.db.updateTable('outbox').set({ status }).where('id', '=', id).execute()
  return id
}
const statusOf = async (id: string) =>
  (await site.db.selectFrom('outbox').select('status').where('id', '=', id).executeTakeFirst())?.status
const subjects = (page: Page) => page.texts('tbody th a')

test('both mails of an enquiry are listed, linked from it, and readable', async () => {
  const visitor = site.visitor()
  const words = { name: '김철수', email: 'kim@example.com', message: '안녕하세요 <b>👋</b>', subject: 'A plan' }
  const thanks = await visitor.submit(await visitor.visit('/contact'), '#contact', words)
  const reference = thanks.$('.form-reference').first().text()
  const list = await staff.visit('/dashboard/mail')
  expect(subjects(list).sort()).toEqual([`Enquiry ${reference}: A plan`, 'We have received your message'])
  expect(list.$('tbody .row-note').text()).toContain(`\u00a0· ${reference}`)
  expect(list.text).toContain('Email isn’t set up')
  const enquiry = await staff.visit(`/dashboard/contacts/${reference}`)
  const links = enquiry.$('a[href^="/dashboard/mail/"]')
  expect(links.length).toBe(2)
  const page = await staff.visit(enquiry.$('a:contains("New enquiry (to staff)")').attr('href') ?? '')
  expect(page.$('h1').text()).toBe(`Enquiry ${reference}: A plan`)
  expect(page.$('.mail-text').first().text()).toContain('안녕하세요 <b>👋</b>')
  expect(page.$('article b').length).toBe(0)
  expect(page.$('iframe').attr('data-size')).toBe('medium')
  expect(page.$('iframe').attr('sandbox')).toBe('allow-same-origin allow-popups allow-popups-to-escape-sandbox')
  const drawn = await staff.visit(page.$('iframe').attr('src') ?? '')
  expect(drawn.$('blockquote').first().text()).toContain('안녕하세요 <b>👋</b>')
  expect(drawn.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'self'.*sandbox/)
  expect(drawn.headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
  const facts = page.$('.dl').text()
  for (const fact of ['staff@example.com', 'kim@example.com', 'Auto-Submitted', reference])
    expect(facts).toContain(fact)
  expect(page.$('.dl a.reference').attr('href')).toBe(`/dashboard/contacts/${reference}`)
})

test('mails are found by a full address or words of their record, also within a status, and an empty search says how', async () => {
  const visitor = site.visitor()
  const enquire = async (name: string, more: object) =>
    (
      await visitor.submit(await visitor.visit('/contact'), '#contact', {
        name,
        email: `${name}@example.com`,
        message: 'Hello',
        ...more,
      })
    )
      .$('.form-reference')
      .first()
      .text()
  const reference = await enquire('kim', { subject: 'A plan' })
  await enquire('lee', {})
  const list = await staff.visit('/dashboard/mail')
  expect(subjects(list)).toHaveLength(4)
  const find = (from: Page, q: string) => staff.submit(from, '.list-search', { q })
  const toKim = 'We have received your message'
  const ofKim = [`Enquiry ${reference}: A plan`, toKim]
  for (const words of ['KIM@example.com', reference.toLowerCase(), 'kim', 'kim@exam', 'plan kim'])
    expect(subjects(await find(list, words)).sort(), words).toEqual(ofKim)
  const named = await find(list, 'kim')
  expect(named.$('td:contains("kim@example.com") .typed').first().text()).toBe('kim')
  expect(named.$('.row-note:contains("New enquiry (to staff)")').text()).toBe('New enquiry (to staff)\u00a0· kim')
  const waiting = await staff.visit('/dashboard/mail?status=queued&to=visitors')
  expect(subjects(waiting)).toEqual([toKim, toKim])
  expect(subjects(await find(waiting, 'kim@example.com'))).toEqual([toKim])
  const none = await find(await staff.visit('/dashboard/mail?status=sent'), 'kim@example.com')
  const empty = none.$('.empty-state')
  expect(empty.text()).toContain('No emails foundThe search was limited to the chosen filters.')
  const inAll = await staff.visit(empty.find('a').attr('href') ?? '')
  expect(subjects(inAll).sort()).toEqual(ofKim)
  const person = await staff.submit(await staff.visit('/dashboard/people'), '#find-person', { who: 'kim@example.com' })
  const counted = person.$('a[href^="/dashboard/mail?q="]')
  expect(counted.text()).toBe(String(ofKim.length))
  expect(subjects(await staff.visit(counted.attr('href') ?? '')).sort()).toEqual(ofKim)
  expect((await find(list, 'nobody')).text).toContain('Enter a full email address, or words of the enquiry')
})

test('on a local installation the Mail page replaces the mailbox: an invitation read there works', async () => {
  const words = { name: 'Grace', email: 'grace@example.com', role: 'viewer' }
  await staff.submit(await staff.visit('/dashboard/users/invite'), '#invite', words)
  const list = await staff.visit('/dashboard/mail')
  const page = await staff.visit(list.$('tbody th a').attr('href') ?? '')
  expect(page.$('.banner').text()).toContain('shown because email isn’t set up')
  const link = new URL(linksIn(page.$('.mail-text').first().text())[0] ?? '')
  const form = await site.visitor().visit(link.pathname)
  expect(form.$('h1').text()).toBe('Set New Password')
})

describe('a mail', () => {
  test('that failed is sent again under a new id, and is thereby settled', async () => {
    const id = await mail('failed')
    await site.db.updateTable('outbox').set({ last_error: '422: <b>no</b>' }).execute()
    const page = await staff.visit(`/dashboard/mail/${id}`)
    expect(page.$('.banner').text()).toBe('Last error: 422: <b>no</b>')
    const next = await staff.submit(page, '#send-again')
    expect(next.redirects).toEqual([303])
    expect(next.url.pathname).not.toBe(`/dashboard/mail/${id}`)
    expect(next.$('.page-head .pill').text()).toBe('Queued')
    expect(next.$('.banner[data-kind=success]').length).toBe(1)
    expect(await statusOf(id)).toBe('discarded')
    const again = await staff.submit(page, '#send-again')
    expect(again.status).toBe(409)
    expect(again.$('.staff-main .pill').text()).toBe('Discarded')
    expect(await site.db.selectFrom('outbox').select('id').execute()).toHaveLength(2)
  })

  test('that waits can be discarded once', async () => {
    const id = await mail('queued')
    const page = await staff.visit(`/dashboard/mail/${id}`)
    expect(page.$('#send-again').length).toBe(0)
    const asking = await staff.visit(page.$('a:contains("Discard")').attr('href') ?? '')
    expect(asking.$('h1').text()).toBe('Discard this email?')
    expect((await staff.submit(asking, '#decision')).$('.page-head .pill').text()).toBe('Discarded')
    const again = await staff.submit(asking, '#decision')
    expect(again.status).toBe(409)
    expect(again.$('h1').text()).toBe('Already changed')
  })

  test('is decided by POST only: GET shows a confirm page', async () => {
    const id = await mail('failed')
    const page = await staff.visit(`/dashboard/mail/${id}/send-again`)
    expect(page.$('h1').text()).toBe('Send this email again?')
    expect((await staff.visit(`/dashboard/mail/${id}/discard`)).$('h1').text()).toBe('Discard this email?')
    expect(await statusOf(id)).toBe('failed')
    expect((await staff.submit(page, '.staff-main form')).redirects).toEqual([303])
  })

  test('whose text was purged keeps its outcome and offers no action', async () => {
    const id = await mail('sent', { to: '', subject: '', text: '', html: '' })
    await site.db.updateTable('outbox').set({ status: 'sent' }).execute()
    const page = await staff.visit(`/dashboard/mail/${id}`)
    expect(page.text).toContain('no longer kept')
    expect(page.$('.staff-main form').length).toBe(0)
    expect((await staff.post(`/dashboard/mail/${id}/send-again`, '')).status).toBe(409)
  })

  test('that does not exist is Page Not Found', async () => {
    for (const path of ['/dashboard/mail/x', '/dashboard/mail/x/discard', '/dashboard/mail/x/send-again']) {
      const page = await staff.visit(path)
      expect(page.status, path).toBe(404)
    }
  })
})

test('the list is filtered by links with counts, and paged 25 by 25', async () => {
  for (let n = 1; n <= 30; n++) await mail('sent', { subject: `Mail ${n}` }, noon + Math.floor(n / 10))
  await mail('unknown', { subject: 'Doubtful' }, noon - 1)
  const page = await staff.visit('/dashboard/mail')
  expect(page.$('.tabs').first().text()).toBe('All31Sent30Needs review1')
  expect(subjects(page)).toHaveLength(25)
  expect(subjects(page)[0]).toBe('Mail 30')
  const older = await staff.visit(page.$('a[rel=next]').attr('href') ?? '')
  expect(subjects(older)).toHaveLength(6)
  expect(new Set([...subjects(page), ...subjects(older)]).size).toBe(31)
  expect(subjects(await staff.visit('/dashboard/mail?status=unknown'))).toEqual(['Doubtful'])
  const to = async (readers: string) => subjects(await staff.visit(`/dashboard/mail?status=unknown&to=${readers}`))
  expect([...(await to('visitors')), ...(await to('staff'))]).toEqual(['Doubtful'])
  const none = await staff.visit('/dashboard/mail?to=visitors')
  expect(none.$('.tabs').first().text()).toBe('All0')
  expect(none.$('.empty-state').text()).toContain('No emails found')
  expect((await staff.visit('/dashboard/mail?status=toString')).status).toBe(200)
})

test('a paused outbox shows the reason, also on the overview, and is resumed by a button', async () => {
  await pauseOutbox(site.db, '401: API key is invalid <b>', noon)
  expect((await staff.visit('/dashboard')).text).toContain('Sending is paused')
  const page = await staff.visit('/dashboard/mail')
  expect(page.$('.banner[data-kind=warning]').text()).toContain('401: API key is invalid <b>')
  const resumed = await staff.submit(page, '.banner form')
  expect(resumed.redirects).toEqual([303])
  expect(resumed.$('.banner[data-kind=success]').text()).toContain('resumed')
  expect(await site.db.selectFrom('outbox_pause').selectAll().execute()).toEqual([])
  expect((await staff.visit('/dashboard/mail/resume')).url.pathname).toBe('/dashboard/mail')
})

describe('held mails', () => {
  test('are counted by kind, and sent or discarded by kind or all at once, after confirmation', async () => {
    for (const kind of ['enquiry-received', 'enquiry-received', 'records-assigned'] as const)
      await mail('held', { kind })
    expect((await staff.visit('/dashboard')).text).toContain('3 emails weren’t sent and need your decision')
    const page = await staff.visit('/dashboard/mail')
    const rows = page.$('[aria-labelledby=held-heading] tbody tr').toArray()
    expect(rows.map((row) => page.$(row).find('th, td').slice(0, 2).text())).toEqual([
      'New enquiry (to staff)2',
      'Records assigned (to staff)1',
    ])
    const asked = await staff.visit('/dashboard/mail/held/discard?kind=records-assigned')
    expect(asked.$('h1').text()).toBe('Discard 1 held email?')
    const discarded = await staff.submit(asked, '#held')
    expect(discarded.redirects).toEqual([303])
    expect(discarded.$('.banner[data-kind=success]').text()).toContain('1 email discarded')
    const all = await staff.submit(await staff.visit('/dashboard/mail/held/send'), '#held')
    expect(all.$('.banner[data-kind=success]').text()).toContain('2 emails queued')
    expect(all.$('[aria-labelledby=held-heading]').length).toBe(0)
    const stored = await site.db.selectFrom('outbox').select(['kind', 'status']).orderBy('kind').execute()
    expect(stored.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'enquiry-received queued',
      'enquiry-received queued',
      'records-assigned discarded',
    ])
    expect((await staff.submit(asked, '#held')).text).toContain('none of these emails are held any more')
    expect((await staff.visit('/dashboard/mail/held/send')).$('h1').text()).toBe('No held emails')
  })

  test('can be discarded and sent one by one', async () => {
    const page = await staff.visit(`/dashboard/mail/${await mail('held')}`)
    expect(page.$('.page-head .pill').text()).toBe('Held')
    expect((await staff.submit(page, '#send-again')).$('.page-head .pill').text()).toBe('Queued')
    const other = await staff.visit(`/dashboard/mail/${await mail('held')}/discard`)
    expect((await staff.submit(other, '#decision')).$('.page-head .pill').text()).toBe('Discarded')
  })
})
