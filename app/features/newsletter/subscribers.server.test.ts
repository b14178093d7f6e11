import { expect } from 'vitest'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { subscriberToken } from './links.server.ts'
import { changePreferences } from './newsletter.server.ts'
import { subscribe } from './subscribe.server.ts'
import { listSubscribers, recordListExport, type SubscriberFilter, walkActive } from './subscribers.server.ts'
import { readerTopics } from './topics.ts'

const noon = Date.UTC(2026, 0, 15, 12)
let count = 0
async function asked(db: Db, name: string, more: { spamReasons?: string; now?: number; status?: 'active' } = {}) {
  count += 1
  const email = `v${count}@example.com`
  const sending = { digest: `d${count}`, client: `c${count}`, spamReasons: more.spamReasons ?? null }
  await subscribe(
    db,
    { name, email, marketing: false, from: '/blog' },
    { ...sending, language: 'en', now: more.now ?? noon },
  )
  if (more.status) await db.updateTable('subscribers').set({ status: more.status }).where('email', '=', email).execute()
  return email
}

const names = async (db: Db, filter: SubscriberFilter) =>
  (await listSubscribers(db, filter)).rows.map(({ name }) => name)

describeOnBothDialects('subscribers as staff list them', (open) => {
  test('are listed by state; quarantined ones only on request', async ({ db }) => {
    await asked(db, 'Ada', { status: 'active' })
    await asked(db, 'Bo', { now: noon + 1 })
    await asked(db, 'Robot', { spamReasons: 'A reason.' })
    expect(await names(db, {})).toEqual(['Bo', 'Ada'])
    expect(await names(db, { state: 'pending' })).toEqual(['Bo'])
    expect(await names(db, { state: 'quarantined' })).toEqual(['Robot'])
    expect(await names(db, { state: 'bounced' })).toEqual([])
  })

  test('are found by name and address, ignoring case, accents and order, even after a change of name', async () => {
    const db = await open()
    const email = await asked(db, 'Zoë Müller', { status: 'active' })
    await asked(db, '김철수')
    for (const search of ['MULLER zoe', email.toUpperCase(), 'example zo']) {
      expect(await names(db, { search }), search).toEqual(['Zoë Müller'])
    }
    expect(await names(db, { search: '철수' })).toEqual(['김철수'])
    for (const search of ['%', '_', "' or 1=1 --", '\\']) expect(await names(db, { search }), search).toEqual([])
    const row = await db.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
    const wanted = { name: 'Ångström', topics: [...readerTopics], marketing: false, language: 'en' as const }
    await changePreferences(db, subscriberToken(row), { ...wanted, frequency: 'each' }, { now: noon })
    expect(await names(db, { search: 'angstrom' })).toEqual(['Ångström'])
    expect(await names(db, { search: 'muller' })).toEqual([])
  })

  test('come 25 a page, each once, even with equal times', async ({ db }) => {
    for (let index = 0; index < 60; index++) await asked(db, `${index}`, { now: noon + Math.floor(index / 20) })
    const seen: string[] = []
    const sizes: number[] = []
    let page = await listSubscribers(db, {})
    for (;;) {
      seen.push(...page.rows.map(({ id }) => id))
      sizes.push(page.rows.length)
      if (!page.next) break
      page = await listSubscribers(db, {}, page.next)
    }
    expect(sizes).toEqual([25, 25, 10])
    expect(new Set(seen).size).toBe(60)
  })

  test('are exported completely, active ones only, and the audit log has their number', async ({ db }) => {
    for (let index = 0; index < 3; index++) await asked(db, `${index}`, { status: 'active' })
    await asked(db, 'Pending')
    const taken = []
    for await (const rows of walkActive(db)) taken.push(...rows)
    expect(taken.map(({ name }) => name).sort()).toEqual(['0', '1', '2'])
    await recordListExport(db, { actor: { id: null, name: 'Ben', address: null }, now: noon })
    expect(await db.selectFrom('audit_events').selectAll().execute()).toMatchObject([
      { actor_name: 'Ben', verb: 'exported', record_kind: 'subscriber', detail: '{"count":3}' },
    ])
  })

  test('move to the top with a new request', async ({ db }) => {
    const again = await asked(db, 'Ada')
    await asked(db, 'Bo')
    await db.updateTable('subscribers').set({ status: 'unsubscribed' }).where('email', '=', again).execute()
    await subscribe(
      db,
      { name: 'Ada', email: again, marketing: false, from: '/blog' },
      { digest: 'x', client: 'x', spamReasons: null, language: 'en', now: noon + 1 },
    )
    expect(await names(db, {})).toEqual(['Ada', 'Bo'])
    expect(await names(db, { search: 'example' })).toEqual(['Ada', 'Bo'])
  })
})
