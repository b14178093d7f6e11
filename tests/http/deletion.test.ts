// The staff's view of the server's clock being doubted.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { believeTime, newestTime } from '#app/features/system/purge-clock.server.ts'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'
import { signedIn } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const day = 24 * 60 * 60_000
const path = '/dashboard/settings/deletion'

let folder: string
let site: Site
let admin: Visitor
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  const url = `file:${join(folder, 'site.db')}`
  await leaveOldRecord(url)
  site = await startSite({ DATABASE_URL: url })
  admin = await signedIn(site)
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => believeTime(site.db, Date.now() - 8 * day))

async function leaveOldRecord(url: string) {
  const db = connect(url)
  await migrate(db, url)
  const sender = { digest: 'd', client: 'c', spamReasons: null, language: 'en' as const }
  const closed_at = Date.now() - 3 * 365 * day
  const sending = { ...sender, now: closed_at }
  await submitEnquiry(db, 'contact', { name: 'Ada', email: 'ada@example.com', message: 'Long ago' }, sending)
  await db.updateTable('records').set({ status: 'completed', closed_at }).execute()
  await db.destroy()
}

test('a start deletes nothing', async () => {
  for (const page of ['/dashboard', '/dashboard/contacts', '/dashboard/mail'])
    expect((await admin.visit(page)).status).toBe(200)
  expect(await site.db.selectFrom('enquiries').select('message').execute()).toEqual([{ message: 'Long ago' }])
})

const confirmations = async () =>
  (await site.db.selectFrom('audit_events').select('id').where('verb', '=', 'clock-confirmed').execute()).length

test('the overview warns all staff, and links admins to the confirm page', async () => {
  const overview = await admin.visit('/dashboard')
  expect(overview.$('#deletion-heading').text()).toBe('Is the server’s clock right?')
  expect(overview.$('.attention-row a').attr('href')).toBe(path)
  const viewer = await (await signedIn(site, 'viewer')).visit('/dashboard')
  expect([viewer.$('#deletion-heading').length, viewer.$(`a[href="${path}"]`).length]).toEqual([1, 0])

  const confirmed = await admin.submit(await admin.visit(path), '#clock')
  expect([confirmed.redirects, confirmed.$('#clock').length]).toEqual([[303], 0])
  expect(confirmed.text).toContain('Clock confirmed')
  expect(Date.now() - (await newestTime(site.db))).toBeLessThan(day)
  expect((await admin.visit('/dashboard')).$('#deletion-heading').length).toBe(0)
})

test('a clock that has moved to another day is not confirmed, and no clock is confirmed twice', async () => {
  const before = await confirmations()
  const page = await admin.visit(path)
  const later = await admin.post(path, new URLSearchParams({ clock: String(Date.now() - 3 * day) }))
  expect([later.status, later.$('.error-summary').text()]).toEqual([409, expect.stringContaining('shows another day')])
  await admin.submit(later, '#clock')
  // A colleague was faster: the clock is confirmed once.
  await admin.submit(page, '#clock')
  expect(await confirmations()).toBe(before + 1)
  expect((await admin.post(path, 'clock=soon')).status).toBe(422)
})
