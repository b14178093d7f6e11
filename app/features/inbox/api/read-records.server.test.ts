import { expect, inject } from 'vitest'
import { moveRecord } from '#app/features/records/move.server.ts'
import { createRecord } from '#app/features/records/records.server.ts'
import { theSite } from '#db/audit.ts'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { sendEnquiry } from '#tests/support/desk.ts'
import { findExported, readRecords } from './read-records.server.ts'

const now = Date.UTC(2026, 0, 15, 12)
const reader = { userId: 'u', kinds: ['enquiry', 'application'] as const, now }

async function readOn(db: Db, after?: number, limit = 2) {
  const { records, last, hasMore } = await readRecords(db, { after, limit }, reader)
  return { references: records.map(({ reference }) => reference), last: last ?? undefined, hasMore }
}

describeOnBothDialects('the list of records for programs', () => {
  test('misses and repeats none while records come in, change and are deleted', async ({ db }) => {
    const sent = []
    for (let n = 0; n < 5; n++) sent.push(await sendEnquiry(db, {}, { now }))
    const first = await readOn(db)
    expect(first).toMatchObject({ references: sent.slice(0, 2), hasMore: true })
    // One that was read is deleted, one is not yet read and changes, and another comes in.
    await db.deleteFrom('records').where('reference', '=', String(sent[1])).execute()
    const move = { kind: 'enquiry' as const, reference: String(sent[2]), to: 'completed' as const, version: 1 }
    await moveRecord(db, { ...move, isConfirmed: true }, { actor: theSite, now }, { onRelease: async () => {} })
    const late = await sendEnquiry(db, {}, { now })
    const second = await readOn(db, first.last)
    expect(second).toMatchObject({ references: sent.slice(2, 4), hasMore: true })
    const third = await readOn(db, second.last)
    expect(third).toMatchObject({ references: [sent[4], late], hasMore: false })
    // At the end, the same place is where to go on later.
    expect(await readOn(db, third.last)).toEqual({ references: [], last: third.last, hasMore: false })
    const newest = await sendEnquiry(db, {}, { now })
    expect((await readOn(db, third.last)).references).toEqual([newest])
  })

  test('begins with records since a time, and has neither spam nor other kinds', async ({ db }) => {
    await sendEnquiry(db, {}, { now: now - 24 * 60 * 60_000 })
    await sendEnquiry(db, {}, { now, spamReasons: 'honeypot' })
    const recent = await sendEnquiry(db, { message: 'x'.repeat(2000) }, { now })
    const { records } = await readRecords(db, { since: now, limit: 10 }, reader)
    expect(records).toMatchObject([{ reference: recent, message: 'x'.repeat(2000), kind: 'enquiry' }])
    expect(await findExported(db, recent, reader)).toEqual(records[0])
    expect((await readRecords(db, { limit: 10 }, { ...reader, kinds: ['application'] })).records).toEqual([])
    expect(await findExported(db, recent, { kinds: ['application'] })).toBeNull()
  })

  test('waits for a record that got its number earlier but is not stored yet', async ({ db }) => {
    // SQLite and a PostgreSQL in process store one record after the other.
    if (!isPostgres(db) || !inject('postgresUrl')) return
    const [begun, mayStore] = [signal(), signal()]
    const slow = db.transaction().execute(async (trx) => {
      const { reference } = await createRecord(trx, 'enquiry', someone, sendAs('slow'))
      begun.give()
      await mayStore.given
      return reference
    })
    await begun.given
    const quick = await db.transaction().execute((trx) => createRecord(trx, 'application', someone, sendAs('quick')))
    const reading = readOn(db, undefined, 10)
    setTimeout(mayStore.give, 50)
    expect((await reading).references).toEqual([await slow, quick.reference])
  })
})

const someone = { name: 'Ada', email: 'ada@example.com', texts: [] }
const sendAs = (digest: string) => ({ digest, language: 'en' as const, spamReasons: null, now })

function signal() {
  let give = () => {}
  const given = new Promise<void>((done) => {
    give = done
  })
  return { given, give: () => give() }
}
