// Every kind of mail, triggered through the pages: each is sent exactly once, whatever the provider does, and opening its
// links changes nothing.
import { load } from 'cheerio'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { company } from '#app/content/company/company.ts'
import { findMailMark } from '#app/features/brand/mail/mail-mark.server.ts'
import { tellOfWaiting } from '#app/features/received-mail/tell-of-answers.server.ts'
import { sendDigests } from '#app/features/records/digest.server.ts'
import { createWebhookCourier, patienceMs } from '#app/features/records/webhooks/deliver.server.ts'
import { addTarget, testTarget } from '#app/features/records/webhooks/targets.server.ts'
import type { Network } from '#app/http/outside/network.server.ts'
import { createPurge } from '#app/jobs/purge.server.ts'
import { createCourier } from '#app/mail/courier.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { replyUndelivered } from '#app/mail/messages/staff/visitor-news.ts'
import { findMailFiles } from '#app/mail/outbox/files.server.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { priorityByKind } from '#app/mail/priority.ts'
import { type FindMark, resendTransport, type Transport } from '#app/mail/transport.server.ts'
import { theSite } from '#db/audit.ts'
import { maskLinks } from '#db/queries/secret-links.ts'
import type { OutboxMail } from '#db/tables/mail.ts'
import { type FakeResend, type Fault, startFakeResend } from '#tests/support/fake-resend.ts'
import { linksIn, mailRows, newestMail, storedMails } from '#tests/support/mailbox.ts'
import { causeMailsToVisitors, sendForm } from '#tests/support/mails-to-visitors.ts'
import { storedPasskey } from '#tests/support/passkeys.ts'
import { password, signedIn, staffAccount } from '#tests/support/people.ts'
import { readPng } from '#tests/support/read-files.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { setUpTwoStep } from '#tests/support/two-step.ts'
import { virtualClock } from '#tests/support/virtual-clock.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const allKinds = Object.keys(priorityByKind).sort()

let provider: FakeResend
let site: Site
let staff: Visitor
beforeAll(async () => {
  provider = await startFakeResend()
  // Without a mail key: this test delivers the mails itself, with a virtual clock.
  site = await startSite()
  staff = await signedIn(site)
  await rename()
  const reference = await causeMailsToVisitors({ site, staff, email })
  await testAnIssue()
  await workAsStaff(reference)
  await askForDigests()
  await setTheClockAhead()
  await failToReachAWebhook()
})
afterAll(async () => {
  await site.close()
  await provider.close()
})

const email = 'ada@example.com'

const send = (path: string, form: string, values: Record<string, string> = {}, visitor = site.visitor()) =>
  sendForm({ site }, path, form, values, visitor)

async function rename() {
  const admin = await signedIn(site, 'admin')
  await send('/admin/branding/letterhead', '#letterhead', { companyName: 'Número Três' }, admin)
  await send('/admin/branding', '#logo', { slogan: 'DREI' }, admin)
}

async function testAnIssue() {
  const issues = '/dashboard/newsletter/issues'
  const created = await send(issues, '#new-issue', {}, staff)
  const text = { subject: 'Spring', preheader: 'What is new', body: 'Hello.' }
  await send(created.url.pathname, '#issue-text', { ...text, next: 'test' }, staff)
}

async function workAsStaff(reference: string) {
  const answered = { reference, name: '김민수', email, path: `/dashboard/contacts/${reference}` }
  // The reply itself stays in the outbox: a mail that came back would not be delivered.
  const lost = replyUndelivered(answered, 'No such mailbox', { to: await staffAccount(site), language: 'en' })
  await mailTransaction(site.db, (trx) => queueMail(trx, lost, Date.now()))
  const colleague = await staffAccount(site)
  const { id } = await site.db.selectFrom('users').select('id').where('email', '=', colleague).executeTakeFirstOrThrow()
  await send(`/dashboard/inbox/${reference}/assign`, '#assign', { assignee: id }, staff)
  const note = `For @${colleague.split('@')[0]}`
  await send(`/dashboard/inbox/${reference}/note`, '#note', { note }, staff)
  await send('/dashboard/users/invite', '#invite', { name: 'Grace', email: 'grace@example.com', role: 'viewer' }, staff)
  const forgetful = await staffAccount(site)
  await send('/forgot-password', '#forgot-password', { email: forgetful })
  const next = { currentPassword: password, password: 'New Horse 88', confirmPassword: 'New Horse 88' }
  await send('/dashboard/change-password', '#change-password', next, await signedIn(site))
  await setUpTwoStep(await signedIn(site))
  await newestMail(site.db, { to: forgetful, kind: 'password-reset-requested' })
  const travelling = await staffAccount(site)
  for (const visitor of [site.visitor(), site.visitor()]) {
    await send('/login', '#login', { email: travelling, password }, visitor)
  }
  await guessAtAccounts()
}

async function guessAtAccounts() {
  const guess = async (visitor: Visitor, path: string, values: Record<string, string>) => {
    await site.db.deleteFrom('rate_limits').execute()
    await visitor.post(path, new URLSearchParams(values), { follow: false })
  }
  const guarded = await staffAccount(site)
  const thief = site.visitor()
  await guess(thief, '/login', { email: guarded, password })
  await setUpTwoStep(thief)
  thief.cookies.clear()
  await guess(thief, '/login', { email: guarded, password })
  for (let n = 0; n < 5; n++) await guess(thief, '/login/code', { code: '000000' })
  for (let n = 0; n < 10; n++) await guess(site.visitor(), '/login', { email: guarded, password: 'Wrong Horse 7' })
  const keyed = await viewerWithPasskey()
  for (let n = 0; n < 3; n++) await guess(site.visitor(), '/login', { email: keyed, password })
  const told = async (to: string) => (await storedMails(site.db, { to })).map(({ kind }) => kind)
  await vi.waitFor(
    async () => {
      expect(await told(guarded)).toEqual(expect.arrayContaining(['codes-refused', 'passwords-refused']))
      expect(await told(keyed)).toEqual(['passkey-needed'])
    },
    { timeout: 180_000, interval: 200 },
  )
}

/** Their role requires it, so their password alone is refused. */
async function viewerWithPasskey(): Promise<string> {
  const to = await staffAccount(site, 'viewer')
  const { id } = await site.db.selectFrom('users').select('id').where('email', '=', to).executeTakeFirstOrThrow()
  await storedPasskey(site, id)
  const setting = { key: 'two_step_required_roles', value: '{"viewer":"passkey"}', version: 1, changed_at: 1 }
  await site.db.insertInto('settings').values(setting).execute()
  return to
}

async function askForDigests() {
  await send('/contact', '#contact', { name: '김민수', email, message: 'Waiting' })
  await site.db.updateTable('records').set({ promised_by: 1 }).where('status', '=', 'new').execute()
  const now = Date.now()
  for (const notices of ['each', 'daily']) {
    const choice = { notices, timeZone: zoneInTheMorning(now) }
    await send('/dashboard/settings/profile', '#profile', choice, await signedIn(site))
  }
  await sendDigests(site.db, now)
  const waiting = { id: 'waiting', provider_id: 'waiting', status: 'quarantined', reason: 'unknown address' } as const
  await site.db
    .insertInto('received_mails')
    .values({ ...waiting, subject: 'Hello', received_at: now, next_attempt_at: now })
    .execute()
  await tellOfWaiting(site.db, now)
}

/** A zone where it is between eight and noon: a mail dated to another day would be held as too old. */
function zoneInTheMorning(now: number): string {
  const byOffset = {
    14: 'Pacific/Kiritimati',
    11: 'Pacific/Noumea',
    8: 'Asia/Singapore',
    5: 'Asia/Karachi',
    2: 'Africa/Johannesburg',
    '-1': 'Atlantic/Cape_Verde',
    '-4': 'America/La_Paz',
    '-7': 'America/Phoenix',
  }
  const found = Object.entries(byOffset).find(([offset]) => {
    const hour = new Date(now + Number(offset) * 60 * 60_000).getUTCHours()
    return hour >= 8 && hour < 12
  })
  return found?.[1] ?? 'UTC'
}

async function failToReachAWebhook() {
  const address = new URL('https://hooks.example.com/')
  const chosen = { name: 'Ledger', events: ['record.created' as const], hasPersonal: false }
  const by = { actor: theSite, now: Date.now() }
  const { id } = await addTarget(site.db, { kind: 'webhook', address, ...chosen }, by)
  const network: Network = { resolve: async () => [], ask: () => Promise.reject(new Error('not asked')) }
  // Every day, since a failure after a quiet time counts from anew.
  for (let now = by.now; now <= by.now + patienceMs; now += 24 * 60 * 60_000) {
    await testTarget(site.db, id, { ...by, now })
    await createWebhookCourier({ db: site.db, network, findRecord: async () => null, now: () => now })()
  }
}

async function setTheClockAhead() {
  const clock = virtualClock(Date.now() + 30 * 24 * 60 * 60_000)
  await createPurge({ db: site.db, ...clock, pause: async () => {} })()
}

/** As the installed courier finds it. */
const findMark: FindMark = (version) => findMailMark(site.db, version)
const findFiles = (mail: OutboxMail) => findMailFiles(site.db, mail)

const faults: Fault[] = ['hang', { status: 500 }, 'reset', 'garbage', { status: 429, name: 'rate_limit_exceeded' }]

/** Delivers all mails; the first attempt of each fails, in varying ways. */
async function deliverAll() {
  const settings = {
    apiKey: 're_test',
    from: 'BN Technologies <site@example.com>',
    baseUrl: provider.url,
    findMark,
    findFiles,
  }
  const [patient, impatient] = [resendTransport(settings), resendTransport({ ...settings, timeoutMs: 200 })]
  const tried = new Set<string>()
  const clock = virtualClock(Date.now())
  const transport: Transport = {
    send(mail) {
      if (tried.has(mail.id)) return patient.send(mail)
      const fault = faults[tried.size % faults.length] ?? 'hang'
      tried.add(mail.id)
      provider.scriptFor(mail.id, fault)
      return fault === 'hang' ? impatient.send(mail) : patient.send(mail)
    },
  }
  const courier = createCourier({ db: site.db, transport, ...clock })
  for (let round = 0; round < 200; round++) {
    await courier.deliverDue()
    clock.pass(5_000)
  }
  expect((await storedMails(site.db)).filter(({ status }) => status !== 'sent')).toEqual([])
}

test('each is sent exactly once, in spite of refusals, timeouts, broken connections and invalid answers', async () => {
  await deliverAll()
  const mails = await storedMails(site.db)
  expect([...new Set(mails.map(({ kind }) => kind))].sort()).toEqual(allKinds)
  const contentOf = (mail: { to: string; subject: string; text: string }) => [
    mail.to,
    mail.subject,
    maskLinks(mail.text),
  ]
  const stored = mails.map((mail) => contentOf({ to: mail.to_address, subject: mail.subject, text: mail.text_body }))
  expect(provider.mails().map(contentOf).sort()).toEqual(stored.sort())
  // A retry has the idempotency key of the first attempt.
  expect(new Set(provider.requests.map(({ key }) => key))).toEqual(new Set(mails.map(({ id }) => id)))
  for (const { kind, id } of mails) {
    expect(provider.requests.filter(({ key }) => key === id).length, kind).toBeGreaterThan(1)
  }
})

test('each shows the mark as drawn, which it carries, with the company’s name where pictures are blocked', async () => {
  await deliverAll()
  const kinds = new Map((await storedMails(site.db)).map(({ id, kind }) => [id, kind]))
  const marks = new Set<string>()
  const shown = new Set<string | undefined>()
  for (const { key, mail } of provider.requests) {
    const kind = kinds.get(key)
    shown.add(kind)
    // Batches carry no attachments: an issue shows the mark of the site.
    if (kind === 'newsletter-test') continue
    const pictures = load(mail.html)('img').toArray()
    expect(
      pictures.map(({ attribs }) => [attribs.src, attribs.alt, attribs.width]),
      kind,
    ).toEqual([['cid:company-mark-2', 'Número Três', '36']])
    const [mark] = (mail.attachments ?? []).filter(({ content_id }) => content_id === 'company-mark-2')
    expect(mark, kind).toMatchObject({ filename: 'company-mark.png', content_type: 'image/png' })
    expect(mail.text, kind).not.toContain('company-mark')
    marks.add(mark?.content ?? '')
  }
  expect([...shown].sort()).toEqual(allKinds)
  expect(marks.size).toBe(1)
  const png = Buffer.from([...marks][0] ?? '', 'base64')
  expect(readPng(png)).toMatchObject({ width: 72, height: 72 })
  expect(png.byteLength).toBeLessThan(4_000)
})

test('none names the company as it was called before staff renamed it', async () => {
  const former = new RegExp(`.{0,60}(?:${company.name}|${company.slogan}).{0,30}`)
  const mails = await storedMails(site.db)
  expect([...new Set(mails.map(({ kind }) => kind))].sort()).toEqual(allKinds)
  for (const { kind, subject, text_body, html_body } of mails)
    expect(`${subject}\n${text_body}\n${html_body}`, kind).not.toMatch(former)
  expect(mails.filter(({ html_body }) => html_body?.includes('Número Três')).length).toBeGreaterThan(10)
})

test('each formats all its times alike: with twelve hours or with twenty-four', async () => {
  const times = (text: string) => [...text.replace(/https?:\S+/g, '').matchAll(/\b\d{1,2}:\d{2}\b( ?[AP]M\b)?/gi)]
  const mails = (await storedMails(site.db)).map(({ kind, subject, text_body }) => ({
    kind,
    ways: new Set(times(`${subject} ${text_body}`).map(([, half]) => (half ? 'by 12 hours' : 'by 24 hours'))),
  }))
  expect([...new Set(mails.map(({ kind }) => kind))].sort()).toEqual(allKinds)
  expect(mails.filter(({ ways }) => ways.size > 1).map(({ kind }) => kind)).toEqual([])
  expect(mails.filter(({ ways }) => ways.size === 1).length).toBeGreaterThan(10)
})

test('the outbox keeps no link that authorises its reader once a mail is sent', async () => {
  await deliverAll()
  const sent = provider
    .mails()
    .flatMap(({ text, html, headers }) => linksIn(`${text} ${html} ${JSON.stringify(headers)}`))
  const secret = sent.filter((link) => maskLinks(link) !== link)
  expect(secret.length).toBeGreaterThan(10)
  const stored = JSON.stringify(await mailRows(site.db))
  for (const link of secret) expect(stored).not.toContain(/[\w-]{20,}/.exec(link)?.[0] ?? link)
})

test('opening any of their links changes nothing, even three times, by anyone', async () => {
  await deliverAll()
  const links = new Set(
    provider
      .mails()
      .flatMap(({ text, html, headers }) => linksIn(`${text} ${html} ${Object.values(headers).join(' ')}`)),
  )
  const own = [...links].map((link) => new URL(link)).filter(({ origin }) => origin === site.url)
  const paths = new Set(own.map(({ pathname }) => pathname.replace(/[\w-]{20,}|\w{3}-\w{4}-\w{4}/, '…')))
  expect([...paths].sort()).toEqual([
    '/careers',
    '/dashboard',
    '/dashboard/careers/…',
    '/dashboard/contacts/…',
    '/dashboard/mail/received',
    '/dashboard/people',
    '/dashboard/settings/deletion',
    '/dashboard/settings/sessions',
    '/dashboard/settings/webhooks/…',
    '/forgot-password',
    '/icons/apple-touch-icon.png',
    '/invite/…',
    '/newsletter',
    '/newsletter/confirm/…',
    '/newsletter/preferences/…',
    '/newsletter/unsubscribe',
    '/newsletter/unsubscribe/…',
    '/reset-password',
    '/status',
    '/status/…',
    '/status/…/appointment/confirm',
    '/unsubscribe/…',
    '/your-data/…',
  ])
  const before = await everything()
  for (const { pathname, search } of own) {
    for (let time = 0; time < 3; time++) {
      for (const visitor of [site.visitor(), staff]) {
        const page = await visitor.visit(pathname + search)
        expect(page.status, pathname).toBeLessThan(500)
        const cookies = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
        const head = await fetch(`${site.url}${pathname}${search}`, { method: 'HEAD', headers: { Cookie: cookies } })
        expect(head.status, pathname).toBe(page.status)
      }
    }
  }
  expect(await everything()).toEqual(before)
})

/** The clock fills them, whoever opens a page meanwhile. */
const ofTheClock = ['job_turns']

/** All rows of all other tables. */
async function everything(): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    site.db,
  )
  const contents = tables
    .filter(({ name }) => !ofTheClock.includes(name))
    .map(async ({ name }) => {
      const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(site.db)
      // Reading updates when a session was last seen.
      return [name, name === 'sessions' ? rows.map((row) => ({ ...row, last_seen_at: 0 })) : rows] as const
    })
  return Object.fromEntries(await Promise.all(contents))
}
