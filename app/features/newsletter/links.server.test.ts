import { afterEach, expect, vi } from 'vitest'
import type { Db } from '#db/schema.ts'
import type { Subscriber } from '#db/tables/newsletter.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { subscribe } from './subscribe.server.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const sending = { digest: 'd', client: 'c', spamReasons: null, language: 'en' as const, now: noon }

/** The links as a server with these secrets makes and reads them. */
async function linksWith(...secrets: string[]) {
  vi.resetModules()
  vi.stubEnv('SESSION_SECRET', secrets.join(','))
  return import('./links.server.ts')
}
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})
const [first, second] = ['the-first-secret-long-enough', 'the-second-secret-long-enough']

async function subscribed(db: Db): Promise<Subscriber> {
  const ada = { name: 'Ada', email: 'ada@example.com', marketing: false, from: '/newsletter' }
  await subscribe(db, ada, sending)
  return db.selectFrom('subscribers').selectAll().executeTakeFirstOrThrow()
}

describeOnBothDialects('a link of a newsletter mail', () => {
  test('carries a random key, and works after all secrets have changed', async ({ db }) => {
    const row = await subscribed(db)
    const { subscriberLinks } = await linksWith(first)
    const { preferences, unsubscribe, oneClick } = subscriberLinks(row)
    const token = row.link_key ?? ''
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    expect([preferences, unsubscribe, oneClick]).toEqual([
      `/newsletter/preferences/${token}`,
      `/newsletter/unsubscribe/${token}`,
      `/unsubscribe/${token}`,
    ])
    const changed = await linksWith(second)
    expect(await changed.findLinkedSubscriber(db, token)).toMatchObject({ id: row.id })
  })

  test('from before there were keys is signed: it works while its secret is known, and not after', async ({ db }) => {
    const { id } = await subscribed(db)
    const { subscriberToken } = await linksWith(first)
    const old = subscriberToken({ id, link_key: null })
    expect(old).toContain(id)
    const added = await linksWith(second, first)
    expect(await added.findLinkedSubscriber(db, old)).toMatchObject({ id })
    const changed = await linksWith(second)
    expect(await changed.findLinkedSubscriber(db, old)).toBeNull()
    expect(changed.isSubscriberToken(old)).toBe(false)
  })

  test('leads to one who has left, and to nothing with another or a broken key', async ({ db }) => {
    const { id, link_key } = await subscribed(db)
    await db.updateTable('subscribers').set({ status: 'unsubscribed', email: null, name: null }).execute()
    const { findLinkedSubscriber, isSubscriberToken } = await linksWith(first)
    const key = link_key ?? ''
    expect(await findLinkedSubscriber(db, key)).toMatchObject({ id, email: null })
    expect(await findLinkedSubscriber(db, '0'.repeat(64))).toBeNull()
    for (const broken of ['', 'null', key.slice(1), `${key}0`, key.toUpperCase().replace(/\d/g, 'A'), `${id}_${key}`]) {
      expect(isSubscriberToken(broken), broken).toBe(false)
      expect(await findLinkedSubscriber(db, broken), broken).toBeNull()
    }
  })
})
