import { expect } from 'vitest'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { isSetupLink, makeFirstAccount, makeSetupLink, setupHours } from './first-run.server.ts'
import { createUser } from './users.server.ts'

const now = Date.UTC(2026, 0, 15, 12)
const account = (email: string) => ({ email, name: 'Ada', passwordHash: 'hash' })
const at = { now, address: '192.0.2.1' }

describeOnBothDialects('the link of the first run', (open) => {
  test('makes one active admin, once, and leaves an entry in the audit log', async ({ db }) => {
    const token = (await makeSetupLink(db, now)) ?? ''
    expect(await isSetupLink(db, token, now)).toBe(true)
    expect(await makeFirstAccount(db, token, account('ada@example.com'), at)).toMatchObject({
      email: 'ada@example.com',
      role: 'admin',
      status: 'active',
    })
    expect(await isSetupLink(db, token, now)).toBe(false)
    expect(await makeFirstAccount(db, token, account('eve@example.com'), at)).toBeNull()
    expect(await makeSetupLink(db, now)).toBeNull()
    expect(await db.selectFrom('audit_events').selectAll().execute()).toMatchObject([
      { verb: 'account-made', actor_name: 'Ada', address: '192.0.2.1' },
    ])
  })

  test('used twice at once makes one account', { tags: 'simultaneous' }, async ({ db }) => {
    const token = (await makeSetupLink(db, now)) ?? ''
    const made = await Promise.all(
      ['ada@example.com', 'eve@example.com'].map((email) => makeFirstAccount(db, token, account(email), at)),
    )
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1)
  })

  test('ends at its expiry, with a newer link and with an account made by a command; it is stored as a hash', async () => {
    const db = await open()
    const first = (await makeSetupLink(db, now)) ?? ''
    expect(JSON.stringify(await db.selectFrom('settings').selectAll().execute())).not.toContain(first)
    expect(await isSetupLink(db, first, now + setupHours * 60 * 60_000)).toBe(false)
    const second = (await makeSetupLink(db, now)) ?? ''
    expect([await isSetupLink(db, first, now), await isSetupLink(db, second, now)]).toEqual([false, true])
    expect(await isSetupLink(db, '', now)).toBe(false)
    await createUser(db, { email: 'bob@example.com', name: 'Bob', role: 'viewer' }, now)
    expect(await isSetupLink(db, second, now)).toBe(false)
    expect(await makeFirstAccount(db, second, account('ada@example.com'), at)).toBeNull()
  })
})
