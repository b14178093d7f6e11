import { expect } from 'vitest'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { restoreRemoved } from '#db/removed-records.ts'
import type { Db } from '#db/schema.ts'
import { input } from '#tests/support/applications.ts'
import { describeOnBothDialects, test } from '#tests/support/databases.ts'
import { purgeExpired } from './purge.server.ts'

const day = 24 * 60 * 60_000
const start = Date.UTC(2026, 0, 15, 12)
const sending = { now: start, digest: 'd', client: 'c', spamReasons: null, language: 'en' as const }

async function rejected(db: Db) {
  const cv = { name: 'cv.pdf', bytes: new TextEncoder().encode('%PDF-1.7') }
  const sent = await submitApplication(db, input, sending, cv)
  if (!sent.ok) throw new Error(sent.codeProblem)
  const { id } = sent.application
  await db.updateTable('records').set({ status: 'rejected', closed_at: start }).where('id', '=', id).execute()
}
const names = async (db: Db) => (await db.selectFrom('received_files').select('name').execute()).map(({ name }) => name)
const records = async (db: Db) => (await db.selectFrom('records').select('id').execute()).length

describeOnBothDialects('the CV of an application', (open) => {
  test('is kept as long as the application, can be restored with it, and is deleted with its last copy', async () => {
    const db = await open()
    await rejected(db)
    await purgeExpired(db, start + 364 * day)
    expect([await records(db), await names(db)]).toEqual([1, ['cv.pdf']])

    const after = start + 367 * day
    await purgeExpired(db, after)
    expect([await records(db), await names(db)]).toEqual([0, ['cv.pdf']])
    await restoreRemoved(db, 0)
    await purgeExpired(db, start + 1)
    await purgeExpired(db, after + 1)
    await purgeExpired(db, after + 2)
    expect([await records(db), await names(db)]).toEqual([0, ['cv.pdf']])
    await purgeExpired(db, after + 8 * day)
    expect(await names(db)).toEqual([])
  })

  test('goes after a week while the application is quarantined, which itself stays', async ({ db }) => {
    await rejected(db)
    await db.updateTable('records').set({ status: 'spam' }).execute()
    await purgeExpired(db, start + 7 * day - 1)
    expect(await names(db)).toEqual(['cv.pdf'])
    await purgeExpired(db, start + 7 * day)
    expect([await records(db), await names(db)]).toEqual([1, []])
  })

  test('is left out where its address has stored its share of the day, and so is said; the application is taken', async () => {
    const db = await open()
    const send = async (n: number, client: string) => {
      const bytes = new Uint8Array(5_000_000).fill(n)
      const typed = { ...input, email: `ada${n}@example.com` }
      const sent = await submitApplication(
        db,
        typed,
        { ...sending, client, digest: `d${n}` },
        { name: 'cv.pdf', bytes },
      )
      return sent.ok && sent.isCvLeftOut
    }
    const sent: unknown[] = []
    for (const n of [1, 2, 3, 4, 5, 6, 7]) sent.push(await send(n, 'one'))
    sent.push(await send(8, 'another'))
    expect(sent).toEqual([false, false, false, false, false, false, true, false])
    expect([await records(db), (await names(db)).length]).toEqual([8, 7])
    const notes = await db.selectFrom('record_events').select('note').where('note', 'is not', null).execute()
    expect(notes.map(({ note }) => note)).toEqual([expect.stringContaining('was not kept')])
  })
})
