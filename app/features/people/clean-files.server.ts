// After an erasure, nothing of the erased rows may stay in the free pages and the log of a SQLite file.
import { askChild } from '#app/children/child.server.ts'
import type { Db } from '#db/schema.ts'
import type { Place } from './ledger.server.ts'

/** For a person who waits for the answer. */
export const shortPatienceMs = 60_000
const longPatienceMs = 30 * 60_000

/** @returns whether it is done; otherwise the worker tries again */
export async function cleanFiles(
  db: Db,
  { database }: Pick<Place, 'database'>,
  now: number,
  patienceMs = longPatienceMs,
) {
  const limits = { patienceMs, heapMegabytes: 128, atOnce: 1 }
  // A server's own vacuum frees its rows.
  const isDone = database === null || (await askChild('compact-database', database, limits)) === true
  if (isDone) await db.updateTable('erasures').set({ cleaned_at: now }).where('cleaned_at', 'is', null).execute()
  return isDone
}

/** For the worker. */
export async function cleanFilesIfDue(db: Db, place: Place, now: number): Promise<void> {
  const due = await db.selectFrom('erasures').select('id').where('cleaned_at', 'is', null).limit(1).executeTakeFirst()
  if (due) await cleanFiles(db, place, now)
}
