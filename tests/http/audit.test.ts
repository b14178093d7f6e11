// The audit log: its entries for people's actions, and its staff page.
import { afterAll, expect, test } from 'vitest'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import { recordAudit, theSite } from '#db/audit.ts'
import type { Role } from '#db/tables/staff.ts'
import { newestMail } from '#tests/support/mailbox.ts'
import { signedIn } from '#tests/support/people.ts'
import { startSite } from '#tests/support/site.ts'
import type { Page } from '#tests/support/visitor.ts'

const site = await startSite()
afterAll(() => site.close())

const rows = (page: Page) =>
  page
    .$('tbody tr')
    .toArray()
    .map((row) =>
      page
        .$(row)
        .children()
        .toArray()
        .map((cell) => page.$(cell).clone().children('.row-note').remove().end().text().replace(/\s+/g, ' ').trim()),
    )

const mail = {
  kind: 'clock-doubted' as const,
  to: 'a@example.com',
  subject: 'Private subject',
  text: 'Private text',
  html: 'x',
}
const input = { name: '=cmd()', email: 'v@example.com', message: 'Private message' }
const sender = { digest: 'd', client: 'c', spamReasons: null, language: 'en' as const }
const sending = { ...sender, now: Date.now() }

test('sign-ins, failures, moves, discards and password changes are logged, without typed text', async () => {
  const ada = await signedIn(site, 'admin', { name: '=Ada' })
  const { email } = await site.db
    .selectFrom('users')
    .select('email')
    .where('name', '=', '=Ada')
    .executeTakeFirstOrThrow()
  const stranger = site.visitor()
  const login = await stranger.visit('/login')
  await stranger.submit(login, '#login', { email, password: 'Secret Guess 1' })
  await stranger.submit(login, '#login', { email: 'Secret Password 1', password: 'x' })

  const { reference } = await submitEnquiry(site.db, 'contact', input, sending)
  const contact = await ada.visit(`/dashboard/contacts/${reference}`)
  await ada.submit(contact, 'form[data-move=in_progress]')
  const id = await site.db.transaction().execute((trx) => queueMail(trx, mail, Date.now()))
  await ada.post(`/dashboard/mail/${id}/discard`, '')
  const words = { currentPassword: 'Correct Horse 7', password: 'New Horse 88', confirmPassword: 'New Horse 88' }
  await ada.submit(await ada.visit('/dashboard/change-password'), '#change-password', words)
  await stranger.submit(await stranger.visit('/forgot-password'), '#forgot-password', { email })
  await newestMail(site.db, { to: email, kind: 'password-reset-requested' })

  const page = await ada.visit('/dashboard/audit')
  const actions = rows(page).map(([action, person]) => [person, action])
  expect(actions).toEqual([
    ['Not signed in', 'Password reset requested: =Ada'],
    ['=Ada', 'Password changed: =Ada'],
    ['=Ada', 'Discarded: Mail clock-doubted'],
    ['=Ada', `New → In progress: ${input.name}’s enquiry`],
    ['Not signed in', 'Sign-in refused: User'],
    ['Not signed in', 'Sign-in refused: =Ada'],
    ['=Ada', 'Signed in: =Ada'],
    ['The site', 'First posts published: Post'],
  ])
  expect(page.$('tbody tr').eq(6).find('td .row-note').text()).toMatch(/127\.0\.0\.1|::1/)
  const stored = JSON.stringify(await site.db.selectFrom('audit_events').selectAll().execute())
  for (const secret of ['Private', 'Secret', 'Horse', input.name]) expect(stored).not.toContain(secret)

  const filtered = await ada.submit(page, 'form[role=search]', { verb: 'moved', kind: 'enquiry' })
  expect(rows(filtered)).toHaveLength(1)
  expect(filtered.$('select[name=verb] option[selected]').attr('value')).toBe('moved')
  const csv = await ada.visit(filtered.$('a[href*=".csv"]').attr('href') ?? '')
  expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(csv.headers.get('Content-Disposition')).toMatch(/^attachment; filename="audit-log-\d{4}-\d\d-\d\d\.csv"$/)
  const lines = csv.html
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^"\d{4}-[^"]*\+09:00","'=Ada","moved","enquiry","ENQ-[^"]*","from: new; to: in_progress",/)
  expect(rows(await ada.visit('/dashboard/audit'))[0]?.[0]).toMatch(/^Exported: /)

  await ada.post('/logout', '')
  const viewer = await signedIn(site, 'viewer')
  expect(rows(await viewer.visit('/dashboard/audit')).map(([action]) => action)).toContainEqual(
    expect.stringMatching(/^Signed out: /),
  )
})

test('a deed that changes a value is named before the two values; a move is not', async () => {
  const ada = await signedIn(site, 'admin', { name: 'Ada Deeds' })
  const by = { actor: theSite, now: Date.now() }
  const { reference } = await submitEnquiry(site.db, 'contact', input, sending)
  const { id } = await site.db
    .selectFrom('records')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const subject = { kind: 'enquiry', id, reference } as const
  await site.db.transaction().execute(async (trx) => {
    await recordAudit(trx, { ...subject, verb: 'replied', detail: { from: 'new', to: 'in_progress' } }, by)
    await recordAudit(trx, { ...subject, verb: 'moved', detail: { from: 'in_progress', to: 'completed' } }, by)
  })
  const page = await ada.visit(`/dashboard/audit?kind=enquiry`)
  expect(rows(page).map(([action]) => action)).toEqual(
    expect.arrayContaining([
      `Replied: ${input.name}’s enquiry (New → In progress)`,
      `In progress → Completed: ${input.name}’s enquiry`,
    ]),
  )
})

test('reads are left out until one press asks for them', async () => {
  const ada = await signedIn(site, 'admin', { name: 'Ada Reads' })
  const by = { actor: theSite, now: Date.now() }
  await site.db.transaction().execute(async (trx) => {
    await recordAudit(trx, { verb: 'read', kind: 'enquiry', id: 'x', reference: 'ENQ-READ-0001' }, by)
    await recordAudit(trx, { verb: 'replied', kind: 'enquiry', id: 'y', reference: 'ENQ-READ-0002' }, by)
  })
  const actions = (page: Page) => rows(page).map(([action]) => action)
  const [read, replied] = ['Read: Enquiry ENQ-READ-0001', 'Replied: Enquiry ENQ-READ-0002']
  const changes = await ada.visit('/dashboard/audit?kind=enquiry')
  expect(actions(changes)).toContain(replied)
  expect(actions(changes)).not.toContain(read)
  const all = await ada.visit(changes.$('.tabs a:contains("Everything")').attr('href') ?? '')
  expect(actions(all)).toEqual(expect.arrayContaining([read, replied]))
  expect(all.$('a[href*=".csv"]').attr('href')).toContain('reads=with')
  expect((await ada.submit(all, 'form[role=search]', { kind: '' })).text).toContain('ENQ-READ-0001')
  expect(actions(await ada.submit(changes, 'form[role=search]', { verb: 'read' }))).toContain(read)
})

test('mass sign-in attempts do not flood the log', async () => {
  const stranger = site.visitor()
  for (let attempt = 1; attempt <= 12; attempt++) {
    await stranger.post('/login', new URLSearchParams({ email: 'x@example.com', password: 'x' }))
  }
  const entries = await site.db
    .selectFrom('audit_events')
    .select('verb')
    .where('verb', '=', 'sign-in-throttled')
    .execute()
  expect(entries).toHaveLength(1)
})

test('those who may only read the log see no network addresses in it, and get no file', async () => {
  const seenBy = async (role: Role) => {
    const page = await (await signedIn(site, role)).visit('/dashboard/audit')
    return [page.text.includes('127.0.0.1'), page.$('main a.download').length]
  }
  await signedIn(site, 'admin')
  expect(await seenBy('admin')).toEqual([true, 1])
  expect(await seenBy('viewer')).toEqual([false, 0])
})

test('an invalid query is ignored as a filter, and roles without permission are refused', async () => {
  const editor = await signedIn(site, 'editor')
  for (const path of ['/dashboard/audit', '/dashboard/audit.csv']) {
    expect((await editor.visit(path)).status).toBe(403)
  }
  const viewer = await signedIn(site, 'viewer')
  const page = await viewer.visit('/dashboard/audit?person=%00&kind=x&verb=__proto__&from=2026-13-01&to=x&before=1.x')
  expect(page.status).toBe(200)
  expect(rows(page).length).toBeGreaterThan(3)
})
