import { expect, test } from 'vitest'
import { createUser, disableUser, setPassword } from '#app/features/staff/accounts/users.server.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { absoluteMs, closeSession, endSessions, findSession, idleMs, openSession } from './sessions.server.ts'

const now = Date.UTC(2026, 4, 4)
const url = 'http://site.test/dashboard'

describeOnBothDialects('sessions', (open) => {
  test('the cookie identifies its person, and the table never contains the cookie’s value', async () => {
    const { db, userId, signIn } = await staffed(open)
    const request = await signIn()
    expect(await findSession(db, request, now)).toMatchObject({ id: userId, name: 'Ada', role: 'admin' })
    const { token_hash } = await db.selectFrom('sessions').select('token_hash').executeTakeFirstOrThrow()
    expect(token_hash).toMatch(/^[0-9a-f]{64}$/)
    expect(request.headers.get('Cookie')).not.toContain(token_hash)
  })

  test('a session ends after twelve idle hours', async () => {
    const { db, signIn } = await staffed(open)
    const request = await signIn()
    expect(await findSession(db, request, now + idleMs - 1)).not.toBeNull()
    expect(await findSession(db, request, now + idleMs - 1 + idleMs)).toBeNull()
  })

  test('a session in use ends after fourteen days', async () => {
    const { db, signIn } = await staffed(open)
    const request = await signIn()
    for (let at = now; at < now + absoluteMs; at += idleMs - 1) {
      expect(await findSession(db, request, at)).not.toBeNull()
    }
    expect(await findSession(db, request, now + absoluteMs)).toBeNull()
  })

  test('a session dated in the future is refused, and is ended with the others', async () => {
    const { db, userId, signIn } = await staffed(open)
    const request = await signIn()
    const earlier = now - 3 * 24 * 60 * 60_000
    expect(await findSession(db, request, now - 30_000)).not.toBeNull()
    expect(await findSession(db, request, earlier)).toBeNull()
    expect(await endSessions(db, userId, earlier)).toBe(1)
    expect(await findSession(db, request, now)).toBeNull()
  })

  test('last seen is written at most once a minute', async () => {
    const { db, signIn } = await staffed(open)
    const request = await signIn()
    const seenAfter = async (ms: number) => {
      await findSession(db, request, now + ms)
      return (await db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow()).last_seen_at - now
    }
    expect(await seenAfter(59_000)).toBe(0)
    expect(await seenAfter(60_000)).toBe(60_000)
    expect(await seenAfter(100_000)).toBe(60_000)
  })

  test('signing out ends one session on the server, and a password change all others', async () => {
    const { db, userId, signIn } = await staffed(open)
    const [first, second, third] = [await signIn(), await signIn(), await signIn()]
    expect(await closeSession(db, first, now)).toEqual({ cookie: expect.stringContaining('Max-Age=0'), isEnded: true })
    expect(await findSession(db, first, now)).toBeNull()
    const kept = await findSession(db, second, now)
    expect(await endSessions(db, userId, now, kept?.sessionId)).toBe(1)
    expect(await findSession(db, second, now)).not.toBeNull()
    expect(await findSession(db, third, now)).toBeNull()
  })

  test('an ended session is kept as a record, counts as ended once and cannot be restored', async () => {
    const { db, userId, signIn } = await staffed(open)
    const [first, second] = [await signIn(), await signIn()]
    await closeSession(db, first, now + 1)
    await closeSession(db, first, now + 2)
    expect(await endSessions(db, userId, now + 3)).toBe(1)
    expect(await endSessions(db, userId, now + 4)).toBe(0)
    const records = await db.selectFrom('sessions').select('ended_at').orderBy('ended_at').execute()
    expect(records).toEqual([{ ended_at: now + 1 }, { ended_at: now + 3 }])
    for (const request of [first, second]) expect(await findSession(db, request, now + 5)).toBeNull()
    expect(await db.selectFrom('audit_events').select('verb').execute()).toEqual([{ verb: 'signed-out' }])
  })

  test('a disabled account is signed out everywhere', async () => {
    const { db, userId, signIn } = await staffed(open)
    const request = await signIn()
    await db.transaction().execute((trx) => disableUser(trx, userId, now))
    expect(await findSession(db, request, now)).toBeNull()
  })

  test.each(['', 'session=', 'session=nonsense', 'session=InsiOiJjIn0i', 'session=%00'])(
    'the cookie %j is nobody',
    async (header) => {
      const { db } = await staffed(open)
      expect(await findSession(db, new Request(url, { headers: { Cookie: header } }), now)).toBeNull()
    },
  )
})

async function staffed(open: () => Promise<Db>) {
  const db = await open()
  const user = await createUser(db, { email: 'ada@example.com', name: 'Ada', role: 'admin' }, now)
  const userId = user?.id ?? ''
  await db.transaction().execute((trx) => setPassword(trx, userId, 'hash'))
  const signIn = async () => {
    const cookie = await openSession(db, userId, new Request(url), now)
    return new Request(url, { headers: { Cookie: cookie.split(';')[0] ?? '' } })
  }
  return { db, userId, signIn }
}
