// A change of the audit log behind the site's back breaks its chain; the site's own work leaves it whole.
import { describe, expect, test } from 'vitest'
import { cutoffOf, retention } from '#app/content/legal/retention.ts'
import { purgeExpired } from '#app/jobs/purge-expired.server.ts'
import { forgetSalts, recordAudit, theSite } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { linkEntries } from './chain.server.ts'
import { checkAndKeep, checkChain, checkWhenDue, findCheckedChain } from './check-chain.server.ts'

const now = Date.UTC(2026, 10, 26)
const day = 24 * 60 * 60_000

async function write(db: Db, count: number, at = now) {
  for (let n = 0; n < count; n++) {
    const entry = { verb: 'suppressed', kind: 'address', detail: { n } } as const
    await db.transaction().execute((trx) => recordAudit(trx, entry, { actor: theSite, now: at + n }))
  }
}

const event = async (db: Db, number: number) => {
  const link = await db
    .selectFrom('audit_links')
    .select('event_id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return link.event_id
}

const changes: Record<string, { change: (db: Db) => Promise<unknown>; fault: object }> = {
  'a detail of an entry': {
    change: async (db) =>
      db
        .updateTable('audit_events')
        .set({ detail: '{"n":7}' })
        .where('id', '=', await event(db, 3))
        .execute(),
    fault: { is: 'changed', number: 3 },
  },
  'the time of an entry': {
    change: async (db) =>
      db
        .updateTable('audit_events')
        .set({ at: 1 })
        .where('id', '=', await event(db, 3))
        .execute(),
    fault: { is: 'changed', number: 3 },
  },
  'an entry that is deleted': {
    change: async (db) =>
      db
        .deleteFrom('audit_events')
        .where('id', '=', await event(db, 3))
        .execute(),
    fault: { is: 'missing', number: 3 },
  },
  'an entry that is deleted with its link': {
    change: async (db) => {
      await db
        .deleteFrom('audit_events')
        .where('id', '=', await event(db, 3))
        .execute()
      await db.deleteFrom('audit_links').where('number', '=', 3).execute()
    },
    fault: { is: 'broken', number: 4 },
  },
  'the first entry that is deleted with its link': {
    change: async (db) => {
      await db
        .deleteFrom('audit_events')
        .where('id', '=', await event(db, 1))
        .execute()
      await db.deleteFrom('audit_links').where('number', '=', 1).execute()
    },
    fault: { is: 'broken', number: 2 },
  },
  'who did it, where words of a person were erased': {
    change: async (db) => {
      const id = await event(db, 3)
      await db.transaction().execute((trx) => forgetSalts(trx, [id]))
      await db.updateTable('audit_events').set({ actor_name: 'Eve' }).where('id', '=', id).execute()
    },
    fault: { is: 'changed', number: 3 },
  },
  'a digest': {
    change: (db) => db.updateTable('audit_links').set({ detail: 'a' }).where('number', '=', 3).execute(),
    fault: { is: 'broken', number: 3 },
  },
  'an entry that pretends to be linked': {
    change: async (db) => {
      await write(db, 1)
      await db.updateTable('audit_events').set({ is_linked: 1 }).where('is_linked', '=', 0).execute()
    },
    fault: { is: 'added', number: null },
  },
}

describeOnBothDialects('the chain of the audit log', (open) => {
  test('links every entry once, also those of two servers at the same time', { tags: 'simultaneous' }, async () => {
    const db = await open()
    await write(db, 450)
    const link = async () => {
      while (await linkEntries(db));
    }
    await Promise.all([link(), link()])
    const numbers = await db.selectFrom('audit_links').select('number').orderBy('number').execute()
    expect(numbers.map(({ number }) => Number(number))).toEqual(Array.from({ length: 450 }, (_, n) => n + 1))
    expect(await checkChain(db, now)).toMatchObject({ links: 450, erased: 0, fault: null })
  })

  describe('names the first fault', () => {
    test.each(Object.keys(changes))('%s', async (name) => {
      const db = await open()
      await write(db, 5)
      await linkEntries(db)
      await changes[name]?.change(db)
      expect((await checkChain(db, now)).fault).toEqual(changes[name]?.fault)
    })
  })

  test('stays whole when words of a person are erased, and says of how many entries', async () => {
    const db = await open()
    await write(db, 3)
    await linkEntries(db)
    const id = await event(db, 2)
    await db.transaction().execute((trx) => forgetSalts(trx, [id]))
    await db.updateTable('audit_events').set({ detail: '{}' }).where('id', '=', id).execute()
    expect(await checkChain(db, now)).toMatchObject({ links: 3, erased: 1, fault: null })
  })

  test('stays whole when old entries are deleted, and later their links, but for the last', async () => {
    const db = await open()
    await write(db, 3, cutoffOf(retention.auditEvents, now) - 10)
    await write(db, 3)
    await linkEntries(db)
    await purgeExpired(db, now)
    expect(await checkChain(db, now)).toMatchObject({ links: 6, fault: null })
    const later = now + 8 * day
    await purgeExpired(db, later)
    expect(await checkChain(db, later)).toMatchObject({ links: 4, last: { number: 6 }, fault: null })
    await write(db, 1, later)
    await linkEntries(db)
    expect(await checkChain(db, later)).toMatchObject({ links: 5, last: { number: 7 }, fault: null })
  })

  test('is checked once a day, and the result is kept', async () => {
    const db = await open()
    await write(db, 2)
    await checkWhenDue(db, now)
    expect(await findCheckedChain(db)).toMatchObject({ at: now, links: 2, fault: null })
    await write(db, 1)
    await checkWhenDue(db, now + day - 1)
    expect(await findCheckedChain(db)).toMatchObject({ at: now, links: 2 })
    await checkWhenDue(db, now + day)
    expect(await findCheckedChain(db)).toMatchObject({ at: now + day, links: 3 })
    await db.deleteFrom('audit_events').execute()
    expect(await checkAndKeep(db, now)).toMatchObject({ fault: { is: 'missing', number: 1 } })
  })
})
