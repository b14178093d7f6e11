import { expect, test } from 'vitest'
import { createUser, setPassword } from '#app/features/staff/accounts/users.server.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { tellOfGuessing } from './guessing-notice.server.ts'
import { recordRefusal } from './login-throttle.server.ts'

const start = Date.UTC(2026, 4, 4)
const hour = 60 * 60_000
const email = 'ada@example.com'

describeOnBothDialects('the notice of password guessing', (open) => {
  test('goes to the owner from five wrong codes on, once an hour while it continues', async () => {
    const db = await account(open)
    await refuse(db, 4, 'code-refused', start)
    expect(await tell(db, start)).toEqual([])
    await refuse(db, 1, 'code-refused', start)
    expect(await tell(db, start + 1)).toEqual(['codes-refused'])
    await refuse(db, 20, 'code-refused', start + 2)
    expect(await tell(db, start + hour)).toEqual(['codes-refused'])
    await refuse(db, 5, 'code-refused', start + hour)
    expect(await tell(db, start + hour + 1)).toEqual(['codes-refused', 'codes-refused'])
  })

  test('gives the owner the number of wrong codes', async () => {
    const db = await account(open)
    await refuse(db, 7, 'code-refused', start)
    await tell(db, start + 1)
    const { text_body } = await db.selectFrom('outbox').select('text_body').executeTakeFirstOrThrow()
    expect(text_body).toContain('In the last hour 7 wrong codes')
  })

  test('goes to the owner from the third right password without the passkey that the role requires', async () => {
    const db = await account(open)
    await refuse(db, 2, 'passkey-needed', start)
    expect(await tell(db, start)).toEqual([])
    await refuse(db, 1, 'passkey-needed', start)
    expect(await tell(db, start + 1)).toEqual(['passkey-needed'])
    expect(await tell(db, start + 2)).toEqual(['passkey-needed'])
  })

  test('goes to the owner from ten wrong passwords on, once a day', async () => {
    const db = await account(open)
    await refuse(db, 9, 'sign-in-refused', start)
    expect(await tell(db, start)).toEqual([])
    for (let n = 0; n < 24; n++) {
      await refuse(db, 10, 'sign-in-refused', start + n * hour)
      expect(await tell(db, start + n * hour)).toEqual(['passwords-refused'])
    }
    await refuse(db, 10, 'sign-in-refused', start + 24 * hour)
    expect(await tell(db, start + 24 * hour)).toHaveLength(2)
  })

  test('is not sent for unknown addresses and disabled accounts', async () => {
    const db = await account(open)
    for (let n = 0; n < 20; n++) await recordRefusal(db, 'nobody@example.com', 'x', start)
    await refuse(db, 20, 'sign-in-refused', start)
    await db.updateTable('users').set({ status: 'disabled' }).execute()
    expect(await tell(db, start)).toEqual([])
  })
})

async function account(open: () => Promise<Db>) {
  const db = await open()
  const user = await createUser(db, { email, name: 'Ada', role: 'admin' }, start)
  await db.transaction().execute((trx) => setPassword(trx, user?.id ?? '', 'hash'))
  return db
}

async function refuse(db: Db, times: number, verb: Parameters<typeof recordRefusal>[4], now: number) {
  for (let n = 0; n < times; n++) await recordRefusal(db, email, '198.51.100.7', now, verb)
}

async function tell(db: Db, now: number) {
  await tellOfGuessing(db, now)
  const mails = await db.selectFrom('outbox').select(['kind', 'to_address', 'text_body']).execute()
  for (const mail of mails) {
    expect(mail.to_address).toBe(email)
    expect(mail.text_body).toContain('https://site.example/forgot-password')
  }
  return mails.map(({ kind }) => kind)
}
