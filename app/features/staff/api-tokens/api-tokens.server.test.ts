import { expect } from 'vitest'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import { hashPassword } from '#app/features/staff/passwords/passwords.server.ts'
import { WrongPassword } from '#app/features/staff/sessions/reauthenticate.server.ts'
import { endAllSessions, endSessions } from '#app/features/staff/sessions/sessions.server.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import { handle as records } from '#app/routes/files/api/records.ts'
import { handle as stats } from '#app/routes/files/api/stats.ts'
import type { Db } from '#db/schema.ts'
import type { Role, TokenScope } from '#db/tables/staff.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { can, roles } from '../permissions.ts'
import { findTokenOwner, listApiTokens, makeApiToken, revokeApiToken, tokenLimit } from './api-tokens.server.ts'
import { mayGive, scopes } from './words.ts'

const now = Date.UTC(2026, 0, 15, 12)
const day = 24 * 60 * 60_000

const currentPassword = 'Correct Horse 7'
const passwordHash = hashPassword(currentPassword)

async function person(db: Db, name: string, role: Role = 'viewer') {
  const email = `${name}@example.com`
  const user = await createUser(db, { email, name, role }, now)
  const id = user?.id ?? ''
  const account = { status: 'active', password_hash: await passwordHash } as const
  await db.updateTable('users').set(account).where('id', '=', id).execute()
  return {
    id,
    name,
    email,
    role,
    timeZone: 'UTC',
    language: 'en' as const,
    hasTwoStep: false,
    hasPasskey: false,
    secondStep: null,
    sessionId: 'a session',
    address: '',
  }
}

type Person = Awaited<ReturnType<typeof person>>

const makeToken = (db: Db, owner: Person, label: string, password = currentPassword) =>
  makeApiToken(
    db,
    { label, scope: 'records.read', days: 30, currentPassword: password, client: 'a client' },
    { actor: owner, now },
  )

const carrying = (token: string) =>
  new Request('http://localhost/', { headers: { Authorization: `Bearer ${token}`, 'x-client-ip': '192.0.2.1' } })

test('each scope is given to the roles that the API answers', () => {
  const handles = { 'records.read': records, 'dashboard.read': stats } satisfies Record<TokenScope, object>
  for (const role of roles)
    for (const scope of scopes)
      expect([role, scope, mayGive(role, scope)]).toEqual([role, scope, can(role, handles[scope].permission)])
})

describeOnBothDialects('API tokens', () => {
  test('act for their owner with the owner’s current role, and are stored as a hash', async ({ db }) => {
    const ada = await person(db, 'Ada')
    const token = await makeToken(db, ada, 'Wallboard')
    expect(await findTokenOwner(db, carrying(token), now)).toMatchObject({ id: ada.id, role: 'viewer' })
    await db.updateTable('users').set({ role: 'editor' }).execute()
    expect(await findTokenOwner(db, carrying(token), now + 1)).toMatchObject({ role: 'editor' })
    expect(await listApiTokens(db, ada, now)).toMatchObject([
      { label: 'Wallboard', scope: 'records.read', state: 'active', last_used_at: now + 1 },
    ])
    expect(JSON.stringify(await db.selectFrom('api_tokens').selectAll().execute())).not.toContain(token)
    expect(JSON.stringify(await db.selectFrom('audit_events').selectAll().execute())).not.toContain(token)
  })

  test('stop working once they expire or are revoked, or the account is disabled', async ({ db }) => {
    const [ada, bob] = [await person(db, 'Ada'), await person(db, 'Bob')]
    const token = await makeToken(db, ada, 'A')
    const works = async (at = now) => (await findTokenOwner(db, carrying(token), at)) !== null
    expect([await works(now + 30 * day - 1), await works(now + 30 * day)]).toEqual([true, false])
    await db.updateTable('users').set({ status: 'disabled' }).where('id', '=', ada.id).execute()
    expect(await works()).toBe(false)
    await db.updateTable('users').set({ status: 'active' }).execute()
    const [{ id } = { id: '' }] = await listApiTokens(db, ada, now)
    expect(await revokeApiToken(db, id, { actor: bob, now })).toBe(false)
    expect(await works()).toBe(true)
    expect(await revokeApiToken(db, id, { actor: ada, now })).toBe(true)
    expect(await revokeApiToken(db, id, { actor: ada, now })).toBe(false)
    expect(await works()).toBe(false)
    expect(await findTokenOwner(db, carrying('bn_unknown_unknown_unknown'), now)).toBeNull()
  })

  test('are limited to a number of requests a minute each', async ({ db }) => {
    const ada = await person(db, 'Ada')
    const [one, other] = [await makeToken(db, ada, 'A'), await makeToken(db, ada, 'B')]
    for (let n = 0; n < tokenLimit; n++) await findTokenOwner(db, carrying(one), now)
    await expect(findTokenOwner(db, carrying(one), now)).rejects.toThrow(TooManyRequests)
    expect(await findTokenOwner(db, carrying(other), now)).not.toBeNull()
    expect(await findTokenOwner(db, carrying(one), now + 60_000)).not.toBeNull()
  })

  test('can be made only with the password', async ({ db }) => {
    const ada = await person(db, 'Ada')
    await expect(makeToken(db, ada, 'A', 'Wrong Horse 7')).rejects.toThrow(WrongPassword)
    expect(await listApiTokens(db, ada, now)).toEqual([])
  })

  test('end with the sessions of their owner, and with all sessions', { tags: 'simultaneous' }, async ({ db }) => {
    const [ada, bob, eva] = [await person(db, 'Ada'), await person(db, 'Bob'), await person(db, 'Eva')]
    for (const owner of [ada, bob, eva]) await makeToken(db, owner, 'A')
    const states = async () => {
      const lists = await Promise.all([ada, bob, eva].map((owner) => listApiTokens(db, owner, now)))
      return lists.map(([token]) => token?.state)
    }
    await endSessions(db, ada.id, now, ada.sessionId)
    expect(await states()).toEqual(['revoked', 'active', 'active'])
    await endAllSessions(db, now)
    expect(await states()).toEqual(['revoked', 'revoked', 'revoked'])
  })
})
