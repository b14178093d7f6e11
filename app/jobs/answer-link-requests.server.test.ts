import { expect } from 'vitest'
import { requestDataLink } from '#app/features/people/requests.server.ts'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import { findPasswordLink } from '#app/features/staff/passwords/password-links.server.ts'
import { requestPasswordLink } from '#app/features/staff/passwords/password-requests.server.ts'
import { requestStatusLink } from '#app/features/status-links/status-links.server.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import type { Db } from '#db/schema.ts'
import type { LinkRequest } from '#db/tables/mail.ts'
import type { UserStatus } from '#db/tables/staff.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { sendEnquiry } from '#tests/support/desk.ts'
import { storedMails } from '#tests/support/mailbox.ts'
import { withQueryTexts } from '#tests/support/query-texts.ts'
import { answerLinkRequests } from './answer-link-requests.server.ts'

const now = Date.UTC(2026, 4, 4)
const hour = 3_600_000

describeOnBothDialects('forgotten passwords', () => {
  test('an active account gets a working link by mail', async ({ db }) => {
    await addUser(db, 'ada@example.com', 'active')
    await requestPasswordLink(db, ' Ada@Example.com', 'home', now)
    expect(await mails(db)).toEqual([])
    expect(await answerLinkRequests(db, now)).toBe(1)
    const [mail] = await mails(db)
    expect(mail).toMatchObject({ kind: 'password-reset-requested', to_address: 'ada@example.com' })
    const token = /https:\/\/site\.example\/reset-password\?token=([\w-]{43})/.exec(mail?.text_body ?? '')?.[1]
    expect(await findPasswordLink(db, token ?? '', now)).toBe('reset')
    expect(await answerLinkRequests(db, now)).toBe(0)
  })

  test('unknown, invited and disabled addresses are stored alike and get nothing', async ({ db }) => {
    await addUser(db, 'invited@example.com', 'invited')
    await addUser(db, 'disabled@example.com', 'disabled')
    for (const name of ['unknown', 'invited', 'disabled']) {
      await requestPasswordLink(db, `${name}@example.com`, 'home', now)
    }
    expect(await db.selectFrom('link_requests').select('id').execute()).toHaveLength(3)
    expect(await answerLinkRequests(db, now)).toBe(3)
    expect(await mails(db)).toEqual([])
    expect(await db.selectFrom('password_links').select('token_hash').execute()).toEqual([])
  })

  test('one address gets at most three mails an hour, and the fourth request gets the same answer', async ({ db }) => {
    await addUser(db, 'ada@example.com', 'active')
    for (const client of ['a', 'b', 'c', 'd', 'e']) await requestPasswordLink(db, 'ada@example.com', client, now)
    await answerLinkRequests(db, now)
    expect(await mails(db)).toHaveLength(3)
    await requestPasswordLink(db, 'ada@example.com', 'a', now + hour)
    await answerLinkRequests(db, now + hour)
    expect(await mails(db)).toHaveLength(4)
  })

  test('a request that fails holds up no other, is tried again, and is given up after a day', async ({ db }) => {
    await addUser(db, 'ada@example.com', 'active')
    const broken = {
      id: '0',
      kind: 'unknown' as never,
      email: 'a@example.com',
      reference: null,
      language: 'en' as const,
    }
    await db
      .insertInto('link_requests')
      .values({ ...broken, requested_at: now })
      .execute()
    await requestPasswordLink(db, 'ada@example.com', 'home', now)
    await answerLinkRequests(db, now)
    expect(await mails(db)).toHaveLength(1)
    const left = () => db.selectFrom('link_requests').select('id').execute()
    expect(await left()).toEqual([{ id: '0' }])
    await answerLinkRequests(db, now + 25 * hour)
    expect(await left()).toEqual([])
  })

  test('a request that waited for more than a day, because the site was stopped, is answered', async ({ db }) => {
    await addUser(db, 'ada@example.com', 'active')
    await requestPasswordLink(db, 'ada@example.com', 'home', now)
    await answerLinkRequests(db, now + 25 * hour)
    expect(await mails(db)).toHaveLength(1)
  })

  test('one client may ask ten times an hour', async ({ db }) => {
    for (let n = 0; n < 10; n++) await requestPasswordLink(db, `u${n}@example.com`, 'home', now)
    await expect(requestPasswordLink(db, 'u@example.com', 'home', now)).rejects.toThrow(TooManyRequests)
    await requestPasswordLink(db, 'u@example.com', 'office', now)
  })

  test('two workers answer a request once', { tags: 'simultaneous' }, async ({ db }) => {
    await addUser(db, 'ada@example.com', 'active')
    await requestPasswordLink(db, 'ada@example.com', 'home', now)
    await Promise.all([1, 2, 3].map(() => answerLinkRequests(db, now)))
    expect(await mails(db)).toHaveLength(1)
  })
})

describeOnBothDialects('links that strangers ask for', (open) => {
  const known = 'ada@example.com'
  const asking = (of: string) => ({ digest: of, client: 'home', language: 'en' as const, now })
  const kinds: Record<LinkRequest['kind'], (db: Db, email: string, reference: string) => Promise<void>> = {
    password: (db, email) => requestPasswordLink(db, email, 'home', now),
    status: (db, email, reference) => requestStatusLink(db, { reference, email }, asking(email)),
    'your-data': (db, email) => requestDataLink(db, { email }, asking(email)),
  }

  test.each(Object.entries(kinds))(
    '%s: the same is done before the answer for a known and an unknown address',
    async (kind, ask) => {
      const db = await open()
      await addUser(db, known, 'active')
      const reference = await sendEnquiry(db, { email: known })
      await db.deleteFrom('outbox').execute()
      const done: string[][] = []
      for (const email of [known, 'unknown@example.com']) {
        const watched = withQueryTexts(db)
        await ask(watched.db, email, reference)
        done.push([...watched.texts])
      }
      expect(done[0]).toContainEqual(expect.stringContaining('insert into "link_requests"'))
      expect(done[1]).toEqual(done[0])
      expect(await mails(db)).toEqual([])
      expect(await answerLinkRequests(db, now)).toBe(2)
      expect(await mails(db)).toMatchObject([
        { to_address: known, kind: expect.stringContaining(kind.replace('your-', '')) },
      ])
    },
  )
})

const mails = (db: Db) => storedMails(db)

async function addUser(db: Db, email: string, status: UserStatus) {
  await createUser(db, { email, name: 'Ada', role: 'admin' }, now)
  await db.updateTable('users').set({ status }).where('email', '=', email).execute()
}
