import { expect, test } from 'vitest'
import { createUser, disableUser, findUserByEmail } from '#app/features/staff/accounts/users.server.ts'
import { findSession, openSession } from '#app/features/staff/sessions/sessions.server.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { storedPasskey } from '#tests/support/passkeys.ts'
import { findPasswordLink, issuePasswordLink, linkLifetime, setPasswordByLink } from './password-links.server.ts'

const now = Date.UTC(2026, 4, 4)
const email = 'ada@example.com'

describeOnBothDialects('password links', (open) => {
  test('an invitation sets the first password and makes the account active, once', async () => {
    const { db, userId } = await invited(open)
    const token = await issuePasswordLink(db, userId, 'invite', now)
    expect(await findPasswordLink(db, token, now)).toBe('invite')
    expect(await setPasswordByLink(db, token, 'hash', now)).toMatchObject({ email })
    expect(await findUserByEmail(db, email)).toMatchObject({ status: 'active', password_hash: 'hash', version: 2 })
    expect(await findPasswordLink(db, token, now)).toBeNull()
    expect(await setPasswordByLink(db, token, 'other', now)).toBeNull()
  })

  test('used twenty times at once it works once', { tags: 'simultaneous' }, async () => {
    const { db, userId } = await invited(open)
    const token = await issuePasswordLink(db, userId, 'reset', now)
    const uses = Array.from({ length: 20 }, (_, index) => setPasswordByLink(db, token, `hash ${index}`, now))
    const worked = (await Promise.all(uses)).map((ok, index) => (ok ? `hash ${index}` : null)).filter(Boolean)
    expect(worked).toHaveLength(1)
    expect((await findUserByEmail(db, email))?.password_hash).toBe(worked[0])
  })

  test('a link expires: after 72 hours for an invitation, after one for a reset', async () => {
    const { db, userId } = await invited(open)
    for (const purpose of ['invite', 'reset'] as const) {
      const token = await issuePasswordLink(db, userId, purpose, now)
      const end = now + linkLifetime[purpose]
      expect(await findPasswordLink(db, token, end - 1)).toBe(purpose)
      expect(await findPasswordLink(db, token, end)).toBeNull()
      expect(await setPasswordByLink(db, token, 'hash', end)).toBeNull()
    }
    expect(linkLifetime).toEqual({ invite: 72 * 3_600_000, reset: 3_600_000 })
  })

  test('a link made while the clock was years ahead does not last for years', async () => {
    const { db, userId } = await invited(open)
    const token = await issuePasswordLink(db, userId, 'reset', now + 3 * 365 * 24 * 3_600_000)
    expect(await findPasswordLink(db, token, now)).toBeNull()
    expect(await setPasswordByLink(db, token, 'hash', now)).toBeNull()
  })

  test('a newer link and a disabled account end a link', async () => {
    const { db, userId } = await invited(open)
    const older = await issuePasswordLink(db, userId, 'reset', now)
    const newer = await issuePasswordLink(db, userId, 'reset', now + 1)
    expect(await findPasswordLink(db, older, now + 1)).toBeNull()
    expect(await findPasswordLink(db, newer, now + 1)).toBe('reset')
    await db.transaction().execute((trx) => disableUser(trx, userId, now))
    expect(await setPasswordByLink(db, newer, 'hash', now + 2)).toBeNull()
    expect((await findUserByEmail(db, email))?.password_hash).toBeNull()
  })

  test('a reset ends every session and mails the person', async () => {
    const { db, userId } = await invited(open)
    await setPasswordByLink(db, await issuePasswordLink(db, userId, 'invite', now), 'hash', now)
    const cookie = await openSession(db, userId, new Request('http://site.test'), now)
    const request = new Request('http://site.test', { headers: { Cookie: cookie.split(';')[0] ?? '' } })
    expect(await findSession(db, request, now)).not.toBeNull()
    expect(await db.selectFrom('outbox').select('kind').execute()).toEqual([])
    await setPasswordByLink(db, await issuePasswordLink(db, userId, 'reset', now), 'new hash', now)
    expect(await findSession(db, request, now)).toBeNull()
    const mails = await db.selectFrom('outbox').select(['kind', 'to_address']).execute()
    expect(mails).toEqual([{ kind: 'password-changed', to_address: email }])
  })

  test('the mail of a reset names the passkeys, which stay valid, and the API tokens, which end', async () => {
    const { db, userId } = await invited(open)
    const reset = async () => setPasswordByLink(db, await issuePasswordLink(db, userId, 'reset', now), 'hash', now)
    await reset()
    await storedPasskey({ db }, userId)
    const token = { user_id: userId, scope: 'dashboard.read', created_at: now, last_used_at: null } as const
    for (const [id, expires_at] of [
      ['Ledger', now + 1],
      ['Expired one', now],
    ] as const)
      await db
        .insertInto('api_tokens')
        .values({ ...token, id, token_hash: id, label: id, expires_at, revoked_at: null })
        .execute()
    await reset()
    const texts = await db.selectFrom('outbox').select('text_body').orderBy('id').execute()
    const listed = texts.map(({ text_body }) => text_body.replace(/\s+/g, ' ').match(/These .*?:[^.]*\./g))
    expect(listed).toEqual([
      null,
      ['These API tokens have ended: Ledger.', expect.stringMatching(/^These passkeys still sign you in: \S/)],
    ])
  })

  test('an invalid token is refused', async () => {
    const { db } = await invited(open)
    expect(await findPasswordLink(db, '', now)).toBeNull()
    expect(await setPasswordByLink(db, 'x'.repeat(43), 'hash', now)).toBeNull()
  })
})

async function invited(open: () => Promise<Db>) {
  const db = await open()
  const user = await createUser(db, { email, name: 'Ada', role: 'admin' }, now)
  return { db, userId: user?.id ?? '' }
}
