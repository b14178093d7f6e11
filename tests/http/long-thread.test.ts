// A record with many long mails: its pages stay small, and every mail is one link away.
import { afterAll, expect, test } from 'vitest'
import { newId } from '#db/queries/id.ts'
import { linkTo, newestMail } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const mails = 40
const lettersOfMail = 150_000
const largestPage = 400_000

const site = await startSite()
afterAll(() => site.close())
const staff = await signedIn(site)

/** Mails of 150 kB each, as received: number 1 is the oldest. */
async function fill(reference: string) {
  const record = await site.db
    .selectFrom('records')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const start = Number(record.received_at)
  const of = { record_id: record.id, reference, from_address: record.email, message_id: null, is_automatic: 0 }
  for (let number = 1; number <= mails; number++) {
    const id = newId()
    const body = `First line of mail ${number}\n${'Long words. '.repeat(lettersOfMail / 12)}\nEnd of mail ${number}`
    const at = start + number * 60_000
    await site.db
      .insertInto('received_mails')
      .values({
        ...of,
        id,
        provider_id: id,
        subject: 'Re',
        body,
        quoted: `${body} quoted`,
        status: 'filed',
        received_at: at,
        next_attempt_at: at,
        attempts: 0,
        dmarc: 'pass',
      })
      .execute()
    const event = { type: 'answer', note: body, mail_id: id, from_status: record.status, to_status: record.status }
    await site.db
      .insertInto('record_events')
      .values({
        id: newId(),
        record_id: record.id,
        kind: record.kind,
        at,
        actor_id: null,
        detail: null,
        idempotency_key: null,
        ...event,
      } as never)
      .execute()
  }
}

let sent = 0
const email = () => `ann${sent}@example.com`

async function enquiry() {
  sent += 1
  await site.db.deleteFrom('rate_limits').execute()
  const visitor = site.visitor()
  const words = { name: 'Ann', email: email(), subject: 'A new site', message: 'Can you?' }
  const thanks = await visitor.submit(await visitor.visit('/contact'), '#contact', words)
  return thanks.$('.form-reference').first().text()
}

async function application() {
  sent += 1
  await site.db.deleteFrom('rate_limits').execute()
  const visitor = site.visitor()
  const words = { firstName: 'Ann', lastName: 'Lee', email: email(), message: 'Can I?', agreeTerms: 'yes' }
  const thanks = await visitor.submit(await visitor.visit('/careers/react'), '#application', words)
  return thanks.$('strong.form-reference').text()
}

const kinds = [
  { kind: 'an enquiry', send: enquiry, folder: '/dashboard/contacts' },
  { kind: 'an application', send: application, folder: '/dashboard/careers' },
]

/** The page, with the visible entries of the thread. */
async function threadAt(path: string, visitor = staff) {
  const page = await visitor.visit(path)
  expect([path, page.status, page.html.length < largestPage && page.html.length]).toEqual([path, 200, page.html.length])
  return page
}

test.each(kinds)(
  '$kind with 40 long mails is shown a page at a time, collapsed, and each mail in full on request',
  async ({ send, folder }) => {
    const reference = await send()
    await fill(reference)
    const path = `${folder}/${reference}`
    const page = await threadAt(path)
    const entries = page.$('.thread > li[id]')
    expect([entries.length, page.$('.thread-line').length]).toEqual([21, 20])
    expect(entries.first().text()).toContain('Can ')
    expect(page.$('.thread-line').eq(1).text()).toContain('First line of mail 21')
    expect(entries.last().text()).toContain('The sender’s domain confirms this email')
    expect(page.text).not.toContain('End of mail')

    const earlier = await threadAt(link(page, 'Earlier messages'))
    expect(earlier.$('.thread > li').last().text()).toContain('First line of mail 20')
    for (const each of [page, earlier]) expect(each.$('.thread > li').first().text()).toContain('From the ')
    expect([earlier.$('a:contains("Earlier messages")').length, link(earlier, 'Newest messages')]).toEqual([0, path])

    const whole = await staff.visit(link(earlier, 'Show all'))
    expect(whole.$('.thread').text()).toContain('End of mail 1Show less')
    expect(
      whole
        .$('.thread')
        .text()
        .match(/End of mail \d+/g),
    ).toHaveLength(2)
    expect(whole.$('.thread > li[id]').length).toBe(21)
  },
)

test.each(kinds)(
  'the reply page of $kind shows the beginning of a long mail and links to the whole',
  async ({ send, folder }) => {
    const reference = await send()
    await fill(reference)
    const page = await threadAt(`${folder}/${reference}/reply`)
    expect(page.text).toContain('First line of mail 40')
    expect((await staff.visit(link(page, 'Show all'))).text).toContain('End of mail 40')
  },
)

test('a visitor’s unanswered mail is marked until staff have read it', async () => {
  const reference = await enquiry()
  await fill(reference)
  const page = await threadAt(`/dashboard/contacts/${reference}`)
  expect(page.$('.thread > li[data-new]').length).toBe(20)
  const read = await staff.submit(page, '#read')
  expect(read.$('.thread > li[data-new]').length).toBe(0)
})

test.each(kinds)('the sender of $kind sees the beginnings, page by page, and each mail in full', async ({ send }) => {
  const reference = await send()
  await fill(reference)
  const visitor = site.visitor()
  const path = await mailedStatusPath(reference)
  const page = await threadAt(path, visitor)
  expect(page.$('.status-history > li').length).toBe(20)
  expect(page.$('.status-history > li').first().text()).toContain('First line of mail 40')
  const earlier = await threadAt(link(page, 'Earlier messages'), visitor)
  expect(earlier.$('.status-history > li').first().text()).toContain('First line of mail 20')
  expect((await visitor.visit(link(earlier, 'Show all'))).text).toContain('End of mail 20')
})

test('the record mentions quarantined mails to staff who decide on them', async () => {
  const reference = await enquiry()
  const path = `/dashboard/contacts/${reference}`
  expect((await staff.visit(path)).text).not.toContain('in quarantine')
  for (const to of [reference, reference, null]) {
    const id = newId()
    const told = {
      provider_id: id,
      from_address: 'eve@example.com',
      subject: 'Hello',
      received_at: 1,
      next_attempt_at: 1,
    }
    await site.db
      .insertInto('received_mails')
      .values({ id, ...told, reference: to, status: 'quarantined', reason: 'unknown sender', attempts: 0 })
      .execute()
  }
  for (const role of ['admin', 'desk'] as const) {
    const member = await signedIn(site, role)
    const page = await member.visit(path)
    expect(page.text).toContain('2 emails wait to be filed with this record.')
    const list = await member.visit(link(page, 'Review them'))
    expect([list.status, list.$('tbody tr').length]).toEqual([200, 2])
    expect((await member.visit('/dashboard/mail/received')).$('tbody tr').length).toBe(3)
  }
  const viewer = await signedIn(site, 'viewer')
  expect((await viewer.visit(path)).text).not.toContain('in quarantine')
})

async function mailedStatusPath(reference: string) {
  const visitor = site.visitor()
  await visitor.submit(await visitor.visit('/status'), '#status', { reference, email: email() })
  return new URL(linkTo('/status/', await newestMail(site.db, { kind: 'status-link-requested' }))).pathname
}

function link(page: Page, label: string): string {
  const href = page.$(`main a:contains("${label}")`).first().attr('href')
  if (href === undefined) throw new Error(`No link "${label}" at ${page.url.pathname}`)
  const { pathname, search } = new URL(href, page.url)
  return pathname + search
}
