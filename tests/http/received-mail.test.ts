// Replies by mail, from the provider's webhook to the record's page, with a stub of the provider.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { openAppointments, timesOn } from '#tests/support/appointments.ts'
import {
  type FakeResend,
  type IncomingMail,
  signedEvent,
  startFakeResend,
  webhookSecret,
} from '#tests/support/fake-resend.ts'
import { deliveredMail, linkTo, mailRows } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import { empty, type Site, startSite } from '#tests/support/site.ts'
import type { Visitor } from '#tests/support/visitor.ts'

let provider: FakeResend
let site: Site
let staff: Visitor
beforeAll(async () => {
  provider = await startFakeResend()
  site = await startSite({
    RESEND_API_KEY: 're_test',
    RESEND_BASE_URL: provider.url,
    MAIL_FROM: 'BN <site@example.com>',
    RESEND_WEBHOOK_SECRET: webhookSecret,
    INBOUND_DOMAIN: 'in.example.com',
  })
  staff = await signedIn(site)
})
afterAll(async () => {
  await site.close()
  await provider.close()
})
beforeEach(() => empty(site, 'records', 'received_mails', 'received_files'))

let sent = 0
async function enquiry() {
  sent += 1
  const email = `ann${sent}@example.com`
  const visitor = site.visitor()
  await site.db.deleteFrom('rate_limits').execute()
  const words = { name: 'Ann', email, subject: 'A new site', message: 'Can you?' }
  const thanks = await visitor.submit(await visitor.visit('/contact'), '#contact', words)
  return { path: `/dashboard/contacts/${thanks.$('.form-reference').first().text()}`, email }
}

async function comeIn(...mails: IncomingMail[]) {
  for (const mail of mails) {
    const { body, headers } = signedEvent(provider.receive(mail))
    expect((await fetch(`${site.url}/webhooks/resend`, { method: 'POST', body, headers })).status).toBe(200)
  }
  await vi.waitFor(
    async () => {
      const waiting = await site.db.selectFrom('received_mails').select('id').where('status', '=', 'waiting').execute()
      expect(waiting).toEqual([])
    },
    { timeout: 120_000, interval: 100 },
  )
}

test('a chosen time is kept until the mailed link confirms it, and each mail about it can be answered', async () => {
  await openAppointments(site)
  await site.db.deleteFrom('rate_limits').execute()
  const visitor = site.visitor()
  const page = await visitor.visit('/cta')
  const email = 'chooser@example.com'
  const sent = await visitor.submit(page, '#connect', {
    name: 'V',
    email,
    message: 'Hello',
    slot: timesOn(page)[1] ?? '',
  })
  expect(sent.text).toContain('Please confirm it with the link that we have emailed you.')
  const held = await deliveredMail(provider, email)
  expect(held).toMatchObject({ subject: expect.stringContaining('Please confirm your appointment') })
  await visitor.submit(await visitor.visit(linkTo('/status/', held)), '#status-appointment-confirm')
  const reference = sent.$('.form-reference').first().text()
  await staff.submit(await staff.visit(`/dashboard/contacts/${reference}/appointment/cancel`), '#appointment-cancel')
  const mails = () => provider.mails().filter(({ to }) => to === email)
  await vi.waitFor(() => expect(mails()).toHaveLength(3), { timeout: 120_000, interval: 100 })
  for (const { reply_to } of mails()) expect(reply_to).toMatch(/^enq-.+@in\.example\.com$/)
})

test('a reply to the acknowledgement is filed in its record, and our reply references both mails', async () => {
  const { path, email } = await enquiry()
  const acknowledgement = await deliveredMail(provider, email)
  const to = acknowledgement.reply_to ?? ''
  expect(to).toMatch(/^enq-.+@in\.example\.com$/)
  const page = Buffer.from('<script>alert(1)</script>')
  await comeIn({
    from: `Ann <${email}>`,
    to,
    subject: `Re: ${acknowledgement.subject}`,
    text: 'One more thing: <b>hurry</b>\n\nOn Monday, BN <site@example.com> wrote:\n> We have received it',
    files: [
      { name: 'plan "1".html', type: 'text/html', content: page },
      { name: '계획.pdf', type: 'application/pdf', content: Buffer.from('%PDF') },
      { name: 'film.mp4', type: 'video/mp4', content: Buffer.alloc(0), size: 60_000_000 },
    ],
  })
  const record = await staff.visit(path)
  const line = record.$('.thread > li').last()
  expect(line.find('.typed-message').first().text()).toBe('One more thing: <b>hurry</b>')
  expect(line.find('details').text()).toContain('> We have received it')
  expect(line.text()).toContain('film.mp4 (60,000 kB, not kept')
  const [html, pdf] = line
    .find('a[download]')
    .toArray()
    .map((link) => record.$(link).attr('href') ?? '')
  const file = await staff.visit(html ?? '')
  expect(file.headers.get('content-type')).toBe('application/octet-stream')
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="plan _1_.html"; filename*=UTF-8''plan%20%221%22.html`,
  )
  expect([file.headers.get('x-content-type-options'), file.headers.get('content-security-policy')]).toEqual([
    'nosniff',
    "default-src 'none'; sandbox",
  ])
  expect((await staff.visit(pdf ?? '')).headers.get('content-type')).toBe('application/pdf')
  expect((await site.visitor().visit(html ?? '', { follow: false })).status).toBe(302)
  const editor = await signedIn(site, 'editor')
  expect((await editor.visit(html ?? '')).status).toBe(403)

  await staff.submit(await staff.visit(`${path}/reply`), '#reply', { body: 'We hurry.' })
  const reply = await vi.waitFor(
    async () => {
      const mail = provider.mails().findLast(({ text }) => text.includes('We hurry.'))
      if (!mail) throw new Error('not sent yet')
      return mail
    },
    { timeout: 120_000, interval: 100 },
  )
  expect(reply).toMatchObject({ to: email, reply_to: to, subject: 'Re: A new site' })
  expect(reply.text).toContain('> One more thing: <b>hurry</b>')
  expect(reply.headers['In-Reply-To']).toMatch(/^<in-\d+@sender>$/)
  expect(reply.headers.References).toBe(`${acknowledgement.headers['Message-ID']} ${reply.headers['In-Reply-To']}`)
  expect(reply.headers['Message-ID']).toMatch(/^<[0-9a-f-]{36}@localhost>$/)
})

test('a mail without a match waits for staff, who file it under its record or discard it', async () => {
  const { path, email } = await enquiry()
  const { reply_to: to = '' } = await deliveredMail(provider, email)
  await comeIn({ from: 'eve@example.com', to, subject: 'From elsewhere', html: '<p>I am Ann, <i>really</i></p>' })
  await comeIn({ from: 'spam@example.com', to: 'anything@in.example.com', subject: 'Buy', text: 'Buy' })
  expect((await staff.visit(path)).text).not.toContain('I am Ann')
  const list = await staff.visit('/dashboard/mail/received')
  expect(list.$('tbody tr').length).toBe(2)
  const page = await staff.visit(list.$('a:contains("From elsewhere")').attr('href') ?? '')
  expect(page.text).toContain('I am Ann, really')
  const unknown = await staff.submit(page, '#file', { reference: 'ENQ-0000-0000' })
  expect([unknown.status, unknown.text.includes('There is no record with this reference')]).toEqual([422, true])
  const filed = await staff.submit(page, '#file')
  expect(filed.url.pathname).toBe(path)
  expect(filed.text).toContain('I am Ann, really')
  const other = await staff.visit(list.$('a:contains("Buy")').attr('href') ?? '')
  const question = await staff.visit(`${other.url.pathname}/discard`)
  await staff.submit(question, '#discard')
  const late = await staff.visit(question.url.pathname)
  expect([late.status, late.$('h1').text()]).toEqual([200, 'This was already done'])
  expect((await staff.submit(question, '#discard')).text).toMatch(/Last changed by .*: discarded/)
  expect((await staff.visit('/dashboard/mail/received')).text).toContain('Nothing to review')
  const discarded = await staff.visit('/dashboard/mail/received?status=discarded')
  const again = await staff.visit(discarded.$('a:contains("Buy")').attr('href') ?? '')
  const restored = await staff.submit(again, '#restore')
  expect([restored.url.pathname, restored.$('#file').length]).toEqual([other.url.pathname, 1])
  expect((await staff.visit('/dashboard/mail/received')).$('tbody tr').length).toBe(1)
})

test('knowing a reference is not enough to write into its record', async () => {
  const how = { digest: 'd', client: 'c', now: Date.now(), language: 'en' as const, spamReasons: null }
  const input = { name: 'Kim', email: 'kim@example.com', message: 'Hello' }
  const { reference } = await submitEnquiry(site.db, 'contact', input, how)
  await comeIn({
    from: 'kim@example.com',
    to: `${reference.toLowerCase()}.${'0'.repeat(20)}@in.example.com`,
    subject: 'x',
    text: 'Made up',
  })
  expect((await staff.visit(`/dashboard/contacts/${reference}`)).text).not.toContain('Made up')
})

test('the desk turns a stranger’s mail into an enquiry with one button, with its file, and replies to the sender', async () => {
  const desk = await signedIn(site, 'desk')
  const file = { name: 'plan.pdf', type: 'application/pdf', content: Buffer.from('%PDF') }
  const mail = { from: 'eve@example.com', to: 'hello@in.example.com', subject: 'A shop', text: 'Can you build one?' }
  await comeIn({ ...mail, files: [file] })
  const list = await desk.visit('/dashboard/inbox')
  const received = await desk.visit(list.$('nav a:contains("Received emails")').attr('href') ?? '')
  const page = await desk.visit(received.$('a:contains("A shop")').attr('href') ?? '')
  const made = await desk.submit(page, '#enquiry')
  expect(made.url.pathname).toMatch(/^\/dashboard\/contacts\/ENQ-/)
  expect(made.$('.thread').text()).toMatch(/Logged: Email, by .*plan\.pdf/)
  expect(made.text).toContain('Can you build one?')
  const path = made.$('a[download]').attr('href') ?? ''
  expect((await desk.visit(path)).headers.get('content-type')).toBe('application/pdf')
  expect((await desk.visit('/dashboard/inbox')).text).toContain('A shop')
  const again = await desk.submit(page, '#enquiry')
  const reference = made.url.pathname.split('/').at(-1) ?? ''
  expect([again.status, again.$('.question a').attr('href')]).toEqual([409, made.url.pathname])
  expect(again.text).toMatch(/Last changed by .*turned into an enquiry/)
  const late = await desk.visit(page.url.pathname)
  expect([late.status, late.$('h1').text()]).toEqual([200, 'This was already done'])
  expect(late.text).toContain(`This email is in the timeline of ${reference}.`)

  await desk.submit(await desk.visit(`${made.url.pathname}/reply`), '#reply', { body: 'We can.' })
  const reply = await deliveredMail(provider, 'eve@example.com')
  expect(reply.subject).toBe('Re: A shop')
  expect(reply.headers['In-Reply-To']).toMatch(/^<in-\d+@sender>$/)
  expect(reply.reply_to).toMatch(/^enq-.+@in\.example\.com$/)
})

test('the desk can read and decide records, but not create course runs or discount codes', async () => {
  const desk = await signedIn(site, 'desk')
  for (const [path, status] of [
    ['/dashboard/mail/received', 200],
    ['/dashboard/mail', 403],
    ['/dashboard/careers/runs', 200],
    ['/dashboard/careers/runs/new', 403],
    ['/dashboard/careers/codes', 200],
    ['/dashboard/careers/codes/new', 403],
  ] as const) {
    expect([path, (await desk.visit(path)).status]).toEqual([path, status])
  }
})

describe('a flood of mails of 150 kB', () => {
  const soon = { timeout: 120_000, interval: 100 }
  const long = 'Many words. '.repeat(12_500)
  const flood = (from: string, to: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ from, to, subject: `Mail ${n}`, text: long, html: `<p>${long}</p>` }))
  const addressOf = async (email: string) => (await deliveredMail(provider, email)).reply_to ?? ''
  const countBy = async (reference: string) => {
    const rows = await site.db
      .selectFrom('received_mails')
      .select(['status', 'reason', 'body'])
      .where('reference', '=', reference)
      .execute()
    const ofStatus = (status: string) => rows.filter((row) => row.status === status)
    return { filed: ofStatus('filed').length, tooMany: rows.filter(({ reason }) => reason === 'too many') }
  }
  const queued = async (reference: string) =>
    (await mailRows(site.db, { kind: 'visitor-added' })).filter((mail) => mail.reference === reference)
  const notices = (reference: string) =>
    provider.mails().filter(({ subject }) => subject.startsWith(`${reference}: the visitor added`))

  test('40 to one record: 12 are filed, 28 wait unread, and the notices of all are few and short', async () => {
    const { path, email } = await enquiry()
    const reference = path.split('/').at(-1) ?? ''
    await comeIn(...flood(email, await addressOf(email), 40))
    const { filed, tooMany } = await countBy(reference)
    expect([filed, tooMany.length]).toEqual([12, 28])
    expect(tooMany.every(({ body }) => body === '')).toBe(true)

    const readers = (await queued(reference)).length
    expect(readers).toBeGreaterThan(0)
    await site.db
      .updateTable('received_mails')
      .set((e) => ({ told_at: e('told_at', '-', 16 * 60_000) }))
      .where('told_at', 'is not', null)
      .execute()
    await vi.waitFor(async () => expect(await queued(reference)).toHaveLength(2 * readers), soon)
    await vi.waitFor(() => expect(notices(reference)).toHaveLength(2 * readers), soon)
    const subjects = new Set(notices(reference).map(({ subject }) => subject))
    const subject = `${reference}: the visitor added information`
    expect([...subjects].sort()).toEqual([subject, `${subject}, 11 times`])
    for (const { text, html } of notices(reference)) expect(text.length + html.length).toBeLessThan(20_000)

    for (const place of [path, `${path}/reply`]) {
      const page = await staff.visit(place)
      expect([page.status, page.html.length < 300_000]).toEqual([200, true])
    }
    expect((await staff.visit(path)).text).toContain('28 emails wait to be filed with this record.')
  })

  test('from one sender to several records of theirs: 20 an hour are read', async () => {
    const { path, email } = await enquiry()
    const others = [path]
    for (const subject of ['Second', 'Third']) {
      const words = { name: 'Ann', email, subject, message: `${subject}: can you?` }
      const visitor = site.visitor()
      const thanks = await visitor.submit(await visitor.visit('/contact'), '#contact', words)
      others.push(`/dashboard/contacts/${thanks.$('.form-reference').first().text()}`)
    }
    let filed = 0
    for (const one of others) {
      const reference = one.split('/').at(-1) ?? ''
      const to = await vi.waitUntil(
        () => provider.mails().find((mail) => mail.to === email && mail.reply_to?.startsWith(reference.toLowerCase())),
        soon,
      )
      await comeIn(...flood(email, to.reply_to ?? '', 10))
      filed += (await countBy(reference)).filed
    }
    expect(filed).toBe(20)
  })
})
