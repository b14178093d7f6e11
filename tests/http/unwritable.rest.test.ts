// Staff while the database is readable but not writable, simulated by moving its file away.
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loginCopy } from '#app/features/staff/accounts/words.ts'
import { sessionEnds } from '#app/features/staff/sessions/sessions.server.ts'
import { password, signedIn, staffAccount } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { appCode, letTimePass, setUpTwoStep } from '#tests/support/two-step.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
const file = join(folder, 'site.db')
const words = 'The database file was deleted or replaced while the site was running.'
const cannotSignIn = loginCopy.unwritable
let site: Site
let isAway = false
beforeAll(async () => {
  site = await startSite({ DATABASE_URL: `file:${file}` })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  bringBack()
  await site.db.deleteFrom('rate_limits').execute()
  await site.db.deleteFrom('audit_events').execute()
})

function takeAway() {
  renameSync(file, `${file}.away`)
  isAway = true
}
function bringBack() {
  if (isAway) renameSync(`${file}.away`, file)
  isAway = false
}
const enterPassword = async (visitor: Visitor, email: string, word = password) =>
  visitor.submit(await visitor.visit('/login'), '#login', { email, password: word })
const sessionsOf = (email: string) =>
  site.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.token_hash', 'sessions.ended_at'])
    .where('users.email', '=', email)
    .execute()

test('a sign-in is refused with the reason, which has no word of the account, and works once all is well', async () => {
  const email = await staffAccount(site, 'admin')
  takeAway()
  for (const word of [password, 'Wrong Horse 7']) {
    const refused = await enterPassword(site.visitor(), email, word)
    expect([refused.status, refused.$('[role=alert]').text()]).toEqual([503, expect.stringContaining(cannotSignIn)])
    expect(refused.$('[name=email]').val()).toBe(email)
  }

  bringBack()
  expect((await enterPassword(site.visitor(), email)).url.pathname).toBe('/dashboard')
})

test('a code is refused with the reason, and is good once all is well', async () => {
  const email = await staffAccount(site)
  const first = site.visitor()
  await enterPassword(first, email)
  const { secret } = await setUpTwoStep(first)
  await letTimePass(site)
  const visitor = site.visitor()
  const asked = await enterPassword(visitor, email)
  takeAway()
  const refused = await visitor.submit(asked, '#login-code', { code: appCode(secret) })
  expect([refused.status, refused.text]).toEqual([503, expect.stringContaining(cannotSignIn)])

  bringBack()
  const page = await visitor.submit(asked, '#login-code', { code: appCode(secret) })
  expect(page.url.pathname).toBe('/dashboard')
})

test('a signed-in reader reads on and is told what is wrong', async () => {
  const visitor = await signedIn(site)
  await site.db
    .updateTable('sessions')
    .set((e) => ({ last_seen_at: e('last_seen_at', '-', 120_000) }))
    .execute()
  takeAway()
  const page = await visitor.visit('/dashboard')
  expect([page.status, page.url.pathname]).toEqual([200, '/dashboard'])
  expect((await visitor.visit('/dashboard')).$('.banner[data-kind=error]').text()).toContain(words)
  expect((await visitor.visit('/dashboard/contacts')).status).toBe(200)
})

test('signing out makes the browser forget the session, and says that it has not ended', async () => {
  const email = await staffAccount(site)
  const visitor = site.visitor()
  await enterPassword(visitor, email)
  takeAway()
  const page = await visitor.post('/logout', '')
  expect([page.url.pathname, page.$('[role=status]').text()]).toEqual(['/login', sessionEnds.unsaved])
  expect((await visitor.visit('/dashboard')).url.pathname).toBe('/login')
  expect((await sessionsOf(email))[0]?.ended_at).toBeNull()
})

test('changes by staff are refused with the reason', async () => {
  const visitor = await signedIn(site)
  const profile = await visitor.visit('/dashboard/settings/profile')
  takeAway()
  const page = await visitor.submit(profile, '#profile', { name: 'Another' })
  expect(page.status).toBe(503)
  expect(page.text).toContain(words)
})
