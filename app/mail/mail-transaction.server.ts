import type { Db, Trx } from '#db/schema.ts'
import { nudgeCourier } from './nudge.server.ts'

/** A transaction that may queue mails: it nudges the courier after the commit. */
export async function mailTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  const result = await db.transaction().execute(work)
  nudgeCourier()
  return result
}
