// Staff while the database is readable but not writable, simulated by moving its file away.
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { password, signedIn, staffAccount } from '#tests/support/people.ts'
import { type Site, startSite } from '#tests/support/site.ts'
import { appCode, letTimePass, setUpTwoStep } from '#tests/support/two-step.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
const file = join(folder, 'site.db')
const words = 'The database file was deleted or replaced while the site was running.'
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
  // The next page of a signed-in person stores what was kept in memory meanwhile.
  await signedIn(site)
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
const events = async (verb: string) =>
  site.db.selectFrom('audit_events').select('actor_name').where('verb', '=', verb).execute()
const sessionsOf = (email: string) =>
  site.db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.token_hash', 'sessions.ended_at'])
    .where('users.email', '=', email)
    .execute()

test('staff sign in, see the problem and the data, and stay signed in after the recovery', async () => {
  const email = await staffAccount(site, 'admin', { name: 'Grace' })
  takeAway()
  const visitor = site.visitor()
  const page = await enterPassword(visitor, email)
  expect([page.status, page.url.pathname]).toEqual([200, '/dashboard'])
  expect(page.$('.banner[data-kind=error]').text()).toContain(words)
  expect((await visitor.visit('/dashboard/contacts')).status).toBe(200)
  expect(await sessionsOf(email)).toEqual([])

  bringBack()
  expect((await visitor.visit('/dashboard')).status).toBe(200)
  expect((await visitor.visit('/dashboard')).text).not.toContain(words)
  expect(await sessionsOf(email)).toHaveLength(1)
  expect(await events('signed-in')).toEqual([{ actor_name: 'Grace' }])
})

test('the second step is required, and its code works once, also after the recovery', async () => {
  const email = await staffAccount(site)
  const first = site.visitor()
  await enterPassword(first, email)
  const { secret, recoveryCodes } = await setUpTwoStep(first)
  await letTimePass(site)
  takeAway()
  const visitor = site.visitor()
  const asked = await enterPassword(visitor, email)
  expect(asked.url.pathname).toBe('/login/code')
  const refused = await visitor.submit(asked, '#login-code', { code: recoveryCodes[0] ?? '' })
  expect(refused.status).toBe(422)
  const code = appCode(secret)
  expect((await visitor.submit(asked, '#login-code', { code })).url.pathname).toBe('/dashboard')
  const again = site.visitor()
  expect((await again.submit(await enterPassword(again, email), '#login-code', { code })).status).toBe(422)

  bringBack()
  await visitor.visit('/dashboard')
  const later = site.visitor()
  expect((await later.submit(await enterPassword(later, email), '#login-code', { code })).status).toBe(422)
})

test('guessing is throttled, and remembered', async () => {
  const email = await staffAccount(site)
  takeAway()
  const visitor = site.visitor()
  for (let n = 0; n < 5; n++) {
    const page = await enterPassword(visitor, email, 'Wrong Horse 7')
    expect([page.status, page.$('[role=alert]').text()]).toEqual([422, expect.stringContaining('Invalid credentials')])
  }
  expect((await enterPassword(visitor, email)).status).toBe(429)
  bringBack()
  expect((await enterPassword(visitor, email)).status).toBe(429)
})

test('signed-in staff can still read, and sign out', async () => {
  const email = await staffAccount(site)
  const visitor = site.visitor()
  await enterPassword(visitor, email)
  await site.db
    .updateTable('sessions')
    .set((e) => ({ last_seen_at: e('last_seen_at', '-', 120_000) }))
    .execute()
  takeAway()
  const page = await visitor.visit('/dashboard')
  expect([page.status, page.url.pathname]).toEqual([200, '/dashboard'])
  const session = visitor.cookies.get('session') ?? ''
  expect((await visitor.post('/logout', '')).url.pathname).toBe('/login')
  visitor.cookies.set('session', session)
  expect((await visitor.visit('/dashboard')).url.pathname).toBe('/login')

  bringBack()
  expect((await visitor.visit('/dashboard')).url.pathname).toBe('/login')
  expect((await sessionsOf(email))[0]?.ended_at).not.toBeNull()
})

test('changes by staff are refused with the reason', async () => {
  const visitor = await signedIn(site)
  const profile = await visitor.visit('/dashboard/settings/profile')
  takeAway()
  const page = await visitor.submit(profile, '#profile', { name: 'Another' })
  expect(page.status).toBe(503)
  expect(page.text).toContain(words)
})
