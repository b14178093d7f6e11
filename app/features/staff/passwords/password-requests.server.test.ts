import { expect, test } from 'vitest'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import type { Db } from '#db/schema.ts'
import type { UserStatus } from '#db/tables/staff.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { storedMails } from '#tests/support/mailbox.ts'
import { findPasswordLink } from './password-links.server.ts'
import { answerPasswordRequests, requestPasswordLink } from './password-requests.server.ts'

const now = Date.UTC(2026, 4, 4)
const hour = 3_600_000

describeOnBothDialects('forgotten passwords', (open) => {
  test('an active account gets a working link by mail', async () => {
    const db = await open()
    await addUser(db, 'ada@example.com', 'active')
    await requestPasswordLink(db, ' Ada@Example.com', 'home', now)
    expect(await mails(db)).toEqual([])
    expect(await answerPasswordRequests(db, now)).toBe(1)
    const [mail] = await mails(db)
    expect(mail).toMatchObject({ kind: 'password-reset-requested', to_address: 'ada@example.com' })
    const token = /https:\/\/site\.example\/reset-password\?token=([\w-]{43})/.exec(mail?.text_body ?? '')?.[1]
    expect(await findPasswordLink(db, token ?? '', now)).toBe('reset')
    expect(await answerPasswordRequests(db, now)).toBe(0)
  })

  test('unknown, invited and disabled addresses are stored alike and get nothing', async () => {
    const db = await open()
    await addUser(db, 'invited@example.com', 'invited')
    await addUser(db, 'disabled@example.com', 'disabled')
    for (const name of ['unknown', 'invited', 'disabled']) {
      await requestPasswordLink(db, `${name}@example.com`, 'home', now)
    }
    expect(await db.selectFrom('password_requests').select('id').execute()).toHaveLength(3)
    expect(await answerPasswordRequests(db, now)).toBe(3)
    expect(await mails(db)).toEqual([])
    expect(await db.selectFrom('password_links').select('token_hash').execute()).toEqual([])
  })

  test('one address gets at most three mails an hour, and the fourth request gets the same answer', async () => {
    const db = await open()
    await addUser(db, 'ada@example.com', 'active')
    for (const client of ['a', 'b', 'c', 'd', 'e']) await requestPasswordLink(db, 'ada@example.com', client, now)
    await answerPasswordRequests(db, now)
    expect(await mails(db)).toHaveLength(3)
    await requestPasswordLink(db, 'ada@example.com', 'a', now + hour)
    await answerPasswordRequests(db, now + hour)
    expect(await mails(db)).toHaveLength(4)
  })

  test('one client may ask ten times an hour', async () => {
    const db = await open()
    for (let n = 0; n < 10; n++) await requestPasswordLink(db, `u${n}@example.com`, 'home', now)
    await expect(requestPasswordLink(db, 'u@example.com', 'home', now)).rejects.toThrow(TooManyRequests)
    await requestPasswordLink(db, 'u@example.com', 'office', now)
  })

  test('two workers answer a request once', { tags: 'simultaneous' }, async () => {
    const db = await open()
    await addUser(db, 'ada@example.com', 'active')
    await requestPasswordLink(db, 'ada@example.com', 'home', now)
    await Promise.all([1, 2, 3].map(() => answerPasswordRequests(db, now)))
    expect(await mails(db)).toHaveLength(1)
  })
})

const mails = (db: Db) => storedMails(db)

async function addUser(db: Db, email: string, status: UserStatus) {
  await createUser(db, { email, name: 'Ada', role: 'admin' }, now)
  await db.updateTable('users').set({ status }).where('email', '=', email).execute()
}
